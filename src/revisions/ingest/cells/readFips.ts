import type { Row } from "../row.ts";

/** A county's five-digit FIPS code; text, since leading zeros belong to it. */
export function readFips(row: Row, key: string): string | null {
  const text = row.requiredText(key);
  if (text === null || /^\d{5}$/.test(text)) return text;
  const hint = /^\d{4}$/.test(text) ? ` Its leading zero seems lost: 0${text}?` : "";
  row.refuse(key, "bad-code", () => `A county's FIPS code has five digits.${hint}`);
  return null;
}
