import type { Queryable } from "#platform/database/database.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { ScenarioKind } from "#domain/forecast/scenario.ts";
import type { RevisionStatus } from "#domain/revisions/revision.ts";
import { Failure } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";

export type Texts = Partial<Record<Locale, string>>;

/** A scenario as stored, with its base. */
export interface ScenarioRow {
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly kind: ScenarioKind;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly base: number;
  readonly baseLabel: string;
  readonly baseStatus: RevisionStatus;
  readonly baseBuiltAt: Date | null;
  readonly baseSample: boolean;
  readonly assumptions: Assumptions;
  readonly version: number;
  readonly edition: number | null;
  readonly offeredEdition: number | null;
  readonly sample: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly offeredAt: Date | null;
  readonly deletedAt: Date | null;
}

/** So many days a deleted scenario can be had back. */
export const UNDO_DAYS = 7;

const SCENARIO = `
  select s.forecast_scenario_id as id, s.name, s.note, s.kind, s.names, s.descriptions, s.base, b.label as "baseLabel",
    b.status as "baseStatus", b.built_at as "baseBuiltAt", b.sample as "baseSample", s.assumptions, s.version, s.edition,
    s.offered_edition as "offeredEdition", s.sample, s.created_by_name as "createdBy", s.created_at as "createdAt",
    s.updated_at as "updatedAt", s.offered_at as "offeredAt", s.deleted_at as "deletedAt"
  from forecast_scenario s join revision b on b.revision_id = s.base`;

/** Every scenario, the one changed last first. */
export async function selectScenarios(store: Queryable, withDeleted: boolean): Promise<ScenarioRow[]> {
  const rows = await store.query<ScenarioRow>(
    `${SCENARIO} where s.deleted_at is null or ($1::boolean and s.deleted_at > now() - make_interval(days => $2))
     order by s.updated_at desc, s.forecast_scenario_id desc`,
    [withDeleted, UNDO_DAYS],
  );
  return rows.map(whole);
}

/** @throws Failure `not-found`, also for a deleted one unless those are asked for */
export async function selectScenario(store: Queryable, id: number, withDeleted = false): Promise<ScenarioRow> {
  const [row] = await store.query<ScenarioRow>(
    `${SCENARIO} where s.forecast_scenario_id = $1 and ($2::boolean or s.deleted_at is null)`,
    [id, withDeleted],
  );
  if (!row) throw new Failure("not-found", "This scenario does not exist. It may have been deleted.");
  return whole(row);
}

/** A scenario, held until the transaction ends. @throws Failure `not-found` */
export async function lockScenario(transaction: Queryable, id: number, withDeleted = false): Promise<ScenarioRow> {
  await transaction.query("select 1 from forecast_scenario where forecast_scenario_id = $1 for update", [id]);
  return selectScenario(transaction, id, withDeleted);
}

/** What was kept before another kind of assumption came up says nothing of it. */
function whole(row: ScenarioRow): ScenarioRow {
  return { ...row, assumptions: { ...NO_ASSUMPTIONS, ...row.assumptions } };
}
