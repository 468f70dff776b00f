import "./tokens.css";
import type { GamePage } from "../game";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import CardChoice from "./questions/CardChoice.svelte";
import Draft from "./questions/Draft.svelte";
import Movement from "./questions/Movement.svelte";
import Orientation from "./questions/Orientation.svelte";
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
  plain: ["about", "camp", "crate", "dark", "light", "ring"],
  signs,
  locale: {
    en: async () => (await import("./locale/en.ftl?raw")).default,
    de: async () => (await import("./locale/de.ftl?raw")).default,
  },
  questions: {
    "prompt-tribe": Draft,
    "prompt-draft": Draft,
    "prompt-draft-tribe": Draft,
    "prompt-draft-gadget": Draft,
    "prompt-gadget": CardChoice,
    "prompt-vault": CardChoice,
    "prompt-tile": CardChoice,
    "prompt-install": CardChoice,
    "prompt-install-free": CardChoice,
    "prompt-take-keycard": CardChoice,
    "prompt-swap": CardChoice,
    "prompt-swap-for": CardChoice,
    "prompt-back": CardChoice,
    "prompt-copy": CardChoice,
    "prompt-lay": Orientation,
    "prompt-turn path": CardChoice,
    "prompt-turn discard": CardChoice,
    "prompt-to": Movement,
    "prompt-afloat": Movement,
  },
};

export default page;
