import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { lockedRevision } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { findOrBegin } from "#revisions/drafts/draft.ts";
import { checkStated } from "./checkStated.ts";
import { type Author, recordScenario } from "./keepScenario.ts";
import { lockScenario } from "./scenarioRows.ts";

/**
 * States in the open draft what a scenario states, and answers the draft. What was built, checked and reviewed of it no longer counts.
 *
 * @throws Failure `not-found`; `conflict` when the scenario was changed since it was read, or stands over neither the draft nor what is
 *   published; `invalid-input` where the draft's files do not know what it speaks of
 */
export function applyScenario(
  database: Database,
  by: Author,
  id: number,
  { version, reason }: { readonly version: number; readonly reason: string },
): Promise<number> {
  return database.transaction(async (store) => {
    const scenario = await lockScenario(store, id);
    if (scenario.version !== version)
      throw new Failure(
        "conflict",
        "Someone else changed this scenario since you opened it. Reload it, then try again.",
      );
    const published = await publishedRevision(store);
    const draft = await findOrBegin(store, by.email);
    if (scenario.base !== published && scenario.base !== draft)
      throw new Failure(
        "conflict",
        `This scenario is based on ${scenario.baseLabel}, which is neither published nor the open draft. Base it on one of them first.`,
      );
    const record = await lockedRevision(store, draft);
    if (record?.status !== "draft") throw new Failure("conflict", "The draft has just been published. Try again.");
    await checkStated(store, draft, scenario.assumptions);
    const changes = assumptionChanges(await revisionAssumptions(store, draft), scenario.assumptions);
    await store.query(
      `update revision set assumptions = $2::text::jsonb, built_at = null, checks = null, review_state = null, version = version + 1
       where revision_id = $1`,
      [draft, JSON.stringify(scenario.assumptions)],
    );
    await store.query(
      `insert into forecast_change (forecast_scenario_id, revision_id, version, changed_by, changed_by_name, reason, changes, assumptions)
       values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb)`,
      [
        id,
        draft,
        scenario.version,
        by.id,
        by.name,
        reason,
        JSON.stringify(changes),
        JSON.stringify(scenario.assumptions),
      ],
    );
    await recordScenario(store, by, "forecastScenario.applied", scenario, {
      after: { revision: String(draft) },
      note: reason,
    });
    return draft;
  });
}
