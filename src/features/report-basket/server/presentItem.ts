import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { BLOCK_NAMES, type BlockName, mayUseScreen } from "#domain/blockNames.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { BasketItem } from "../contract.ts";
import { type BlockView, readBlockAddress, shows } from "../contract/blockAddress.ts";
import type { BasketRow } from "./basketRows.ts";

/** A kept block, its address read; null for one that no version of the product can show any more. */
export interface KeptBlock {
  readonly row: BasketRow;
  readonly section: BlockName;
  readonly view: BlockView;
}

export function readBlock(row: BasketRow): KeptBlock | null {
  const section = BLOCK_NAMES.find((name) => name === row.section);
  const view = readBlockAddress(row.path);
  return section && view && shows(view, section) ? { row, section, view } : null;
}

/** Whether its screen, market and vertical may be read; markets it only compares with are left out where they may not. */
export function isOpenTo(rights: Rights, view: BlockView): boolean {
  const { market, scope } = view;
  if (!mayUseScreen(rights, view) || !mayReadMarket(rights, market)) return false;
  if (scope.kind === "market") return true;
  return mayReadVertical(rights, scope.kind === "vertical" ? scope.id : verticalOf(scope.id));
}

/** A block as it leaves the server, for a reader with these rights. */
export function presentItem(
  { row, section, view }: KeptBlock,
  rights: Rights,
  current: LoadedRevision | null,
): BasketItem {
  const { market, scope, year } = view;
  return {
    id: row.id,
    section,
    path: row.path,
    market,
    marketName: current?.markets.get(market)?.name ?? market,
    vertical: scope.kind === "vertical" ? scope.id : null,
    subVertical: scope.kind === "subVertical" ? scope.id : null,
    year,
    revision: {
      id: String(row.revision_id),
      label: row.revision ?? String(row.revision_id),
      current: current?.revision.id === String(row.revision_id),
    },
    title: row.title,
    note: row.note,
    open: isOpenTo(rights, view),
    addedAt: row.added_at.toISOString(),
  };
}
