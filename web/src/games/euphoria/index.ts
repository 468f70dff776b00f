// Letters on emblems and stars have colours of their own: what they look like comes last.
import "./board.css";
import "./tokens.css";
import type { GamePage } from "../game";
import Answer from "./questions/Answer.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Faces from "./questions/Faces.svelte";
import Offer from "./questions/Offer.svelte";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { targets } from "./targets";

const page: GamePage = {
  Board,
  Side,
  sideHeight: 32,
  Summary,
  CardFace,
  targets,
  questions: {
    "prompt-offer": Offer,
    "prompt-counter": Offer,
    "prompt-answer": Answer,
    "prompt-answer-counter": Answer,
    "prompt-face": Faces,
  },
};

export default page;
