import { proportionOf, type View } from "#figures/charts/map/mapScene.ts";

/** How a map and the list of its areas share the room of their block, in pixels. */
export interface MapRoom {
  readonly width: number;
  readonly height: number;
  /** Whether the list stands beside the map rather than below. */
  readonly beside: boolean;
  /** So many rows of the list are as high as the map, or are shown below it at first. */
  readonly rows: number;
}

/** A block as wide has room for a list beside its map. */
const WIDE = 760;
export const GAP = 24;
/** What a list needs, and the part of a block that its map has at least. */
const [LIST, LEAST_PART] = [340, 0.42];
/** Heights of maps with a list beside them, and of those without. */
const [LEAST_BESIDE, MOST_BESIDE, LEAST, MOST] = [400, 600, 280, 480];
export const ROW = 28;
/** The name of the list, and the way to the rest of it. */
const AROUND_ROWS = 68;
const ROWS_BELOW = 6;

/** A map is as wide and as high as what it shows, as far as its block and a page allow; the list has what is left. */
export function roomOf(width: number, view: View, hasList: boolean): MapRoom {
  const proportion = proportionOf(view);
  const within = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most));
  if (!hasList || width < WIDE)
    return { width, height: within(width / proportion, LEAST, MOST), beside: false, rows: ROWS_BELOW };
  const map = within(MOST_BESIDE * proportion, width * LEAST_PART, width - LIST - GAP);
  const height = within(map / proportion, LEAST_BESIDE, MOST_BESIDE);
  return { width: map, height, beside: true, rows: Math.floor((height - AROUND_ROWS) / ROW) };
}
