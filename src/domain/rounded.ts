/** A figure as it is shown, halves away from zero like `Intl` does; null stays null. */
export function rounded(figure: number | null, decimals: number): number | null {
  // Adding zero turns -0 into 0, so that no file says "-0".
  return figure === null ? null : Number(figure.toFixed(decimals)) + 0;
}

/** A part of one as percent with one decimal: 0.1234 is 12.3. */
export function percent(part: number | null): number | null {
  return part === null ? null : rounded(part * 100, 1);
}
