import type { Archive } from "./archive.ts";
import { readWhole } from "./readMarkup.ts";

/** The texts that cells refer to by number. Hints on pronunciation are left out. */
export async function sharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = [];
  let text = "";
  let [inText, inHint] = [false, false];
  await readWhole(archive.read("xl/sharedStrings.xml"), {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") inHint = true;
      if (name === "t") inText = true;
    },
    text: (piece) => {
      if (inText && !inHint) text += piece;
    },
    close: (name) => {
      if (name === "t") inText = false;
      if (name === "rPh") inHint = false;
      if (name === "si") strings.push(text);
    },
  });
  return strings;
}
