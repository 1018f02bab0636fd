import type { Row } from "../row.ts";

const NAICS = /^\d{2,6}$/;

/** A trade's NAICS code; text, since a shorter code stands for all longer ones that begin with it. */
export function readNaics(row: Row, key: string): string | null {
  const text = row.requiredText(key);
  return text === null || isNaics(row, key, text) ? text : null;
}

/** Codes separated by bars, such as `7211|721120`; none for a blank cell. */
export function readNaicsList(row: Row, key: string): string[] {
  const codes = (row.text(key) ?? "").split("|").map((code) => code.trim());
  const given = codes.filter((code) => code !== "" && isNaics(row, key, code));
  const twice = given.find((code, at) => given.indexOf(code) < at);
  if (twice !== undefined)
    row.refuse(key, "bad-code", () => `The code ${twice} is there twice. Leave one of them out.`);
  return given;
}

function isNaics(row: Row, key: string, code: string): boolean {
  const known = NAICS.test(code);
  if (!known)
    row.refuse(key, "bad-code", () => `“${code}” is not a NAICS code: those have two to six digits, such as 7211.`);
  return known;
}
