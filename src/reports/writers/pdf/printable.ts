/** Words of this many letters and more could be wider than a column and have no place to break. */
const LONG = 29;
const PIECE = 14;
const LONG_RUN = new RegExp(`[^\\s\\u200b-]{${LONG},}`, "gu");
// Half of a pair, tabs and other steering marks have no picture.
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]/gu;

/** A text as it can be set: nothing that has no picture, and places to break in words that are longer than a column. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, " ")
    .replace(LONG_RUN, (run) => chunks([...run]).join("\u200b"));
}

function chunks(letters: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < letters.length; at += PIECE) pieces.push(letters.slice(at, at + PIECE).join(""));
  return pieces;
}
