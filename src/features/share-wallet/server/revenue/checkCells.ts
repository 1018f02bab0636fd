import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { RevenuePlace } from "#domain/ownRevenue/revenueCell.ts";
import { placeKey } from "#domain/ownRevenue/revenueCell.ts";
import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

/**
 * Whether own revenue can stand in these cells.
 *
 * @throws Failure `market-unknown`, `vertical-not-entitled`, `invalid-input`
 */
export function checkCells(loadedRevision: LoadedRevision, rights: Rights, cells: readonly RevenuePlace[]): void {
  const met = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const fault = (key: string, code: "unusable" | "twice") =>
      wrongInput([inputError(`/body/cells/${at}/${key}`, code)]);
    if (!subVerticalById(cell.subVertical)) throw fault("subVertical", "unusable");
    if (!mayReadVertical(rights, verticalOf(cell.subVertical)))
      throw new Failure(
        "vertical-not-entitled",
        `Your subscription does not include the vertical of ${cell.subVertical}.`,
      );
    if (!loadedRevision.revision.media.includes(cell.medium)) throw fault("medium", "unusable");
    // A whole year and a month of it contradict each other as much as the same cell twice.
    if ([placeKey(cell), placeKey({ ...cell, month: null })].some((key) => met.has(key))) throw fault("month", "twice");
    met.add(placeKey(cell));
  }
  for (const { month, ...cell } of cells) {
    if (month !== null && met.has(placeKey({ ...cell, month: null })))
      throw wrongInput([inputError("/body/cells", "twice")]);
  }
}

/** Whether somebody can sell in a market. @throws Failure `market-unknown` for one that is not there, and for the nation */
export function checkMarket(loadedRevision: LoadedRevision, market: string): void {
  if (loadedRevision.market(market).id === NATION)
    throw new Failure("market-unknown", "Own revenue belongs to a market, not to the nation.");
}
