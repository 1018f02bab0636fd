import { isCalendarKind } from "#domain/alerts/alertRule.ts";
import { evaluateRules, type RuleToEvaluate } from "#domain/alerts/evaluateRules.ts";
import { resolveScope } from "#domain/alerts/resolveScope.ts";
import { Failure } from "#domain/failure.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { tenantTurns } from "#platform/database/tenantTurns.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { checkStanding, type Standing } from "#platform/identity/standing.ts";
import { storeOf, tenantOf } from "#platform/identity/storeOf.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { alertReach } from "./alertReach.ts";
import { alertRevision } from "./alertRevision.ts";
import { insertAlerts, type NewAlert, type Raising } from "./alertRows.ts";
import { selectRuleOwners, selectRules, type StoredRule } from "./ruleRows.ts";
import { ALERTS_PATH, tellOfAlerts } from "./tellOfAlerts.ts";

export interface Evaluation {
  readonly now: LoadedRevision;
  /** Null for the first revision. */
  readonly before: LoadedRevision | null;
  /** What is gone through: rules about a new revision, or those that come with the calendar. */
  readonly of: "revision" | "calendar";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Holds everybody's rules against a new revision, or against the calendar of a day, each with the rights that its owner has at this
 * moment and under her row security: past it is asked who has rules, and nothing else. It is done once for a revision or a day, whoever asks and however often; who began and died is followed after a quarter
 * of an hour.
 *
 * @returns how many alerts are new
 */
export async function evaluateAlerts(database: Database, evaluation: Evaluation): Promise<number> {
  const today = new Date(evaluation.at).toISOString().slice(0, 10);
  const occasion = evaluation.of === "revision" ? `r${evaluation.now.revision.id}` : today;
  if (!(await claim(database, occasion))) return 0;
  try {
    return await evaluate(database, evaluation, { today, occasion });
  } catch (reason) {
    // Whoever tries again need not wait until the claim has run out.
    await database.query("delete from alert_evaluation where occasion = $1 and finished_at is null", [occasion]);
    throw reason;
  }
}

/** Takes a revision as held against all rules: those that are made later begin with what comes after it. */
export async function passOver(store: Queryable, revision: number): Promise<void> {
  await store.query(
    "insert into alert_evaluation (occasion, finished_at) values ($1, now()) on conflict (occasion) do nothing",
    [`r${revision}`],
  );
}

async function evaluate(
  database: Database,
  { now, before, of, at }: Evaluation,
  { today, occasion }: { readonly today: string; readonly occasion: string },
): Promise<number> {
  const ofKind = ({ active, condition }: StoredRule) =>
    active && isCalendarKind(condition.kind) === (of === "calendar");
  const owned = await withRights(database, ofKind, now, at);
  const raised = evaluateRules(
    owned.map(({ asked }) => asked),
    { now: alertRevision(now), before: before && alertRevision(before), today },
  );
  const takeTurns = await tenantTurns(database);
  return database.transaction(async (store) => {
    const made: NewAlert[] = [];
    for (const [standing, own] of Map.groupBy(owned, (one) => one.standing)) {
      const raisings = own.flatMap(({ rule, verticals }): Raising[] => {
        const found = raised.get(rule.id);
        return found ? [{ rule, verticals, raised: found }] : [];
      });
      if (raisings.length === 0) continue;
      const news = await takeTurns(store, tenantOf(standing), async (hers) => {
        const kept = await insertAlerts(hers, Number(now.revision.id), raisings);
        await tellOfAlerts(hers, standing.person, kept);
        return kept;
      });
      made.push(...news);
    }
    await tellSystemsOfAlerts(store, made, { at: new Date(at), link: ALERTS_PATH });
    await store.query("update alert_evaluation set finished_at = now() where occasion = $1", [occasion]);
    return made.length;
  });
}

/** @returns false where it is done or somebody is at it */
async function claim(store: Queryable, occasion: string): Promise<boolean> {
  const rows = await store.query(
    `insert into alert_evaluation as known (occasion) values ($1)
     on conflict (occasion) do update set begun_at = now()
       where known.finished_at is null and known.begun_at < now() - interval '15 minutes'
     returning occasion`,
    [occasion],
  );
  return rows.length > 0;
}

interface OwnedRule {
  readonly standing: Standing;
  readonly rule: StoredRule;
  readonly asked: RuleToEvaluate;
  readonly verticals: readonly string[];
}

/** Rules with what their owners may see right now; those of people who may not use the product are left out. */
async function withRights(
  database: Database,
  isAsked: (rule: StoredRule) => boolean,
  loadedRevision: LoadedRevision,
  at: number,
): Promise<OwnedRule[]> {
  const owned: OwnedRule[] = [];
  const tenants = await tenantStores(database);
  for (const person of await selectRuleOwners(database)) {
    const standing = await standingOfPerson(database, person);
    if (!standing || !mayUseProduct(() => checkStanding(standing, at))) continue;
    await storeOf(tenants, standing).transaction(async (store) => {
      const rules = (await selectRules(store, standing.person)).filter(isAsked);
      if (rules.length === 0) return;
      const reach = await alertReach(store, person, standing.rights, loadedRevision);
      for (const rule of rules.toSorted((one, other) => one.id - other.id)) {
        const { markets, subjects } = resolveScope(rule.condition, reach);
        const asked = { id: rule.id, condition: rule.condition, markets, subjects, isNew: false };
        owned.push({ standing, rule, asked, verticals: reach.verticals });
      }
    });
  }
  return owned;
}

export function mayUseProduct(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (reason) {
    if (reason instanceof Failure) return false;
    throw reason;
  }
}

/** More places than this are found in the app, not in a message. */
const MOST_NAMED = 100;

/**
 * Tells the systems of each customer, once for all alerts of its people: what kinds of alerts they are, of which markets and verticals,
 * and where in the app to look. Neither a figure nor a person is named: a receiver need not have anybody's rights.
 */
async function tellSystemsOfAlerts(
  store: Queryable,
  made: readonly NewAlert[],
  { at, link }: { readonly at: Date; readonly link: string },
): Promise<void> {
  for (const [customer, alerts] of Map.groupBy(made, (alert) => alert.customer)) {
    const facts = alerts.map((alert) => alert.facts);
    const [first] = facts;
    const data = {
      alerts: alerts.length,
      // Where the first one is.
      market: first?.market ?? null,
      subject: first?.subject.id ?? null,
      kinds: named(facts.map(({ kind }) => kind)),
      markets: named(facts.map(({ market }) => market)),
      subjects: named(facts.map(({ subject }) => subject.id)),
      link,
    };
    const event = { event: "alert.raised", customer, at: at.toISOString(), data } as const;
    await startJob(store, { kind: "webhook-event", data: event, owner: null, name: null });
  }
}

function named(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted().slice(0, MOST_NAMED);
}
