import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { forecastInputs } from "../../contract/inputs.ts";

/** Which revision lies on the workbench: the published one, the open draft, or one by its number. */
export const inputsQuery = (base: string) =>
  queryOptions({
    queryKey: ["forecast", "inputs", base],
    queryFn: ({ signal }) => callApi(forecastInputs, { query: { base }, signal }),
    structuralSharing: false,
  });
