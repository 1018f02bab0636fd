import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Revision } from "#domain/revisions/revision.ts";
import { knownRevisionQuery } from "../queries/knownRevisionQuery.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";

/** Names a revision in an address; without it the published one is shown. */
export const REVISION_PARAMETER = "revision";

export interface ShownRevision {
  /** What the figures of the screen come from. */
  readonly revision: Revision;
  readonly published: Revision;
  /** The address asks for a revision that is not to be had, so that the published one is shown. */
  readonly missing: boolean;
}

/** The revision that the address asks for, and the published one beside it. */
export function useShownRevision(): ShownRevision {
  const [search] = useSearchParams();
  const asked = search.get(REVISION_PARAMETER);
  const { data: published } = useSuspenseQuery(revisionQuery());
  // Who asks for none waits for none.
  const [found] = useSuspenseQueries({ queries: (asked === null ? [] : [asked]).map(knownRevisionQuery) });
  return { revision: found?.data ?? published, published, missing: found?.data === null };
}
