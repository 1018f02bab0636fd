import { hash } from "node:crypto";
import { isOffered, type Rights } from "#domain/access/access.ts";
import type { Market } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { SpendingTable } from "../../contract/dataTables.ts";
import type { TableHead } from "./tableHead.ts";

/** A table of spending as one reader may read it. */
export interface ReaderTable {
  /** The same for everybody who may read the same of it. */
  readonly key: string;
  readonly revision: string;
  readonly markets: readonly Market[];
  readonly head: () => TableHead;
  readonly wallet: (market: string) => Wallet;
}

/** What a row of files consists of. Files of another form are other files. */
const FORM = 1;

const KIND_OF = { spending: "tv", "radio-spending": "radio", "national-spending": "nation" } as const satisfies Record<
  SpendingTable,
  Market["kind"]
>;

/**
 * What a reader may read of a table of spending. The loaded revision must hold the reader's verticals alone, as that of a handler's context does.
 */
export function readerTable(loadedRevision: LoadedRevision, table: SpendingTable, rights: Rights): ReaderTable {
  const { revision, wallet } = loadedRevision;
  const markets = marketsOf(loadedRevision, table, rights);
  const ids = markets.map(({ id }) => id);
  const said = JSON.stringify([FORM, revision.id, revision.status, table, ids, revision.subVerticals]);
  return {
    key: hash("sha256", said),
    revision: revision.id,
    markets,
    wallet,
    head: () => ({
      id: revision.id,
      label: revision.label,
      status: revision.status,
      currentYear: revision.currentYear,
      provenance: revision.provenance,
      years: revision.years,
      media: revision.media,
      subVerticals: revision.subVerticals,
      markets: markets.map(({ id, name }) => ({ id, name, reported: wallet(id).reported })),
    }),
  };
}

function marketsOf({ markets }: LoadedRevision, table: SpendingTable, rights: Rights): readonly Market[] {
  return [...markets.values()].filter((market) => market.kind === KIND_OF[table] && isOffered(rights, market));
}
