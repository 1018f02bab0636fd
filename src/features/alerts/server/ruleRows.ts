import type { Queryable } from "#platform/database/database.ts";
import { ALERT_DIRECTIONS, ALERT_KINDS, ALERT_SEVERITIES, type AlertCondition } from "#domain/alerts/alertRule.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";

/** Whose rules and alerts: a person's, within the customer she works for now. */
export type Owner = Pick<Person, "id" | "customerId">;

export interface StoredRule {
  readonly id: number;
  readonly person: number;
  readonly customer: number;
  readonly condition: AlertCondition;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: Date;
  /** Alerts that are not dismissed. */
  readonly open: number;
}

interface RuleRow {
  readonly id: number;
  readonly person: number;
  readonly customer: number;
  readonly kind: string;
  readonly direction: string;
  readonly threshold: number;
  readonly severity: string;
  readonly market: string | null;
  readonly subject: string | null;
  readonly every: boolean;
  readonly medium: string | null;
  readonly active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly open: number;
}

const SELECT = `select rule.alert_rule_id as id, rule.person_id as person, rule.customer_id as customer, rule.kind, rule.direction,
    rule.threshold, rule.severity, rule.market_id as market, rule.subject, rule.every_sub_vertical as every, rule.medium,
    rule.active, rule.version, rule.created_at,
    (select count(*)::int from alert where alert.alert_rule_id = rule.alert_rule_id and dismissed_at is null) as open
  from alert_rule as rule where rule.deleted_at is null`;

/** The rules of a person, newest first; one of them where an id is given. */
export async function selectRules(store: Queryable, owner: Owner, rule: number | null = null): Promise<StoredRule[]> {
  const rows = await store.query<RuleRow>(
    `${SELECT} and rule.person_id = $1 and rule.customer_id = $2 and ($3::int is null or rule.alert_rule_id = $3)
     order by rule.created_at desc, rule.alert_rule_id desc`,
    [owner.id, owner.customerId, rule],
  );
  return rows.map(storedRule);
}

/** @throws Failure `not-found` where the person has no such rule */
export async function selectRule(store: Queryable, owner: Owner, rule: number): Promise<StoredRule> {
  const [found] = await selectRules(store, owner, rule);
  if (!found) throw new Failure("not-found", "This alert rule does not exist.");
  return found;
}

/** Who has rules that are not paused: what the rules say is asked under the row security of each. */
export async function selectRuleOwners(store: Queryable): Promise<number[]> {
  const rows = await store.query<{ person: number }>(
    "select distinct person_id as person from alert_rule where active and deleted_at is null order by person_id",
  );
  return rows.map(({ person }) => person);
}

function storedRule(row: RuleRow): StoredRule {
  const { id, person, customer, active, version, open } = row;
  return {
    id,
    person,
    customer,
    active,
    version,
    open,
    createdAt: row.created_at,
    condition: {
      kind: known(ALERT_KINDS, row.kind),
      direction: known(ALERT_DIRECTIONS, row.direction),
      threshold: row.threshold,
      severity: known(ALERT_SEVERITIES, row.severity),
      market: row.market,
      subject: row.subject,
      everySubVertical: row.every,
      medium: row.medium,
    },
  };
}

/** The store lets in nothing else. */
function known<Word extends string>(words: readonly Word[], written: string): Word {
  const word = words.find((one) => one === written);
  if (word === undefined) throw new Error(`The store holds a rule with the unknown word ${written}.`);
  return word;
}
