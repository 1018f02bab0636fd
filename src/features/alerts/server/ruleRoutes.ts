import type { FastifyInstance } from "fastify";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import type { AlertReach } from "#domain/alerts/resolveScope.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  addAlertRule,
  alertRules,
  changeAlertRule,
  deleteAlertRule,
  MOST_RULES,
  previewAlertRule,
  restoreAlertRule,
} from "../contract.ts";
import { alertReach } from "./alertReach.ts";
import { deleteAlertsOf, insertAlerts } from "./alertRows.ts";
import { checkPlaces } from "./checkCondition.ts";
import { type HeldRule, holdRule, revisionBefore } from "./holdRule.ts";
import { marketNameIn, presentRule } from "./presentAlert.ts";
import { type Owner, selectRule, selectRules, type StoredRule } from "./ruleRows.ts";

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

/** @throws Failure `conflict` when the person has too many rules */
export async function insertRule(store: Queryable, owner: Owner, condition: AlertCondition): Promise<StoredRule> {
  // The lock makes two who save at once count each other's.
  await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
  const [own] = await store.query<{ count: number }>(
    "select count(*)::int as count from alert_rule where person_id = $1 and customer_id = $2 and deleted_at is null",
    [owner.id, owner.customerId],
  );
  if ((own?.count ?? 0) >= MOST_RULES)
    throw new Failure("conflict", `${MOST_RULES} alert rules already exist. Delete one you no longer need.`);
  const [made] = await store.query<{ id: number }>(
    `insert into alert_rule (person_id, customer_id, kind, direction, threshold, severity, market_id, subject, every_sub_vertical, medium)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning alert_rule_id as id`,
    [owner.id, owner.customerId, ...columnsOf(condition)],
  );
  if (!made) throw new Error("The rule was not saved.");
  return selectRule(store, owner, made.id);
}

interface RuleChange {
  readonly version: number;
  readonly condition?: AlertCondition | undefined;
  readonly active?: boolean | undefined;
}

/** @throws Failure `not-found`, `conflict` when it was changed since it was read */
async function updateRule(store: Queryable, owner: Owner, id: number, change: RuleChange): Promise<StoredRule> {
  await store.query("select 1 from alert_rule where alert_rule_id = $1 for update", [id]);
  const before = await selectRule(store, owner, id);
  if (before.version !== change.version)
    throw new Failure("conflict", "Someone else changed this rule. Reload it, then make your change again.");
  await store.query(
    `update alert_rule set kind = $2, direction = $3, threshold = $4, severity = $5, market_id = $6, subject = $7,
       every_sub_vertical = $8, medium = $9, active = $10, version = version + 1
     where alert_rule_id = $1`,
    [id, ...columnsOf(change.condition ?? before.condition), change.active ?? before.active],
  );
  return selectRule(store, owner, id);
}

/** @throws Failure `not-found` */
async function deleteRule(store: Queryable, owner: Owner, id: number): Promise<void> {
  await expectOne(store, "deleted_at = now()", "deleted_at is null", owner, id);
}

/** @throws Failure `not-found` where the person has deleted no such rule, or too long ago */
async function undeleteRule(store: Queryable, owner: Owner, id: number): Promise<StoredRule> {
  await expectOne(store, "deleted_at = null", "deleted_at > now() - interval '1 day'", owner, id);
  return selectRule(store, owner, id);
}

async function expectOne(store: Queryable, change: string, where: string, owner: Owner, id: number): Promise<void> {
  const rows = await store.query(
    `update alert_rule set ${change} where alert_rule_id = $1 and person_id = $2 and customer_id = $3 and ${where}
     returning alert_rule_id`,
    [id, owner.id, owner.customerId],
  );
  if (rows.length === 0) throw new Failure("not-found", "This alert rule does not exist.");
}

function columnsOf(condition: AlertCondition) {
  const { kind, direction, threshold, severity, market, subject, everySubVertical, medium } = condition;
  return [kind, direction, threshold, severity, market, subject, everySubVertical, medium] as const;
}
