import type { ReportedPart } from "#domain/wallet/reportedSpend.ts";
import type { Revision } from "#domain/revisions/revision.ts";

/** A market as a table of an edition has it. */
export interface TableMarket {
  readonly id: string;
  readonly name: string;
  /** As in `Wallet`. */
  readonly reported?: readonly ReportedPart[] | undefined;
}

/** What a table of spending is made from, but for the dollars: one reader's markets and sub-verticals of one edition. */
export interface TableHead
  extends Pick<
    Revision,
    "id" | "label" | "status" | "currentYear" | "provenance" | "years" | "media" | "subVerticals"
  > {
  /** In the order of lists. */
  readonly markets: readonly TableMarket[];
}

/** Dollars of one market: how many there are. */
export function cellsOf({ years, media, subVerticals }: Pick<TableHead, "years" | "media" | "subVerticals">): number {
  return years.length * media.length * subVerticals.length;
}
