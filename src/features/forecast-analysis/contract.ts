import { compareForecasts, explainFigure } from "./contract/analysis.ts";
import { forecastInputs, tradeCoverage } from "./contract/inputs.ts";
import { SCENARIO_ENDPOINTS } from "./contract/scenarios.ts";

/** Everything of the forecast room, for the list of contracts. */
export const forecastContracts = [
  forecastInputs,
  tradeCoverage,
  ...SCENARIO_ENDPOINTS,
  compareForecasts,
  explainFigure,
] as const;
