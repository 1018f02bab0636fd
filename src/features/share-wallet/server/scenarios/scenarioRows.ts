import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** A scenario as the store has it, with what it is to the person who reads. */
export interface ScenarioRow {
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly path: string;
  readonly revision_id: number;
  readonly revision: string;
  readonly mine: boolean;
  readonly owner: string;
  readonly shared: boolean;
  readonly updated_at: Date;
  readonly version: number;
}

/** Who reads: what is one's own within the organisation, and what the organisation shares. */
export interface Reader {
  readonly id: number;
  readonly customerId: number;
}

/** The scenarios that a person can see, newest first; one of them where an id is given. */
export function selectScenarios(store: Queryable, reader: Reader, id: number | null = null): Promise<ScenarioRow[]> {
  return store.query<ScenarioRow>(
    `select scenario.scenario_id as id, scenario.name, scenario.note, scenario.path, scenario.revision_id,
            revision.label as revision, scenario.person_id = $1 as mine, person.name as owner, scenario.shared,
            scenario.updated_at, scenario.version
     from scenario
     join person on person.person_id = scenario.person_id
     join revision on revision.revision_id = scenario.revision_id
     where scenario.deleted_at is null and scenario.customer_id = $2 and (scenario.person_id = $1 or scenario.shared)
       and ($3::int is null or scenario.scenario_id = $3)
     order by scenario.updated_at desc, scenario.scenario_id desc`,
    [reader.id, reader.customerId, id],
  );
}

/** @throws Failure `not-found` for a scenario that the person cannot see */
export async function selectScenario(store: Queryable, reader: Reader, id: number): Promise<ScenarioRow> {
  const [row] = await selectScenarios(store, reader, id);
  if (!row) throw noSuchScenario();
  return row;
}

export function noSuchScenario(): Failure {
  return new Failure("not-found", "This scenario does not exist.");
}
