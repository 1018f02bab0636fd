import type { Locale } from "#domain/taxonomy/name.ts";
import type { ScenarioKind } from "#domain/forecast/scenario.ts";
import type { Queryable } from "../database.ts";

/** A scenario that readers may look at, with the revision that holds its figures. */
export interface OfferedRevision {
  readonly id: number;
  readonly kind: ScenarioKind;
  readonly name: string;
  readonly names: Partial<Record<Locale, string>>;
  readonly descriptions: Partial<Record<Locale, string>>;
  readonly edition: number;
  readonly sample: boolean;
}

const OFFERED = "offered_at is not null and deleted_at is null and offered_edition is not null";

/** The scenarios offered over a revision, in the order in which they were made. */
export function offeredRevisions(store: Queryable, base: number): Promise<OfferedRevision[]> {
  return store.query(
    `select forecast_scenario_id as id, kind, name, names, descriptions, offered_edition as edition, sample from forecast_scenario
     where base = $1 and ${OFFERED} order by forecast_scenario_id`,
    [base],
  );
}

/** Whether readers may look at a revision while `base` is published. */
export async function isOffered(store: Queryable, edition: number, base: number): Promise<boolean> {
  const rows = await store.query(
    `select 1 from forecast_scenario where offered_edition = $1 and base = $2 and ${OFFERED}`,
    [edition, base],
  );
  return rows.length > 0;
}
