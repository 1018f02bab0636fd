import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { scenarios } from "../../contract/scenarios.ts";

/** The reader's scenarios and those that colleagues share. Whoever looks as somebody else sees none, and does not ask. */
export const scenariosQuery = () =>
  queryOptions({
    queryKey: ["scenarios"],
    queryFn: async ({ signal }) => (viewAsGrant() ? [] : (await callApi(scenarios, { signal })).items),
    staleTime: 60_000,
  });
