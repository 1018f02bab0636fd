import type { Political } from "../spending/view.ts";

/** Why a benchmark over other markets cannot be given. */
export type BenchmarkGap =
  /** The nation has no peers. */
  | "nation"
  /** The list gives the market no rank, so nobody knows who its peers are. */
  | "unranked"
  /** So few markets that single ones could be made out. */
  | "tooFew";

/** Over how many markets a benchmark goes, or why there is none. */
export interface ComparedMarkets {
  readonly markets: number;
  readonly missing: BenchmarkGap | null;
}

/** What one medium takes of a wallet elsewhere, year by year; parts of one, null where fewer than five markets know it. */
export interface BenchmarkRow {
  /** `market`, a vertical's id or a sub-vertical's id. */
  readonly of: string;
  /** Which position of the political switch the row holds for; `either` where nothing in it is political. */
  readonly political: Political | "either";
  readonly nation: readonly (number | null)[];
  readonly peers: readonly (number | null)[];
  readonly top: readonly (number | null)[];
}

/** A medium's shares of wallet outside of one market, as aggregates that show no single market. */
export interface Benchmarks {
  readonly revision: string;
  readonly market: string;
  readonly medium: string;
  readonly years: readonly number[];
  readonly peers: ComparedMarkets;
  readonly top: ComparedMarkets;
  readonly rows: readonly BenchmarkRow[];
}

/** The share of a row that a benchmark means in a year. */
export function benchmarkAt(
  { years, rows }: Benchmarks,
  of: string,
  kind: "peers" | "top",
  year: number,
  political: Political,
): number | null {
  const row = rows.find((one) => one.of === of && (one.political === political || one.political === "either"));
  return row?.[kind][years.indexOf(year)] ?? null;
}
