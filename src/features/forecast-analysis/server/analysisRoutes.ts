import type { FastifyInstance } from "fastify";
import type { Queryable } from "#database/database.ts";
import { revisionAssumptions } from "#database/queries/revisionAssumptions.ts";
import { revisionImports } from "#database/queries/revisionImports.ts";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { ForecastError } from "#forecast/forecastError.ts";
import { explainCell } from "#revisions/explainCell.ts";
import { marketNames } from "#revisions/marketNames.ts";
import { runBase } from "#revisions/runBase.ts";
import { differenceReader } from "#revisions/storedDifference.ts";
import { compareForecasts, explainFigure } from "../contract/analysis.ts";
import { presentBase } from "./presentInputs.ts";

/** What differs between two editions, and how one figure came about. */
export function analysisRoutes(app: FastifyInstance): void {
  const differences = differenceReader();
  app.endpoint(compareForecasts, async ({ query }, { database }) => {
    const [from, to] = [await runBase(database, query.from), await runBase(database, query.to)];
    const difference = await differences(database, to.id, from.id, query.year);
    const names = new Map([...(await marketNames(database, from.id)), ...(await marketNames(database, to.id))]);
    return {
      ...difference,
      from: presentBase(from),
      to: presentBase(to),
      markets: difference.markets.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })),
      cells: difference.cells.map((cell) => ({ ...cell, name: names.get(cell.market) ?? cell.market })),
      assumptions: assumptionChanges(
        await revisionAssumptions(database, from.id),
        await revisionAssumptions(database, to.id),
      ),
      files: await otherFiles(database, from.id, to.id),
    };
  });
  app.endpoint(explainFigure, async ({ query }, { database }) => {
    const { id } = await runBase(database, query.revision);
    const { market = null, subVertical = null, medium, year, part } = query;
    const asked = { market, subVertical, medium, year, part };
    const { course, ...more } = await explainCell(database, id, asked).catch(contradiction);
    return { ...course, ...more, revision: String(id) };
  });
}

/** Layouts of which two revisions hold different imports. */
async function otherFiles(store: Queryable, from: number, to: number): Promise<string[]> {
  const [before, after] = [await revisionImports(store, from), await revisionImports(store, to)];
  const apart = (one: typeof before, other: typeof before) =>
    one.filter(({ importId }) => !other.some((file) => file.importId === importId)).map(({ layout }) => layout);
  return [...new Set([...apart(before, after), ...apart(after, before)])].toSorted();
}

/** Files and assumptions that contradict each other cannot be reckoned again either. */
function contradiction(reason: unknown): never {
  if (reason instanceof ForecastError) throw new Failure("invalid-input", reason.message);
  throw reason;
}
