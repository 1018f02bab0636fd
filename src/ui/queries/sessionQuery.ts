import { queryOptions } from "@tanstack/react-query";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { session } from "#features/session/contract.ts";
import { callApi } from "../api/callApi.ts";

/** The signed-in person with all rights. */
export type Session = EndpointOutput<typeof session>;

/** Who is signed in, with role, flags and markets. */
export const sessionQuery = () =>
  queryOptions({ queryKey: ["session"], queryFn: ({ signal }) => callApi(session, { signal }), staleTime: 5 * 60_000 });
