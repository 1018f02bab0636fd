import { compareForecasts, explainFigure } from "./contract/analysis.ts";
import { forecastInputs } from "./contract/inputs.ts";
import { SCENARIO_ENDPOINTS } from "./contract/scenarios.ts";

/** Everything of the forecast room, for the list of contracts. */
export const forecastContracts = [forecastInputs, ...SCENARIO_ENDPOINTS, compareForecasts, explainFigure] as const;
