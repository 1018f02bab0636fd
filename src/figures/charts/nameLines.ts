/** About how wide letters of 12 px in semibold are; the first kind that a letter is of counts. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijl '’.,:;]/, 3.4],
  [/[frtI()/-]/, 4.8],
  [/[mwMW%]/, 11],
  [/[\p{Lu}&]/u, 8.4],
];
const OTHER_LETTER = 7;

/** The lines that a name takes in a tile of that inner width, broken between words alone; null where a word does not fit. */
export function nameLines(name: string, width: number): number | null {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/(?<=[ /-])/)) {
    const wide = nameWidth(word.trimEnd());
    if (wide > width) return null;
    if (used > 0 && used + wide > width) {
      lines += 1;
      used = 0;
    }
    used += nameWidth(word);
  }
  return lines;
}

/** About how wide a name is: "Arzneimittelhersteller" takes far less than its letters times their average. */
export function nameWidth(name: string): number {
  return name.split("").reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER;
}
