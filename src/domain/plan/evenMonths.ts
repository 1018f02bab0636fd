/** A year without a season: twelve equal parts of one. */
export const EVEN_MONTHS: readonly number[] = Array.from({ length: 12 }, () => 1 / 12);
