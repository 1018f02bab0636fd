import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { checkPlaces } from "./checkCondition.ts";
import { insertRule } from "./ruleRoutes.ts";
import { selectRules } from "./ruleRows.ts";

/**
 * Makes a person's first rules, without holding them against what is there: they speak with the next revision and the next day. Whoever has
 * rules already keeps those alone.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `invalid-input` for what the person could not watch for herself
 */
export async function loadRules(
  database: Database,
  { person, rights }: Pick<Caller, "person" | "rights">,
  loadedRevision: LoadedRevision,
  conditions: readonly AlertCondition[],
): Promise<void> {
  if ((await selectRules(database, person)).length > 0) return;
  for (const condition of conditions) checkPlaces(condition, rights, loadedRevision);
  await database.transaction(async (store) => {
    for (const condition of conditions) await insertRule(store, person, condition);
  });
}
