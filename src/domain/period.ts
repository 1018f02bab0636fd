/** The quarters of a year. */
export const QUARTERS = [1, 2, 3, 4] as const;
export type Quarter = (typeof QUARTERS)[number];

/** What figures are of: a year, or one quarter of it. */
export interface Period {
  readonly year: number;
  /** Left out: the whole year. */
  readonly quarter?: Quarter | undefined;
}

/** The quarter that somebody names, such as an address; undefined for anything else. */
export function readQuarter(text: string | null): Quarter | undefined {
  return QUARTERS.find((quarter) => String(quarter) === text);
}

/** The quarter that a month, 1–12, belongs to. */
export function quarterOfMonth(month: number): Quarter {
  return QUARTERS[Math.ceil(month / 3) - 1] ?? 4;
}

/** `2026`, `2026-q2`: in names of files. */
export function periodName({ year, quarter }: Period): string {
  return quarter === undefined ? String(year) : `${year}-q${quarter}`;
}
