import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { outlook } from "../contract/assumptionsSchema.ts";
import { scenarioKind, scenarioName, scenarioNote, textsOf } from "../contract/scenarioSchemas.ts";
import { checkStated } from "./checkStated.ts";
import { beginRun } from "./runScenario.ts";

const scenarios = z.array(
  z.strictObject({
    kind: scenarioKind,
    name: scenarioName,
    note: scenarioNote,
    names: textsOf(80),
    descriptions: textsOf(600),
    outlook,
  }),
);

/** Who made them, also by what the audit log calls people. */
const BY = { id: null, name: "Sample set", email: "Sample set" } as const;

/**
 * Keeps what-ifs of the sample set over a revision, marked as sample. Readers are offered each once the background has reckoned it.
 *
 * @throws ZodError for a file of another shape, Failure `invalid-input` for one that speaks of what the revision does not have
 */
export async function loadScenarios(database: Database, base: number, file: unknown): Promise<number> {
  const found = scenarios.parse(file);
  for (const { kind, name, note, names, descriptions, outlook: stated } of found) {
    const assumptions = { ...NO_ASSUMPTIONS, outlook: stated };
    await checkStated(database, base, assumptions);
    const [kept] = await database.query<{ id: number }>(
      `insert into forecast_scenario (name, note, kind, names, descriptions, base, assumptions, created_by_name, sample)
       values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::text::jsonb, $8, true) returning forecast_scenario_id as id`,
      [
        name,
        note,
        kind,
        JSON.stringify(names),
        JSON.stringify(descriptions),
        base,
        JSON.stringify(assumptions),
        BY.name,
      ],
    );
    if (kept) await beginRun(database, BY, kept.id, true);
  }
  return found.length;
}
