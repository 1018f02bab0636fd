import type { Revision } from "#domain/revisions/revision.ts";
import { REVISION_BEFORE } from "#ui/address/changesAddress.ts";

/** Two revisions in the order in which they came out. */
export interface ComparedRevisions<Compared = Revision> {
  readonly before: Compared;
  readonly after: Compared;
}

/** Revisions that are or were published, in the order given. */
export function publishedOf<Compared extends Pick<Revision, "status">>(
  revisions: readonly Compared[],
): readonly Compared[] {
  return revisions.filter(({ status }) => status !== "draft");
}

/**
 * What the revision shown is compared with, out of those published, newest first: the one asked for, else the one before it, else,
 * for the first, the one after it. Null where there is no other.
 */
export function otherRevision<Compared extends Pick<Revision, "id">>(
  published: readonly Compared[],
  shown: string,
  asked: string | null,
): Compared | null {
  const at = published.findIndex(({ id }) => id === shown);
  const wanted = asked === REVISION_BEFORE ? undefined : published.find(({ id }) => id === asked && id !== shown);
  return wanted ?? published[at + 1] ?? published[at - 1] ?? null;
}

/** The two revisions as they came out, by their places in the list of those published, newest first. */
export function inOrder<Compared extends Pick<Revision, "id">>(
  published: readonly Compared[],
  shown: Compared,
  other: Compared,
): ComparedRevisions<Compared> {
  const place = (revision: Compared) => published.findIndex(({ id }) => id === revision.id);
  return place(shown) < place(other) ? { before: other, after: shown } : { before: shown, after: other };
}
