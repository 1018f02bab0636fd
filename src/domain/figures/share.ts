/** A part of a whole, 0–1; null where either is unknown or the whole is nothing. */
export function shareOf(part: number | null, whole: number | null): number | null {
  if (part === null || !whole || Number.isNaN(part)) return null;
  return part / whole;
}

/** How strong a share is against the nation's: 100 is average, 120 a fifth above. */
export function indexAgainst(nationShare: number | null, share: number | null): number | null {
  return share === null || !nationShare ? null : (share / nationShare) * 100;
}

/** Dollars per person; null where nobody is counted. */
export function perPerson(dollars: number | null, population: number): number | null {
  return dollars === null || population <= 0 ? null : dollars / population;
}
