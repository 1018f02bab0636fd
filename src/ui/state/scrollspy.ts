/** A part of the page that can be jumped to. */
export interface ScrollspyItem {
  /** The element's id. */
  readonly id: string;
  readonly label: string;
}

/** The parts of the page shown, for the list of them beside it. */
export interface Scrollspy {
  readonly items: readonly ScrollspyItem[];
}

/** The part being read: the last one whose top has passed the line, in pixels from the top of the window; the first before that. */
export function itemInSight(tops: readonly number[], line: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
