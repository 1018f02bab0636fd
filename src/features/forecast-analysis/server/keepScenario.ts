import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { type Assumptions, NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { ScenarioKind } from "#domain/forecast/scenario.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Person } from "#platform/identity/caller.ts";
import { runBase } from "#revisions/runBase.ts";
import { checkStated } from "./checkStated.ts";
import { selectState } from "./selectChanges.ts";
import { lockScenario, type ScenarioRow, selectScenario, type Texts } from "./scenarioRows.ts";

/** Who does something, as the audit log notes it; null id for the command line. */
export interface Author extends Pick<Person, "email" | "name"> {
  readonly id: number | null;
}

/** What is said of a scenario; what is left out stays, or is as a new one begins. */
export interface ScenarioFacts {
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  readonly kind?: ScenarioKind | undefined;
  readonly names?: Texts | undefined;
  readonly descriptions?: Texts | undefined;
  /** `current`, `draft` or the id of a revision. */
  readonly base?: string | undefined;
  readonly assumptions?: Assumptions | undefined;
  /** Why its assumptions change. */
  readonly reason: string;
}

/**
 * Keeps a new scenario and answers its id.
 *
 * @throws Failure `invalid-input` for assumptions that make no sense over the base, `revision-unknown`, `nothing-published`, `conflict`
 */
export async function createScenario(
  database: Database,
  by: Author,
  { base = "draft", reason, assumptions, ...facts }: ScenarioFacts & { readonly name: string },
): Promise<number> {
  const over = await scenarioBase(database, base);
  const own = await revisionAssumptions(database, over);
  const stated = assumptions ?? own;
  await checkStated(database, over, stated);
  return database.transaction(async (store) => {
    const [made] = await store.query<{ id: number }>(
      `insert into forecast_scenario (name, note, kind, names, descriptions, base, assumptions, created_by, created_by_name)
       values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::text::jsonb, $8, $9) returning forecast_scenario_id as id`,
      [
        facts.name,
        facts.note ?? "",
        facts.kind ?? "other",
        JSON.stringify(facts.names ?? {}),
        JSON.stringify(facts.descriptions ?? {}),
        over,
        JSON.stringify(stated),
        by.id,
        by.name,
      ],
    );
    if (!made) throw new Error("The scenario was not kept.");
    const row = await selectScenario(store, made.id);
    await recordHistory(store, by, row, own, reason, true);
    await recordScenario(store, by, "forecastScenario.created", row, { after: told(row) });
    return made.id;
  });
}

/**
 * Changes a scenario, and keeps every change of what it states.
 *
 * @throws Failure `not-found`; `conflict` when it was changed since it was read; `invalid-input` as for a new one
 */
export async function changeScenario(
  database: Database,
  by: Author,
  id: number,
  { version, base, reason, ...change }: ScenarioFacts & { readonly version: number },
): Promise<void> {
  const seen = await selectScenario(database, id);
  const over = base === undefined ? seen.base : await scenarioBase(database, base);
  if (change.assumptions || over !== seen.base)
    await checkStated(database, over, change.assumptions ?? seen.assumptions);
  await database.transaction(async (store) => {
    const before = await lockScenario(store, id);
    if (before.version !== version)
      throw new Failure(
        "conflict",
        "Someone else changed this scenario since you opened it. Reload it, then try again.",
      );
    const { name, note, kind, names, descriptions, assumptions } = { ...before, ...stated(change) };
    await store.query(
      `update forecast_scenario set name = $2, note = $3, kind = $4, names = $5::text::jsonb, descriptions = $6::text::jsonb,
         base = $7, assumptions = $8::text::jsonb, version = version + 1, updated_at = now() where forecast_scenario_id = $1`,
      [id, name, note, kind, JSON.stringify(names), JSON.stringify(descriptions), over, JSON.stringify(assumptions)],
    );
    const after = await selectScenario(store, id);
    await recordHistory(store, by, after, before.assumptions, reason);
    const difference = differenceOf(told(before), told(after));
    if (difference) await recordScenario(store, by, "forecastScenario.changed", after, { ...difference, note: reason });
  });
}

/**
 * States again what a scenario stated after one of its changes. That is a change like any other.
 *
 * @throws Failure as `changeScenario`; `not-found` for a change that is not the scenario's, `conflict` where its state was not kept
 */
export async function restoreState(
  database: Database,
  by: Author,
  id: number,
  change: number,
  asked: { readonly version: number; readonly reason: string },
): Promise<void> {
  await changeScenario(database, by, id, { ...asked, assumptions: await selectState(database, id, change) });
}

/** What a scenario may stand over. @throws Failure `revision-unknown`, `nothing-published`, `conflict` for what another scenario left */
async function scenarioBase(store: Queryable, asked: string): Promise<number> {
  const { id, status } = await runBase(store, asked);
  if (status !== "scenario") return id;
  throw new Failure(
    "conflict",
    "A scenario must be based on a draft or a published revision, not on another scenario.",
  );
}

/** Takes a scenario out of sight, also of readers'. @throws Failure `not-found` */
export function deleteScenario(database: Database, by: Author, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockScenario(store, id);
    await store.query(
      "update forecast_scenario set deleted_at = now(), offered_at = null, offered_edition = null, version = version + 1 where forecast_scenario_id = $1",
      [id],
    );
    await recordScenario(store, by, "forecastScenario.deleted", row, { before: told(row) });
  });
}

/** @throws Failure `not-found`, `conflict` where it is not deleted */
export function restoreScenario(database: Database, by: Author, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockScenario(store, id, true);
    if (row.deletedAt === null) throw new Failure("conflict", "This scenario is not deleted.");
    await store.query(
      "update forecast_scenario set deleted_at = null, version = version + 1 where forecast_scenario_id = $1",
      [id],
    );
    await recordScenario(store, by, "forecastScenario.restored", row, { after: told(row) });
  });
}

/** Notes in the audit log what somebody did with a scenario; to be called in the transaction that does it. */
export function recordScenario(
  store: Queryable,
  by: Author,
  action: `forecastScenario.${string}`,
  { id, name }: Pick<ScenarioRow, "id" | "name">,
  more: { readonly before?: object; readonly after?: object; readonly note?: string } = {},
): Promise<void> {
  return recordChange(store, {
    actor: { id: by.id, name: by.email },
    action,
    subjectKind: "forecastScenario",
    subjectId: String(id),
    subject: name,
    before: more.before ? { ...more.before } : null,
    after: more.after ? { ...more.after } : null,
    note: more.note ?? "",
  });
}

async function recordHistory(
  store: Queryable,
  by: Author,
  { id, version, assumptions }: ScenarioRow,
  before: Assumptions,
  reason: string,
  /** The first state is kept also where it is that of the base. */
  isNew = false,
): Promise<void> {
  const changes = assumptionChanges(before, assumptions);
  if (changes.length === 0 && !isNew) return;
  await store.query(
    `insert into forecast_change (forecast_scenario_id, version, changed_by, changed_by_name, reason, changes, assumptions)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb)`,
    [id, version, by.id, by.name, reason, JSON.stringify(changes), JSON.stringify(assumptions)],
  );
}

/** What the audit log says of a scenario; each statement stands in its history. */
function told({ name, note, kind, base, assumptions, names, descriptions }: ScenarioRow): Record<string, unknown> {
  const statements = assumptionChanges(NO_ASSUMPTIONS, assumptions).length;
  const shown = { sellersNames: byLanguage(names), sellersDescriptions: byLanguage(descriptions) };
  return { name, note, kind, base: String(base), statements, ...shown };
}

/** "de-DE: Rezession", in the order of the languages. */
function byLanguage(texts: Texts): string[] {
  return LOCALES.flatMap((locale) => (texts[locale] ? [`${locale}: ${texts[locale]}`] : []));
}

/** The facts that are stated: those left out stay as they are. */
function stated<Facts extends object>(facts: Facts): { [Name in keyof Facts]: NonNullable<Facts[Name]> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly what the filter leaves
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never;
}
