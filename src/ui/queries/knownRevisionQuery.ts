import { queryOptions } from "@tanstack/react-query";
import type { Revision } from "#domain/revisions/revision.ts";
import { oneRevision } from "#features/revisions/contract.ts";
import { callApi } from "../api/callApi.ts";
import { problemCode } from "../problem/problemCode.ts";

/** A revision that is or was published, by its id; null where there is none of that id, or only a draft. */
export const knownRevisionQuery = (id: string) =>
  queryOptions({
    queryKey: ["known-revisions", id],
    queryFn: ({ signal }) => readKnownRevision(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readKnownRevision(id: string, signal: AbortSignal): Promise<Revision | null> {
  try {
    const revision = await callApi(oneRevision, { params: { revision: id }, signal });
    return revision.status === "draft" ? null : revision;
  } catch (reason) {
    if (problemCode(reason) === "revision-unknown") return null;
    throw reason;
  }
}
