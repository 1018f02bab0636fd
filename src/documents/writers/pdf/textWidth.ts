/** How wide Inter's semi-bold letters are, as part of the type size: the widest weight that tables use. */
const GROUPS: readonly (readonly [letters: string, width: number])[] = [
  [".,:;'’· \u00a0\u202f|", 0.29],
  ["ijlIíìïÍ!", 0.28],
  ["frt()/[]º", 0.41],
  ["-", 0.48],
  ["mMWw%@—", 0.99],
  ["GNOQÑÖÓ", 0.79],
  ["ABCDEHKPRSTUVXYZÄÜÉÚ&<>=", 0.74],
  ["sczx", 0.57],
];
const WIDTHS = new Map(GROUPS.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)));
const OTHER = 0.64;

/** Beyond the Latin letters nothing is known: as wide as the type is high, and a little more. */
const WIDE = 1.05;
const LAST_LATIN = 0x24f;
const MINUS = "−";

/** The width of a text in parts of the type size, rather too wide than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    const known = WIDTHS.get(letter);
    const latin = (letter.codePointAt(0) ?? 0) <= LAST_LATIN || letter === MINUS || letter === "–";
    width += known ?? (latin ? OTHER : WIDE);
  }
  return width;
}

/** The width of a text's longest word: a line breaks at spaces and after hyphens, never at a no-break space. */
export function wordWidth(text: string): number {
  return text.split(/[ \u200b\n]|(?<=-)/u).reduce((widest, word) => Math.max(widest, textWidth(word)), 0);
}
