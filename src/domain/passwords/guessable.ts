import { COMMON_WORDS } from "./commonWords.ts";

/** Rows and columns of keyboards, the alphabet, and the digits: fingers walk along them, both ways. */
const WALKS = [
  "qwertyuiop",
  "qwertzuiopü",
  "azertyuiop",
  "asdfghjklñ",
  "qsdfghjklm",
  "zxcvbnm,.-",
  "yxcvbnm,.-",
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  '!"#$%&/()=',
  "!@#$%^&*()_+",
  "147258369",
].flatMap((walk) => [walk, Array.from(walk).toReversed().join("")]);

const STEPS = 3;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/**
 * How many characters of a password a guesser would not come upon by words, names, years, keyboard walks and repetitions.
 *
 * @param known words that are near at hand besides the common ones, such as the person's name; in small letters
 */
export function unguessableCharacters(password: string, known: readonly string[] = []): number {
  const plain = password.toLowerCase();
  // Characters outside the basic plane become one place each, so that both forms stay in step.
  const characters = Array.from(plain);
  const spelled = characters.map((character) => LOOK_ALIKES[character] ?? character);
  const covered = characters.map(() => false);
  const cover = (from: number, length: number) => covered.fill(true, from, from + length);

  for (const form of [characters, spelled]) {
    for (const word of [...COMMON_WORDS, ...known])
      for (const at of places(form, word)) cover(at, Array.from(word).length);
  }
  characters.forEach((character, at) => {
    const step = characters.slice(at, at + STEPS).join("");
    if (WALKS.some((walk) => walk.includes(step)) && Array.from(step).length === STEPS) cover(at, STEPS);
    if (step === character.repeat(STEPS)) cover(at, STEPS);
    if (/^(19|20)\d\d$/.test(characters.slice(at, at + 4).join(""))) cover(at, 4);
  });
  return covered.filter((hit) => !hit).length;
}

/** Where a word begins in a text, each a list of characters. */
function places(text: readonly string[], word: string): number[] {
  const letters = Array.from(word);
  return text.flatMap((_, at) => (letters.every((letter, step) => text[at + step] === letter) ? [at] : []));
}
