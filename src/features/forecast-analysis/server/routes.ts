import type { FastifyInstance } from "fastify";
import { differenceReader } from "#revisions/checks/storedDifference.ts";
import { explainCell } from "#revisions/explaining/explainCell.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";
import { runBase } from "#revisions/runBase.ts";
import { compareForecasts, explainFigure } from "../contract/analysis.ts";
import { forecastInputs, tradeCoverage } from "../contract/inputs.ts";
import { compareForecastRevisions } from "./compareForecastRevisions.ts";
import { presentCoverage } from "./presentCoverage.ts";
import { presentInputs } from "./presentInputs.ts";
import { scenarioRoutes } from "./scenarioRoutes.ts";

/** The forecast room: what runs are made from, scenarios, their runs, and what came of them. */
export function forecastAnalysisRoutes(app: FastifyInstance): void {
  app.endpoint(forecastInputs, async ({ query }, { database }) =>
    presentInputs(database, await runBase(database, query.base)),
  );
  app.endpoint(tradeCoverage, async ({ query }, { database }) =>
    presentCoverage(database, await runBase(database, query.base), query.naics?.split(",") ?? null),
  );
  scenarioRoutes(app);
  analysisRoutes(app);
}

/** What differs between two revisions, and how one figure came about. */
function analysisRoutes(app: FastifyInstance): void {
  const differences = differenceReader();
  app.endpoint(compareForecasts, ({ query }, { database }) => compareForecastRevisions(database, differences, query));
  app.endpoint(explainFigure, async ({ query }, { database }) => {
    const { id } = await runBase(database, query.revision);
    const { market = null, subVertical = null, medium, year, part } = query;
    const asked = { market, subVertical, medium, year, part };
    const { course, ...more } = await explainCell(database, id, asked).catch(forecastFailure);
    const { strength, total, market: ofMarket, ...steps } = course;
    // Administrators see every total.
    const known = { total: total!, market: ofMarket && { ...ofMarket, dollars: ofMarket.dollars! } };
    return { ...steps, ...known, strength: strength?.value ?? null, course, ...more, revision: String(id) };
  });
}
