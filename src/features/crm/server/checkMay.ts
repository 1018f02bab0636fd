import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import { noConnection } from "./crmRows.ts";

/** Of lines of business that are closed to somebody she sees and sends nothing: a colleague may have brought them in. */
export const openCategories = (rights: Rights) =>
  SUB_VERTICALS.flatMap(({ id }) => (mayReadVertical(rights, verticalOf(id)) ? [id] : []));

/** Who may not is told what who has none is told. @throws Failure `not-found` */
export async function checkMay(store: Queryable, person: Person): Promise<void> {
  if (!(await seesTeamCalls(store, person))) throw noConnection();
}
