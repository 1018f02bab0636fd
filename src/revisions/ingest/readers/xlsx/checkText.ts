import { unsafe } from "./archive.ts";

/** As many characters as a cell of a spreadsheet can have. */
const LONGEST = 32_767;

/** @throws UnreadableFile `unsafe-workbook` for a text that no spreadsheet program has written */
export function checkText(text: string): string {
  if (text.length > LONGEST) throw unsafe(`a cell of it has more than ${LONGEST} characters`);
  return text;
}
