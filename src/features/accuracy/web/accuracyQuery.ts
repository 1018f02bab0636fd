import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { accuracy } from "../contract.ts";

/** How close our figures come to published ones. Another publication is another answer. */
export const accuracyQuery = (revision: string) =>
  queryOptions({
    queryKey: ["accuracy", revision],
    queryFn: ({ signal }) => callApi(accuracy, { signal }),
    staleTime: 60_000,
  });
