import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { health } from "../contract.ts";

const LOOK_MS = 15_000;

/** Looked at again and again while the page is in sight. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ["health"],
    queryFn: ({ signal }) => callApi(health, { signal }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
