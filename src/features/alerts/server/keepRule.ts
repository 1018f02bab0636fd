import type { Queryable } from "#platform/database/database.ts";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import { Failure } from "#domain/failure.ts";
import { MOST_RULES } from "../contract.ts";
import { type Owner, selectRule, type StoredRule } from "./ruleRows.ts";

/** @throws Failure `conflict` when the person has too many rules */
export async function insertRule(store: Queryable, owner: Owner, condition: AlertCondition): Promise<StoredRule> {
  // The lock makes two who save at once count each other's.
  await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
  const [own] = await store.query<{ count: number }>(
    "select count(*)::int as count from alert_rule where person_id = $1 and customer_id = $2 and deleted_at is null",
    [owner.id, owner.customerId],
  );
  if ((own?.count ?? 0) >= MOST_RULES)
    throw new Failure("conflict", `${MOST_RULES} alert rules are there already. Delete one that is not needed.`);
  const [made] = await store.query<{ id: number }>(
    `insert into alert_rule (person_id, customer_id, kind, direction, threshold, severity, market_id, subject, every_sub_vertical, medium)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning alert_rule_id as id`,
    [owner.id, owner.customerId, ...columnsOf(condition)],
  );
  if (!made) throw new Error("The rule was not saved.");
  return selectRule(store, owner, made.id);
}

export interface RuleChange {
  readonly version: number;
  readonly condition?: AlertCondition | undefined;
  readonly active?: boolean | undefined;
}

/** @throws Failure `not-found`, `conflict` when it was changed since it was read */
export async function updateRule(store: Queryable, owner: Owner, id: number, change: RuleChange): Promise<StoredRule> {
  await store.query("select 1 from alert_rule where alert_rule_id = $1 for update", [id]);
  const before = await selectRule(store, owner, id);
  if (before.version !== change.version) throw new Failure("conflict", "The rule was changed meanwhile.");
  await store.query(
    `update alert_rule set kind = $2, direction = $3, threshold = $4, severity = $5, market_id = $6, subject = $7,
       every_sub_vertical = $8, medium = $9, active = $10, version = version + 1
     where alert_rule_id = $1`,
    [id, ...columnsOf(change.condition ?? before.condition), change.active ?? before.active],
  );
  return selectRule(store, owner, id);
}

/** @throws Failure `not-found` */
export async function deleteRule(store: Queryable, owner: Owner, id: number): Promise<void> {
  await expectOne(store, "deleted_at = now()", "deleted_at is null", owner, id);
}

/** @throws Failure `not-found` where the person has deleted no such rule, or too long ago */
export async function undeleteRule(store: Queryable, owner: Owner, id: number): Promise<StoredRule> {
  await expectOne(store, "deleted_at = null", "deleted_at > now() - interval '1 day'", owner, id);
  return selectRule(store, owner, id);
}

async function expectOne(store: Queryable, change: string, where: string, owner: Owner, id: number): Promise<void> {
  const rows = await store.query(
    `update alert_rule set ${change} where alert_rule_id = $1 and person_id = $2 and customer_id = $3 and ${where}
     returning alert_rule_id`,
    [id, owner.id, owner.customerId],
  );
  if (rows.length === 0) throw new Failure("not-found", "There is no such alert rule.");
}

function columnsOf(condition: AlertCondition) {
  const { kind, direction, threshold, severity, market, subject, everySubVertical, medium } = condition;
  return [kind, direction, threshold, severity, market, subject, everySubVertical, medium] as const;
}
