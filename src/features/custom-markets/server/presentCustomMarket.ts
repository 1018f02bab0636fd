import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { mayReadMarket } from "#domain/access/access.ts";
import { customKind } from "#domain/customMarket/customMember.ts";
import { marketId } from "#domain/markets/market.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { revisionGround } from "#revisions/customMarkets/revisionGround.ts";
import { memberReach } from "#domain/customMarket/memberReach.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";
import { type CustomMarketRow, mayChange, viewerOf } from "./customMarketRows.ts";

/** A custom market as it leaves the server; its figures are those of the caller's verticals, which are all that the revision holds. */
export function presentCustomMarket(
  row: CustomMarketRow,
  caller: Caller,
  loadedRevision: LoadedRevision | null,
): CustomMarketRecord {
  const market = marketId("custom", String(row.id));
  const readable = mayReadMarket(caller.rights, market);
  const shown = readable ? loadedRevision?.markets.get(market) : undefined;
  const isAdministrator = caller.rights.role === "Administrator";
  const { customer_id: owner, customer } = row;
  return {
    id: String(row.id),
    market,
    version: row.version,
    name: row.name,
    kind: customKind(row.members),
    members: row.members.map((member) => ({ ...member })),
    customer: owner === null ? null : { id: String(owner), name: customer ?? "" },
    givenTo: isAdministrator ? row.given_to.map(({ id, name }) => ({ id: String(id), name })) : [],
    status: row.archived ? "archived" : "active",
    complete: loadedRevision !== null && isComplete(row, loadedRevision),
    readable: shown !== undefined,
    mayChange: mayChange(row, viewerOf(caller)),
    countyCount: shown?.countyCount ?? null,
    population: shown?.population ?? null,
    dollars:
      shown && loadedRevision ? yearTotal(loadedRevision.wallet(market), loadedRevision.revision.currentYear) : null,
    createdBy: row.creator,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function isComplete({ members }: CustomMarketRow, loadedRevision: LoadedRevision): boolean {
  const ground = revisionGround(loadedRevision);
  return members.every((member) => memberReach(member, ground) !== null);
}

/** All that a wallet holds for a year; null is "no data". */
export function yearTotal(wallet: Wallet, year: number): number | null {
  const place = wallet.years.indexOf(year);
  if (place < 0) return null;
  const amounts = wallet.subVerticals.flatMap((_, s) =>
    wallet.media.map((_medium, m) => wallet.dollars[cellIndex(wallet, s, m, place)] ?? Number.NaN),
  );
  return nullIfUnknown(sumKnown(amounts));
}
