import { wrongOption } from "./wrongOption.ts";

/** A word of an option such as `$filter`, and where it stands in it. */
export interface Word {
  readonly kind: "name" | "text" | "number" | "sign";
  readonly text: string;
  readonly at: number;
}

const WORD = /\s*(?:('(?:[^']|'')*')|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z_$@][\w.]*)|([(),/:*]))/y;

/** The words of an option, read one after the other. */
export interface Words {
  readonly next: () => Word | null;
  /** Takes the next word if it is this one. */
  readonly take: (text: string) => boolean;
  /** @throws Failure `invalid-input` where another word stands */
  readonly expect: (text: string) => void;
  readonly pop: () => Word | null;
  /** @throws Failure `invalid-input` */
  readonly refuse: (wanted: string) => never;
}

/** @throws Failure `invalid-input` for what is no word */
export function wordsOf(option: string, text: string): Words {
  const words: Word[] = [];
  WORD.lastIndex = 0;
  while (text.slice(WORD.lastIndex).trim() !== "") {
    const at = WORD.lastIndex;
    const [, quoted, number, name, sign] = WORD.exec(text) ?? [];
    if (quoted !== undefined) words.push({ kind: "text", text: quoted.slice(1, -1).replaceAll("''", "'"), at });
    else if (number !== undefined) words.push({ kind: "number", text: number, at });
    else if (name !== undefined) words.push({ kind: "name", text: name, at });
    else if (sign !== undefined) words.push({ kind: "sign", text: sign, at });
    else throw wrongOption(option, `It cannot be read from character ${at + 1} on: ${text.slice(at, at + 20).trim()}.`);
  }
  let place = 0;
  const next = () => words[place] ?? null;
  const isNext = (wanted: string) => {
    const word = next();
    return word !== null && (word.kind === "name" || word.kind === "sign") && word.text === wanted;
  };
  const refuse = (wanted: string): never => {
    const word = next();
    const where = word ? `at character ${word.at + 1}, where ${word.text} stands` : "at its end";
    throw wrongOption(option, `Expected ${wanted} ${where}.`);
  };
  const take = (wanted: string) => {
    const isThere = isNext(wanted);
    if (isThere) place++;
    return isThere;
  };
  return {
    next,
    take,
    expect: (wanted) => {
      if (!take(wanted)) refuse(wanted);
    },
    pop: () => {
      const word = next();
      if (word) place++;
      return word;
    },
    refuse,
  };
}
