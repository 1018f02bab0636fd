import type { Kind } from "#domain/revisions/revision.ts";
import type { Formats } from "#language/format.ts";

/** The place a chart is laid out for, in pixels at which its text is 12 high, and the language of its numbers. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly formats: Formats;
  /** What each kind is called in a key, and at the divide before the first forecast. */
  readonly kindNames: Readonly<Record<Kind, string>>;
}

/** How high a chart must be at least for its text to keep apart, and how high it looks best. */
export interface Heights {
  readonly least: number;
  readonly best: number;
}
