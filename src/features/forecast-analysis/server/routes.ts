import type { FastifyInstance } from "fastify";
import { runBase } from "#revisions/runBase.ts";
import { forecastInputs } from "../contract/inputs.ts";
import { analysisRoutes } from "./analysisRoutes.ts";
import { presentInputs } from "./presentInputs.ts";
import { scenarioRoutes } from "./scenarioRoutes.ts";

/** The forecast room: what runs are made from, scenarios, their runs, and what came of them. */
export function forecastAnalysisRoutes(app: FastifyInstance): void {
  app.endpoint(forecastInputs, async ({ query }, { database }) =>
    presentInputs(database, await runBase(database, query.base)),
  );
  scenarioRoutes(app);
  analysisRoutes(app);
}
