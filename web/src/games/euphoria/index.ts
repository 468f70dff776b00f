import "./tokens.css";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Answer from "./questions/Answer.svelte";
import Faces from "./questions/Faces.svelte";
import Offer from "./questions/Offer.svelte";
import Side from "./Side.svelte";
import { sideHeight } from "./side/height";
import { signs } from "./signs";
import Summary from "./Summary.svelte";

const page: GamePage = {
  Board,
  Side,
  sideHeight,
  Summary,
  CardFace,
  plain: ["artifact", "deck", "faction", "good", "penalty", "track"],
  signs,
  locale: {
    en: async () => (await import("./locale/en.ftl?raw")).default,
    de: async () => (await import("./locale/de.ftl?raw")).default,
  },
  questions: {
    "prompt-offer": Offer,
    "prompt-counter": Offer,
    "prompt-answer": Answer,
    "prompt-answer-counter": Answer,
    "prompt-face": Faces,
  },
};

export default page;
