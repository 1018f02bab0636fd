import type { Benchmark } from "../shareOfWallet/benchmark.ts";
import type { Scope } from "../spending/scope.ts";
import type { Topic } from "./meaning.ts";
import type { Political } from "../spending/view.ts";

/** The screen that answers what a medium gets of a wallet, and what is left to win. */
export const SHARE_OF_WALLET = "/share-wallet";

/** The screen that answers a question, with its filters. */
export interface Asked {
  /** `/market-summary`, `/vertical` for the page of a vertical, `/vertical/subvertical`, `/share-wallet`, or any other. */
  readonly screen: string;
  readonly market: string;
  /** The last of the years asked for. */
  readonly year: number;
  /** All of them, ascending. */
  readonly years: readonly number[];
  readonly scope: Scope;
  /** Null for all media. */
  readonly medium: string | null;
  readonly measure: "dollars" | "share" | "perCapita";
  readonly political: Political;
  readonly compare: readonly string[];
  readonly benchmark: Benchmark;
  /** What the section is about; null for everything. */
  readonly topic: Topic | null;
  /** The section of the screen that answers; null for the whole screen. */
  readonly section: string | null;
}

/** What holds where a question does not say it: what the screen at hand shows, and for "and radio?" the question before it. */
export interface AskedBefore extends Pick<Asked, "market" | "year"> {
  readonly follows?: Asked | null;
}
