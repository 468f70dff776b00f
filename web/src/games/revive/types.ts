/** What views and the catalogue of Revive hold. */

import type { Sign } from "../../lib/signs/sign";
import type { Point } from "../../lib/svg/geometry";

export type { Sign };
export type Colour = "gray" | "green" | "yellow";
export type Good = "crystal" | "gear" | "book" | "food";
export type MajorArtifact = "purple" | "orange" | "white";
export type ArtifactKind = MajorArtifact | "minor";
export type SlotName = "top-left" | "top-right" | "bottom-left" | "bottom-right" | "right";
export type Size = "small" | "large";
export type HalfName = "top" | "bottom";

// The view

export interface View {
  seats: number;
  seat: number | null;
  turn: number;
  actions: number;
  ending: number | null;
  over: boolean;
  players: Player[];
  places: Place[];
  spaces: Record<string, Space>;
  corners: { corner: string; location: string }[];
  falcon: string | null;
  turning: { place: string; tile: string } | null;
  cards: string[];
  card_deck: number;
  modules: string[];
  module_deck: number;
  machines: { colour: Colour; machine: string }[];
  machine_deck: Record<Colour, number>;
  crate_deck: number;
  artifacts: Record<ArtifactKind, number>;
  artifact_card: string | null;
}

export interface Place {
  place: string;
  tile?: string;
  turned?: boolean;
  back?: { id: string };
}

export interface Space {
  kind: string;
  building?: { seat: number; size: Size };
  figures?: number[];
  tokens?: string[];
}

export interface Player {
  seat: number;
  tribe: string | null;
  points: number;
  score: Record<string, number>;
  goods: Record<Good, number>;
  energy: number;
  switch: "ready" | "used";
  hibernation: number;
  tracks: Record<Colour, number>;
  rewards: string[];
  technologies: string[];
  markers_left: number;
  progress: number;
  range: number;
  buildings_left: Record<Size, number>;
  tribe_tiles: number;
  active: string[];
  resting: string[];
  slots: Record<SlotName, { card: string; half: HalfName }[]>;
  modules: Record<string, string | null>;
  machines: { machine: string; used: boolean }[];
  crates: { closed: number; opened: string[]; reopened: string[] };
  artifacts: Record<MajorArtifact, number>;
  minor_artifacts: number;
  end_tile: boolean;
  cube?: number;
  closed_crates?: string[];
  dealt?: string[];
  artifact_card?: string;
}

// What cards show

export interface HalfFace {
  signs: Sign[];
  text: string;
  slot: boolean;
  flasks: number;
}
export interface Faces {
  card: { colour: Colour; starting: boolean; top: HalfFace; bottom: HalfFace };
  module: { colours: Colour[]; signs: Sign[]; flasks: number };
  machine: { colour: Colour | "standard" | "tribe"; signs: Sign[]; flasks: number };
  crate: { signs: Sign[] };
  tile: { faces: string[]; water: Sign[]; gives: string };
  back: { cost: Sign[]; points: number; location: boolean; water: boolean };
  location: { category: string; points: number; steps: [number, number][]; gain: Sign[] };
  reward: {
    kind: "standard" | "special" | "artifact" | "cards";
    colour: Colour | null;
    machine: string | null;
    needs: Partial<Record<Colour, number>>;
    text: string;
    points: number;
  };
  tribe: { tribe: string; side: "sun" | "moon"; ability: Sign[]; tiles: number };
  technology: { cost: number; points: number; signs: Sign[] };
  "artifact-card": Record<MajorArtifact, { category: string; points: number; text: string }>;
  artifact: { artifact: ArtifactKind };
  about: { icon: string; tint?: string };
}

// The catalogue: what is printed on the boards

export interface Constants {
  map: {
    spaces: Record<string, Point>;
    chasm: string;
    places: Record<string, string[]>;
    corners: Record<string, { at: Point; touches: string[] }>;
    crystals: { id: string; at: Point; vast: boolean; touches: string[] }[];
  };
  tracks: Record<
    Colour,
    {
      length: number;
      resource: Good;
      rewards: { reward: string; at: number; first: Colour }[];
    }
  >;
  progress: { length: number; points: number[]; bonuses: Record<string, Sign[]> };
  points: Record<string, Sign[]>;
  hibernation: { signs: Sign[]; removal: boolean }[];
  slots: Record<SlotName, ("plain" | "active")[]>;
  technologies: Record<string, string | null>;
  switch: Sign[];
  limits: Record<Good, number>;
  costs: Record<Size, number>;
  buildings: Record<Size, number>;
  markers: number;
}
