import type { FastifyInstance } from "fastify";
import type { Queryable } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import type { AlertReach } from "#domain/alerts/resolveScope.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  addAlertRule,
  alertRules,
  changeAlertRule,
  deleteAlertRule,
  previewAlertRule,
  restoreAlertRule,
} from "../contract.ts";
import { alertReach } from "./alertReach.ts";
import { deleteAlertsOf, insertAlerts } from "./alertRows.ts";
import { checkPlaces } from "./checkCondition.ts";
import { revisionBefore, type HeldRule, holdRule } from "./holdRule.ts";
import { deleteRule, insertRule, undeleteRule, updateRule } from "./keepRule.ts";
import { marketNameIn, presentRule } from "./presentAlert.ts";
import { selectRule, selectRules, type StoredRule } from "./ruleRows.ts";

const MOST_EXAMPLES = 5;

export function ruleRoutes(app: FastifyInstance): void {
  app.endpoint(alertRules, async (_input, { caller: { person, rights }, database, loadedRevisions }) => {
    const reach = await alertReach(database, person.id, rights, published(loadedRevisions));
    return { items: (await selectRules(database, person)).map((rule) => presentRule(rule, reach)) };
  });

  app.endpoint(previewAlertRule, async ({ body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    checkPlaces(body.condition, rights, loadedRevision);
    const reach = await alertReach(database, person.id, rights, loadedRevision);
    const { found, alerts, paused } = await held(database, loadedRevisions, body.condition, loadedRevision, reach);
    const examples = alerts.slice(0, MOST_EXAMPLES);
    return {
      found,
      kept: alerts.length,
      paused,
      examples: examples.map((facts) => ({ facts, marketName: marketNameIn(loadedRevision, facts.market) })),
    };
  });

  app.endpoint(addAlertRule, async ({ body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    checkPlaces(body.condition, rights, loadedRevision);
    const reach = await alertReach(database, person.id, rights, loadedRevision);
    const raised = await held(database, loadedRevisions, body.condition, loadedRevision, reach);
    return database.transaction(async (store) => {
      const made = await insertRule(store, person, body.condition);
      await keepRaised(store, made, raised, loadedRevision, reach);
      return { rule: presentRule(await selectRule(store, person, made.id), reach), raised: raised.alerts.length };
    });
  });

  app.endpoint(changeAlertRule, async ({ params, body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    const { condition } = body;
    if (condition) checkPlaces(condition, rights, loadedRevision);
    const reach = await alertReach(database, person.id, rights, loadedRevision);
    const raised = condition ? await held(database, loadedRevisions, condition, loadedRevision, reach) : null;
    return database.transaction(async (store) => {
      const changed = await updateRule(store, person, Number(params.rule), body);
      if (raised && loadedRevision) {
        // What the rule said of this revision before it was changed would be said of a rule that no longer is.
        await deleteAlertsOf(store, changed.id, Number(loadedRevision.revision.id));
        if (changed.active) await keepRaised(store, changed, raised, loadedRevision, reach);
      }
      return presentRule(await selectRule(store, person, changed.id), reach);
    });
  });

  app.endpoint(deleteAlertRule, async ({ params }, { caller: { person }, database }) => {
    await deleteRule(database, person, Number(params.rule));
    return {};
  });

  app.endpoint(restoreAlertRule, async ({ params }, { caller: { person, rights }, database, loadedRevisions }) => {
    const reach = await alertReach(database, person.id, rights, published(loadedRevisions));
    return presentRule(await database.transaction((store) => undeleteRule(store, person, Number(params.rule))), reach);
  });
}

/** Holds a condition against the published revision and the one it was made from; nothing is found while none is published. */
async function held(
  store: Queryable,
  loadedRevisions: LoadedRevisions,
  condition: AlertCondition,
  now: LoadedRevision | null,
  reach: AlertReach,
): Promise<HeldRule> {
  if (!now) return { found: 0, alerts: [], paused: null };
  const basedOn = (await revisionRecord(store, Number(now.revision.id)))?.basedOn ?? null;
  const before = condition.kind === "revised" ? await revisionBefore(loadedRevisions, basedOn) : null;
  return holdRule(condition, { now, before, reach, at: Date.now() });
}

async function keepRaised(
  store: Queryable,
  rule: StoredRule,
  raised: HeldRule,
  loadedRevision: LoadedRevision | null,
  { verticals }: AlertReach,
): Promise<void> {
  if (loadedRevision) await insertAlerts(store, Number(loadedRevision.revision.id), [{ rule, raised, verticals }]);
}
