import { queryOptions } from "@tanstack/react-query";
import { session } from "#features/session/contract.ts";
import { callApi } from "../api/callApi.ts";

/** Who is signed in, with role, flags and markets. */
export const sessionQuery = () =>
  queryOptions({ queryKey: ["session"], queryFn: ({ signal }) => callApi(session, { signal }), staleTime: 5 * 60_000 });
