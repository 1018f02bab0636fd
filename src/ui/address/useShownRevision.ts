import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Revision } from "#domain/revisions/revision.ts";
import { editionQuery } from "../queries/editionQuery.ts";
import { revisionQuery } from "../queries/revisionQuery.ts";

/** Names an edition in an address; without it the published one is shown. */
export const REVISION_PARAMETER = "revision";

export interface ShownRevision {
  /** What the figures of the screen come from. */
  readonly revision: Revision;
  readonly published: Revision;
  /** The address asks for an edition that is not to be had, so that the published one is shown. */
  readonly missing: boolean;
}

/** The edition that the address asks for, and the published one beside it. */
export function useShownRevision(): ShownRevision {
  const [search] = useSearchParams();
  const asked = search.get(REVISION_PARAMETER);
  const { data: published } = useSuspenseQuery(revisionQuery());
  // Who asks for none waits for none.
  const [edition] = useSuspenseQueries({ queries: (asked === null ? [] : [asked]).map(editionQuery) });
  return { revision: edition?.data ?? published, published, missing: edition?.data === null };
}
