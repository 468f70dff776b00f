import "./tokens.css";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import CardChoice from "./questions/CardChoice.svelte";
import TileChoice from "./questions/TileChoice.svelte";
import Side from "./Side.svelte";
import { sideHeight } from "./side/height";
import { signs } from "./signs";
import Status from "./Status.svelte";
import Summary from "./Summary.svelte";

const page: GamePage = {
  Board,
  Side,
  sideHeight,
  Summary,
  Status,
  CardFace,
  plain: ["about", "artifact", "crate", "reward", "technology"],
  signs,
  locale: {
    en: async () => (await import("./locale/en.ftl?raw")).default,
    de: async () => (await import("./locale/de.ftl?raw")).default,
  },
  questions: {
    "prompt-flip": TileChoice,
    "prompt-tribe": CardChoice,
    "prompt-keep": CardChoice,
  },
};

export default page;
