import { queryOptions } from "@tanstack/react-query";
import type { Revision } from "#domain/revisions/revision.ts";
import { oneRevision } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";

/** One revision; without an id the published one, looked for again every minute so that a new one is noticed. */
export const revisionQuery = (revision = "current") =>
  queryOptions({
    queryKey: ["revisions", revision],
    queryFn: ({ signal }): Promise<Revision> => callApi(oneRevision, { params: { revision }, signal }),
    staleTime: revision === "current" ? 60_000 : Number.POSITIVE_INFINITY,
    refetchInterval: revision === "current" ? 60_000 : false,
  });
