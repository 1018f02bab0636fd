import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { releases } from "../../contract/releases.ts";

/** What each revision brought, and how the reader hears of new ones. */
export const releasesQuery = () =>
  queryOptions({
    queryKey: ["releases"],
    queryFn: ({ signal }) => callApi(releases, { signal }),
    staleTime: 60_000,
  });
