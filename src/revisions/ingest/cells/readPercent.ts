import type { Row } from "../row.ts";

/** Percent of a cell as a part of one; null for a blank cell or after a problem has been noted. */
export function readPercent(
  row: Row,
  key: string,
  { required = false, most = 100 }: { readonly required?: boolean; readonly most?: number } = {},
): number | null {
  const percent = row.number(key, { required, least: 0, most });
  return percent === null ? null : percent / 100;
}
