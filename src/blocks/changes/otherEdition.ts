import type { Revision } from "#domain/revisions/revision.ts";
import { EDITION_BEFORE } from "#ui/address/changesAddress.ts";

/** Two editions in the order in which they came out. */
export interface Editions<Edition = Revision> {
  readonly before: Edition;
  readonly after: Edition;
}

/** Editions that are or were published, in the order given. */
export function publishedOf<Edition extends Pick<Revision, "status">>(
  revisions: readonly Edition[],
): readonly Edition[] {
  return revisions.filter(({ status }) => status !== "draft");
}

/**
 * What the edition shown is compared with, out of those published, newest first: the one asked for, else the one before it, else,
 * for the first, the one after it. Null where there is no other.
 */
export function otherEdition<Edition extends Pick<Revision, "id">>(
  published: readonly Edition[],
  shown: string,
  asked: string | null,
): Edition | null {
  const at = published.findIndex(({ id }) => id === shown);
  const wanted = asked === EDITION_BEFORE ? undefined : published.find(({ id }) => id === asked && id !== shown);
  return wanted ?? published[at + 1] ?? published[at - 1] ?? null;
}

/** The two editions as they came out, by their places in the list of those published, newest first. */
export function inOrder<Edition extends Pick<Revision, "id">>(
  published: readonly Edition[],
  shown: Edition,
  other: Edition,
): Editions<Edition> {
  const place = (edition: Edition) => published.findIndex(({ id }) => id === edition.id);
  return place(shown) < place(other) ? { before: other, after: shown } : { before: shown, after: other };
}
