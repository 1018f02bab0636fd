import type { Archive } from "./archive.ts";
import { unsafe } from "./archive.ts";
import { checkText } from "./checkText.ts";
import { readWhole } from "./readMarkup.ts";

/** So many texts, and so many characters of them, are held at once. */
const MOST_TEXTS = 1_000_000;
const MOST_CHARACTERS = 48_000_000;

/** The texts that cells refer to by number. Hints on pronunciation are left out. */
export async function sharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = [];
  let text = "";
  let characters = 0;
  let [inText, inHint] = [false, false];
  await readWhole(archive.read("xl/sharedStrings.xml"), {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") inHint = true;
      if (name === "t") inText = true;
    },
    text: (piece) => {
      if (inText && !inHint) text = checkText(text + piece);
    },
    close: (name) => {
      if (name === "t") inText = false;
      if (name === "rPh") inHint = false;
      if (name !== "si") return;
      characters += text.length;
      if (strings.length === MOST_TEXTS || characters > MOST_CHARACTERS) throw unsafe("it holds too many texts");
      strings.push(text);
    },
  });
  return strings;
}
