import type { Quarter } from "../period.ts";
import type { Political } from "../spending/view.ts";
import type { BenchmarkGap } from "./benchmarks.ts";

/** Whose slice of the wallet is measured: a whole medium's, or what one's own organisation sells. */
export type OwnMode = "medium" | "ownRevenue";

/** An own share held against a benchmark. Dollars are whole, shares parts of one; null is "n/a". */
export interface WalletGap {
  /** Everything spent, over all media. */
  readonly wallet: number | null;
  readonly walletGrowth: number | null;
  /** That of what is not political, where politics bends it; else null. */
  readonly walletCoreGrowth: number | null;
  /** What the medium takes of it. */
  readonly medium: number | null;
  readonly mediumShare: number | null;
  /** One's own dollars: the medium's, or what the own organisation sells. */
  readonly own: number | null;
  /** own ÷ wallet. */
  readonly share: number | null;
  /** The share that the benchmark expects. */
  readonly benchmarkShare: number | null;
  /** share ÷ benchmarkShare × 100. */
  readonly index: number | null;
  /** share − benchmarkShare: positive is ahead of the benchmark, negative behind it. */
  readonly gap: number | null;
  /** gap × wallet, whole dollars. */
  readonly gapDollars: number | null;
  /** Whether the share is level with the benchmark: the gap is no larger than what the figures may be off, or too small to matter. */
  readonly isLevel: boolean | null;
}

/**
 * What to do about a sub-vertical: does its wallet grow faster than the market's, and is the own share above the benchmark? `level` where
 * the data carry no difference from the benchmark.
 */
export type Stance = "attack" | "defend" | "harvest" | "watch" | "level";

/** The parts of an opportunity score, each 0–1. */
export interface ScoreParts {
  /** Which part of the other sub-verticals have a smaller wallet. */
  readonly size: number;
  /** Which part of the others grow more slowly. */
  readonly growth: number;
  /** How far the own share falls short of the benchmark: 1 where there is none of it, 0 at the benchmark and above. */
  readonly underIndex: number;
}

export interface SubVerticalGap extends WalletGap {
  readonly subVertical: string;
  readonly vertical: string;
  /** 0–100; null where nothing can be said, where the share is level with the benchmark, and of political money. */
  readonly score: number | null;
  readonly scoreParts: ScoreParts | null;
  readonly stance: Stance | null;
}

/** One medium's slice of the wallet. */
export interface WalletSlice {
  readonly medium: string;
  readonly dollars: number | null;
  /** Part of the wallet, 0–1. */
  readonly share: number | null;
  readonly nationShare: number | null;
}

/** Who gets what of a wallet, what the own slice could be, and where the difference lies. */
export interface ShareOfWallet {
  readonly market: string;
  readonly medium: string;
  /** `market`, a vertical's or a sub-vertical's id. */
  readonly focus: string;
  readonly year: number;
  /** Null: the whole year. */
  readonly quarter: Quarter | null;
  readonly political: Political;
  /** `nation`, `peers`, `top` or `custom:12.5`. */
  readonly benchmark: string;
  /** Why there is no benchmark, `itself` for the nation held against the nation; null where there is one. */
  readonly benchmarkMissing: BenchmarkGap | "itself" | null;
  readonly mode: OwnMode;
  /** Own dollars ÷ the medium's; the part of the medium's benchmark that is expected of the own organisation. Null in the mode of a medium. */
  readonly partOfMedium: number | null;
  /** The focus as a whole. */
  readonly total: WalletGap;
  /** The medium's rank among the media of the focus. */
  readonly rank: number | null;
  readonly media: number;
  /** In the taxonomy's order. */
  readonly slices: readonly WalletSlice[];
  /** How fast the market's wallet grows without political money: what divides growing from not growing. */
  readonly growthLine: number | null;
  /** Farthest behind first, then those level with the benchmark, farthest ahead last; of a single sub-vertical, those of its vertical. */
  readonly rows: readonly SubVerticalGap[];
}
