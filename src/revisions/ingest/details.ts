import type { Row } from "./row.ts";

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Codes look like numbers but are names: they keep their leading zeros and stay text. */
const CODE = /(?:_code|_fips|_id)$/;

/** The cells of further known columns, filled ones only, as JSON text. */
export function details(
  row: Row,
  keys: readonly string[],
  more: Readonly<Record<string, string | number>> = {},
): string {
  const kept: Record<string, string | number> = { ...more };
  for (const key of keys) {
    const text = row.text(key);
    if (text !== null) kept[key] = !CODE.test(key) && PLAIN_NUMBER.test(text) ? Number(text) : text;
  }
  return JSON.stringify(kept);
}
