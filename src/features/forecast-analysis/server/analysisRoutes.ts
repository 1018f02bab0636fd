import type { FastifyInstance } from "fastify";
import { explainCell } from "#revisions/explainCell.ts";
import { forecastFailure } from "#revisions/forecastFailure.ts";
import { runBase } from "#revisions/runBase.ts";
import { differenceReader } from "#revisions/checks/storedDifference.ts";
import { compareForecasts, explainFigure } from "../contract/analysis.ts";
import { compareForecastRevisions } from "./compareForecastRevisions.ts";

/** What differs between two revisions, and how one figure came about. */
export function analysisRoutes(app: FastifyInstance): void {
  const differences = differenceReader();
  app.endpoint(compareForecasts, ({ query }, { database }) => compareForecastRevisions(database, differences, query));
  app.endpoint(explainFigure, async ({ query }, { database }) => {
    const { id } = await runBase(database, query.revision);
    const { market = null, subVertical = null, medium, year, part } = query;
    const asked = { market, subVertical, medium, year, part };
    const { course, ...more } = await explainCell(database, id, asked).catch(forecastFailure);
    return { ...course, ...more, revision: String(id) };
  });
}
