export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2050;

/** A calendar year of exactly four digits in the accepted range; null for anything else. */
export function parseYear(cell: string): number | null {
  const text = cell.trim();
  if (!/^\d{4}$/.test(text)) return null;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}
