/** Change on an earlier amount, 0.05 for +5 %. Growth from nothing, from no data or to no data is unknown. */
export function growth(before: number | null, now: number | null): number | null {
  if (!before || now === null || Number.isNaN(now)) return null;
  return now / before - 1;
}

/** Average yearly growth over a number of years (CAGR); unknown where growth is, or over no time. */
export function averageGrowth(first: number | null, last: number | null, years: number): number | null {
  const whole = growth(first, last);
  return whole === null || years <= 0 ? null : (whole + 1) ** (1 / years) - 1;
}
