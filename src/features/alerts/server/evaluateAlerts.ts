import type { Database, Queryable } from "#database/database.ts";
import { isCalendarKind } from "#domain/alerts/alertRule.ts";
import { evaluateRules, type RuleToEvaluate } from "#domain/alerts/evaluateRules.ts";
import { resolveScope } from "#domain/alerts/resolveScope.ts";
import { Failure } from "#domain/failure.ts";
import { standingOfPerson } from "#identity/readStanding.ts";
import { checkStanding } from "#identity/standing.ts";
import type { Publication } from "#revisions/publishing/publication.ts";
import { alertEdition } from "./alertEdition.ts";
import { alertReach } from "./alertReach.ts";
import { insertAlerts, type Raising } from "./alertRows.ts";
import { selectActiveRules, type StoredRule } from "./ruleRows.ts";
import { tellOfAlerts } from "./tellOfAlerts.ts";

export interface Evaluation {
  readonly now: Publication;
  /** Null for the first edition. */
  readonly before: Publication | null;
  /** What is gone through: rules about a new edition, or those that come with the calendar. */
  readonly of: "edition" | "calendar";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Holds everybody's rules against a new edition, or against the calendar of a day, each with the rights that its owner has at this
 * moment. It is done once for an edition or a day, whoever asks and however often; who began and died is followed after a quarter
 * of an hour.
 *
 * @returns how many alerts are new
 */
export async function evaluateAlerts(database: Database, evaluation: Evaluation): Promise<number> {
  const today = new Date(evaluation.at).toISOString().slice(0, 10);
  const occasion = evaluation.of === "edition" ? `r${evaluation.now.revision.id}` : today;
  if (!(await claim(database, occasion))) return 0;
  try {
    return await evaluate(database, evaluation, { today, occasion });
  } catch (reason) {
    // Whoever tries again need not wait until the claim has run out.
    await database.query("delete from alert_evaluation where occasion = $1 and finished_at is null", [occasion]);
    throw reason;
  }
}

async function evaluate(
  database: Database,
  { now, before, of, at }: Evaluation,
  { today, occasion }: { readonly today: string; readonly occasion: string },
): Promise<number> {
  const all = await selectActiveRules(database);
  const rules = all.filter(({ condition }) => isCalendarKind(condition.kind) === (of === "calendar"));
  const owned = await withRights(database, rules, now, at);
  const raised = evaluateRules(
    owned.map(({ asked }) => asked),
    { now: alertEdition(now), before: before && alertEdition(before), today },
  );
  const raisings = owned.flatMap(({ rule, verticals }): Raising[] => {
    const found = raised.get(rule.id);
    return found ? [{ rule, verticals, raised: found }] : [];
  });
  return database.transaction(async (store) => {
    const made = await insertAlerts(store, Number(now.revision.id), raisings);
    await tellOfAlerts(store, made, new Date(at));
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
  readonly rule: StoredRule;
  readonly asked: RuleToEvaluate;
  readonly verticals: readonly string[];
}

/** Rules with what their owners may see right now; those of people who may not use the product are left out. */
async function withRights(
  store: Queryable,
  rules: readonly StoredRule[],
  edition: Publication,
  at: number,
): Promise<OwnedRule[]> {
  const owned: OwnedRule[] = [];
  for (const [person, own] of Map.groupBy(rules, (rule) => rule.person)) {
    const standing = await standingOfPerson(store, person);
    if (!standing || !mayUseProduct(() => checkStanding(standing, at))) continue;
    const reach = await alertReach(store, person, standing.rights, edition);
    for (const rule of own) {
      if (rule.customer !== standing.person.customerId) continue;
      const { markets, subjects } = resolveScope(rule.condition, reach);
      const asked = { id: rule.id, condition: rule.condition, markets, subjects, isNew: false };
      owned.push({ rule, asked, verticals: reach.verticals });
    }
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
