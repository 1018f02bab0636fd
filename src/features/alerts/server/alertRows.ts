import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { ALERT_SEVERITIES, type AlertSeverity } from "#domain/alerts/alertRule.ts";
import type { RaisedAlerts } from "#domain/alerts/evaluateRules.ts";
import { Failure } from "#domain/failure.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Owner, StoredRule } from "./ruleRows.ts";

export interface StoredAlert {
  readonly id: string;
  readonly rule: number;
  readonly person: number;
  readonly revision: number;
  readonly severity: AlertSeverity;
  readonly raisedAt: Date;
  readonly read: boolean;
  readonly dismissed: boolean;
  readonly facts: AlertFacts;
}

/** As it is kept: with the verticals that a whole market was added up from, which are not sent. */
type KeptFacts = AlertFacts & { readonly verticals: readonly string[] };

interface AlertRow extends Omit<StoredAlert, "severity" | "facts"> {
  readonly severity: string;
  readonly facts: KeptFacts;
}

/** More nobody reads; older ones stand behind. */
const MOST_SHOWN = 1_000;

export interface AlertChoice {
  readonly id?: string;
  /** Only those that came after this one. */
  readonly after?: string;
  readonly open?: boolean;
}

/** The alerts of a person that may be read with these rights, newest first. */
export async function selectAlerts(
  store: Queryable,
  owner: Owner,
  rights: Rights,
  { id, after, open = false }: AlertChoice = {},
): Promise<StoredAlert[]> {
  const rows = await store.query<AlertRow>(
    `select alert.alert_id::text as id, alert.alert_rule_id as rule, alert.person_id as person, alert.revision_id as revision,
       alert.severity, alert.raised_at as "raisedAt", alert.read_at is not null as read,
       alert.dismissed_at is not null as dismissed, alert.facts
     from alert join alert_rule as rule on rule.alert_rule_id = alert.alert_rule_id and rule.deleted_at is null
     where alert.person_id = $1 and alert.customer_id = $2 and ($3::bigint is null or alert.alert_id = $3)
       and ($4::bigint is null or alert.alert_id > $4) and (not $5::boolean or alert.dismissed_at is null)
     order by alert.raised_at desc, alert.alert_id limit ${MOST_SHOWN}`,
    [owner.id, owner.customerId, id ?? null, after ?? null, open],
  );
  return rows.filter(({ facts }) => mayReadAlert(rights, facts)).map(storedAlert);
}

/** @throws Failure `not-found` for an alert that the person does not have, or may not read any more */
export async function selectAlert(store: Queryable, owner: Owner, rights: Rights, id: string): Promise<StoredAlert> {
  const [alert] = await selectAlerts(store, owner, rights, { id });
  if (!alert) throw new Failure("not-found", "This alert does not exist.");
  return alert;
}

export interface AlertMark {
  readonly read?: boolean | undefined;
  readonly dismissed?: boolean | undefined;
}

/** Marks alerts of a person; answers how many there were. */
export async function updateAlerts(
  store: Queryable,
  owner: Owner,
  alerts: readonly string[],
  { read, dismissed }: AlertMark,
): Promise<number> {
  const rows = await store.query(
    `update alert set
       read_at = case when $4::boolean then coalesce(read_at, now()) when not $4::boolean then null else read_at end,
       dismissed_at = case when $5::boolean then coalesce(dismissed_at, now()) when not $5::boolean then null
         else dismissed_at end
     where alert_id = any($3::bigint[]) and person_id = $1 and customer_id = $2 returning alert_id`,
    [owner.id, owner.customerId, alerts, read ?? null, dismissed ?? null],
  );
  return rows.length;
}

export interface Raising {
  readonly rule: StoredRule;
  readonly raised: RaisedAlerts;
  /** The verticals that the person could read when it was raised. */
  readonly verticals: readonly string[];
}

/** An alert that was not there before, and whose it is. */
export interface NewAlert {
  readonly person: number;
  readonly customer: number;
  readonly facts: AlertFacts;
}

/** Keeps what rules have raised; what was raised before stays as it is. Answers what is new. */
export async function insertAlerts(
  store: Queryable,
  revision: number,
  raisings: readonly Raising[],
): Promise<NewAlert[]> {
  const rows = raisings.flatMap(({ rule, raised, verticals }) =>
    raised.alerts.map((facts) => ({
      rule: rule.id,
      person: rule.person,
      customer: rule.customer,
      occasion: facts.occasion,
      kind: facts.kind,
      severity: rule.condition.severity,
      market: facts.market,
      subject: facts.subject.id,
      medium: facts.medium ?? "",
      facts: { ...facts, verticals: facts.subject.kind === "all" ? verticals : [] },
    })),
  );
  const made: NewAlert[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    made.push(
      ...(await store.query<NewAlert>(
        `insert into alert (alert_rule_id, person_id, customer_id, revision_id, occasion, kind, severity, market_id, subject, medium, facts)
         select rule, person, customer, $2::int, occasion, kind, severity, market, subject, medium, facts
         from jsonb_to_recordset($1::text::jsonb) as raised (rule int, person int, customer int, occasion text, kind text,
           severity text, market text, subject text, medium text, facts jsonb)
         on conflict (alert_rule_id, occasion, market_id, subject, medium) do nothing
         returning person_id as person, customer_id as customer, facts`,
        [JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE)), revision],
      )),
    );
  }
  return made;
}

const ROWS_AT_ONCE = 2_000;

/** Takes back what a rule said of a revision, before it is held against that anew. */
export async function deleteAlertsOf(store: Queryable, rule: number, revision: number): Promise<void> {
  await store.query("delete from alert where alert_rule_id = $1 and revision_id = $2", [rule, revision]);
}

function storedAlert({ severity, facts, ...row }: AlertRow): StoredAlert {
  const { verticals: _, ...told } = facts;
  return { ...row, facts: told, severity: ALERT_SEVERITIES.find((known) => known === severity) ?? "medium" };
}

/** Where an alert belongs: what must still be one's own for its figures to be read. */
type AlertPlace = Pick<AlertFacts, "kind" | "market" | "subject"> & {
  /** The verticals that a figure of a whole market was added up from. */
  readonly verticals: readonly string[];
};

/** Whether a person may read an alert with these rights. A figure over several verticals takes all of them. */
function mayReadAlert(rights: Rights, place: AlertPlace): boolean {
  return mayReadMarket(rights, place.market) && verticalsOf(place).every((id) => mayReadVertical(rights, id));
}

function verticalsOf({ kind, subject, verticals }: AlertPlace): readonly string[] {
  if (subject.kind === "vertical") return [subject.id];
  if (subject.kind === "subVertical") return [verticalOf(subject.id)];
  return kind === "crowdOut" ? POLITICAL_SUB_VERTICALS.map(verticalOf) : verticals;
}
