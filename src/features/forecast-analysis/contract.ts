import { forecastInputs } from "./contract/inputs.ts";

/** Everything of the forecast room, for the list of contracts. */
export const FORECAST_ENDPOINTS = [forecastInputs] as const;
