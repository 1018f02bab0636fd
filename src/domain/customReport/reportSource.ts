import type { Market } from "../markets/market.ts";
import type { Revision } from "../revisions/revision.ts";
import type { Wallet } from "../wallet/wallet.ts";

/** What a custom report is computed from. It holds nothing that the reader may not see. */
export interface ReportSource {
  readonly revision: Revision;
  /** The markets that the reader may see, and the nation; in the order in which lists show them. */
  readonly markets: ReadonlyMap<string, Market>;
  readonly wallet: (market: string) => Wallet;
  /** What a member of a dimension is called, for sorting by name. */
  readonly name: (
    dimension: "market" | "group" | "medium" | "vertical" | "subVertical" | "platform",
    id: string,
  ) => string;
  readonly compare: (a: string, b: string) => number;
}
