/** Words of this many letters and more could be wider than a column and have no place to break. */
const LONG = 29;
const PIECE = 14;
const LONG_RUN = new RegExp(`[^\\s\\u200b-]{${LONG},}`, "gu");
/** Tabs and other steering marks, which have no picture. */
const UNSEEN = /[\p{Cc}\ufffe\uffff]/gu;

const letters = new Intl.Segmenter();

/** A text as it can be set: nothing that has no picture, and places to break in words that are longer than a column. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, (mark) => (mark === "\n" ? mark : " "))
    .replace(LONG_RUN, (run) =>
      Array.from(letters.segment(run), ({ segment }, at) =>
        at > 0 && at % PIECE === 0 ? `\u200b${segment}` : segment,
      ).join(""),
    );
}
