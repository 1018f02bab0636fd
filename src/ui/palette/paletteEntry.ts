import type { Answer } from "../ask/answer.ts";

export const PALETTE_GROUPS = [
  "ask",
  "screens",
  "views",
  "markets",
  "verticals",
  "media",
  "stations",
  "companies",
  "texts",
  "actions",
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** One thing that the palette finds. */
export interface PaletteEntry {
  /** Unique and lasting, such as `market:tv-501`, so that it is known again when it was used before. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** What a question was understood as; shown in place of the label. */
  readonly answer?: Answer;
  /** What tells it from others of its name: states, the vertical, the owner. */
  readonly detail?: string;
  /** Its names in other languages, codes and states: found like the label, but after it. */
  readonly also: readonly string[];
  /** What people call it. */
  readonly nicknames: readonly string[];
  /** Where it leads, as a path of the app, or what it does. */
  readonly go: string | (() => void);
}
