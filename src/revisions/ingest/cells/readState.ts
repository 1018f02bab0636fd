import type { Row } from "../row.ts";
import { STATE_BOUNDS } from "./stateBounds.ts";

/** A state's or territory's postal code in capitals; null for a blank cell. */
export function readState(row: Row, key: string): string | null {
  const text = row.requiredText(key)?.toUpperCase() ?? null;
  return text === null || isState(row, key, text) ? text : null;
}

/** Postal codes separated by bars, such as `NY|NJ|CT`; none for a blank cell. */
export function readStates(row: Row, key: string): string[] {
  const codes = (row.text(key) ?? "").toUpperCase().split("|");
  return codes.map((code) => code.trim()).filter((code) => code !== "" && isState(row, key, code));
}

function isState(row: Row, key: string, code: string): boolean {
  const known = code in STATE_BOUNDS;
  if (!known) row.refuse(key, "bad-code", () => `“${code}” is not a state's two-letter postal code, such as TX.`);
  return known;
}
