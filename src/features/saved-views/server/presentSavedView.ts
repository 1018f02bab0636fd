import type { Rights } from "#domain/access/access.ts";
import type { SavedView } from "../contract.ts";
import { isOpenTo } from "./isOpenTo.ts";
import type { SavedViewRow } from "./savedViewRows.ts";

/** A view as it leaves the server, for a reader with these rights. */
export function presentSavedView(row: SavedViewRow, rights: Rights): SavedView {
  return {
    id: String(row.id),
    name: row.name,
    path: row.path,
    screen: row.screen,
    revision: { id: String(row.revision_id), label: row.revision },
    mine: row.mine,
    owner: row.owner,
    shared: row.shared,
    position: row.position,
    isDefault: row.is_default,
    open: isOpenTo(rights, row.path),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
