import type { Database } from "#platform/database/database.ts";
import type { JobHandlers } from "#platform/jobs/job.ts";
import { forecastContracts } from "../contract.ts";
import { forecastAnalysisRoutes } from "./routes.ts";
import { runScenarioJob } from "./runScenario.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Reckons a scenario of the forecast room as it stood when the run was asked for. */
    readonly "forecast-run": { readonly run: number };
  }
}

export const forecastAnalysisFeature = {
  contracts: forecastContracts,
  routes: [forecastAnalysisRoutes],
  jobs: (parts: { readonly database: Database }) =>
    ({
      "forecast-run": {
        policy: { jobClass: "work", limitSeconds: 900, retrySeconds: [10] },
        run: runScenarioJob(parts),
      },
    }) satisfies Partial<JobHandlers>,
};
