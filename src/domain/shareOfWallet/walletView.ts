import type { SpendingView } from "../spending/view.ts";

/** What a share of wallet is computed from: a whole market beside the nation, in one year or a quarter of it. */
export type WalletView = Pick<SpendingView, "own" | "nation" | "year" | "quarter" | "political">;
