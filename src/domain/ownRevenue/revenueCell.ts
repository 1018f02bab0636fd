/** What an organisation sells itself: one medium to one sub-vertical of a market, in a year or a month of it. */
export interface RevenueCell {
  readonly market: string;
  readonly medium: string;
  readonly subVertical: string;
  readonly year: number;
  /** 1–12; null for the whole year. */
  readonly month: number | null;
  /** Whole US dollars, never negative. */
  readonly dollars: number;
}

/** Which cell it is, without its dollars. */
export type RevenuePlace = Omit<RevenueCell, "dollars">;

export function placeKey({ market, medium, subVertical, year, month }: RevenuePlace): string {
  return [market, medium, subVertical, year, month ?? "year"].join(" ");
}
