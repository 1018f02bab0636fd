/**
 * By what time and space are sold: by the spot, the day, the week, the month, the thousand impressions, or once for all of it.
 */
export const UNITS = ["spot", "day", "week", "month", "thousand", "once"] as const;
export type Unit = (typeof UNITS)[number];

/** What an organization asks for one product of a station of its own. */
export interface RateCardLine {
  /** A call sign, or whatever the organization calls what it sells. */
  readonly station: string;
  /** A product or a daypart. */
  readonly product: string;
  readonly unit: Unit;
  /** For one unit. */
  readonly cents: number;
  /** The first and last day on which this price holds; null holds until the card is replaced. */
  readonly from: string | null;
  readonly until: string | null;
  readonly note: string | null;
}

/** The first of the lines that name this and hold on a day; lines without days come last, since those with days are more exact. */
export function priceOn<Line extends RateCardLine>(
  card: readonly Line[],
  { station, product, unit }: Pick<RateCardLine, "station" | "product" | "unit">,
  day: string,
): Line | null {
  const holds = card.filter(
    (line) =>
      line.station === station &&
      line.product === product &&
      line.unit === unit &&
      (line.from === null || line.from <= day) &&
      (line.until === null || line.until >= day),
  );
  return holds.find(({ from, until }) => from !== null || until !== null) ?? holds[0] ?? null;
}
