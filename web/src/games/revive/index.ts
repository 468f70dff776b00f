import "./tokens.css";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import CardChoice from "./questions/CardChoice.svelte";
import TileChoice from "./questions/TileChoice.svelte";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { targets } from "./targets";

const page: GamePage = {
  Board,
  Side,
  sideHeight: 46,
  Summary,
  CardFace,
  targets,
  questions: {
    "prompt-flip": TileChoice,
    "prompt-tribe": CardChoice,
    "prompt-keep": CardChoice,
  },
};

export default page;
