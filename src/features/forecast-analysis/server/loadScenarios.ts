import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { assumptions } from "../contract/assumptionsSchema.ts";
import { scenarioKind, scenarioName, scenarioNote, textsOf } from "../contract/scenarioSchemas.ts";
import { checkStated } from "./checkStated.ts";
import { beginRun } from "./runScenario.ts";

const scenarios = z.array(
  z.strictObject({
    kind: scenarioKind,
    name: scenarioName,
    note: scenarioNote,
    /** What readers are offered it by; left out for one that is for administrators alone. */
    offered: z.strictObject({ names: textsOf(80), descriptions: textsOf(600) }).optional(),
    assumptions,
  }),
);

/** Who made them, also by what the audit log calls people. */
const BY = { id: null, name: "Sample set", email: "Sample set" } as const;

/**
 * Keeps what-ifs of the sample set over a revision, marked as sample. The background reckons each, and those that are for readers are
 * offered to them then.
 *
 * @throws ZodError for a file of another shape, Failure `invalid-input` for one that speaks of what the revision does not have
 */
export async function loadScenarios(database: Database, base: number, file: unknown): Promise<number> {
  const found = scenarios.parse(file);
  for (const { kind, name, note, offered, assumptions: stated } of found) {
    await checkStated(database, base, stated);
    const [kept] = await database.query<{ id: number }>(
      `insert into forecast_scenario (name, note, kind, names, descriptions, base, assumptions, created_by_name, sample)
       values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::text::jsonb, $8, true) returning forecast_scenario_id as id`,
      [
        name,
        note,
        kind,
        JSON.stringify(offered?.names ?? {}),
        JSON.stringify(offered?.descriptions ?? {}),
        base,
        JSON.stringify(stated),
        BY.name,
      ],
    );
    if (kept) await beginRun(database, BY, kept.id, offered !== undefined);
  }
  return found.length;
}
