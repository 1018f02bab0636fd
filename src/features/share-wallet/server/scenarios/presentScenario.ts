import { queryOf } from "#platform/api/appAddress.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Scenario } from "../../contract/scenarios.ts";
import type { ScenarioRow } from "./scenarioRows.ts";

/** A scenario as it leaves the server, for a reader with these rights. */
export function presentScenario(row: ScenarioRow, rights: Rights): Scenario {
  return {
    id: String(row.id),
    name: row.name,
    note: row.note,
    path: row.path,
    revision: { id: String(row.revision_id), label: row.revision },
    mine: row.mine,
    owner: row.owner,
    shared: row.shared,
    open: isOpenTo(rights, row.path),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Whether the market and the part of it that an address names may be read. */
function isOpenTo(rights: Rights, path: string): boolean {
  const query = new URLSearchParams(queryOf(path));
  const market = query.get("market");
  const focus = readFocus(query.get("focus") ?? "market");
  const isFocusOpen = !focus || focus.kind === "market" || mayReadVertical(rights, verticalOf(focus.id));
  return (market === null || mayReadMarket(rights, market)) && isFocusOpen;
}
