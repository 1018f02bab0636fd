import { xmlText } from "../xmlText.ts";

/** The most that a cell can hold. */
export const LONGEST_TEXT = 32_767;

/** Spreadsheets read `_x0041_` as `A`; a text that says just that says it with its underscore written out. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

/** A text as a cell has it. A longer one than a cell can hold ends in saying so. */
export function cellText(text: string): string {
  return xmlText(shortened(text).replace(/\r\n?/g, "\n")).replace(ESCAPE, "_x005F_");
}

function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const said = ` […] (${text.length.toLocaleString("en-US")} > ${LONGEST_TEXT.toLocaleString("en-US")})`;
  return text.slice(0, LONGEST_TEXT - said.length).toWellFormed() + said;
}
