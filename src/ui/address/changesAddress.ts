/** Opens "what changed" on a screen of figures, and names the revision it is compared with: an id, or the one before. */
export const CHANGES_PARAMETER = "changes";
export const REVISION_BEFORE = "previous";

/** The search of an address that shows what changed; null closes it. */
export function withChanges(search: URLSearchParams, revision: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (revision === null) next.delete(CHANGES_PARAMETER);
  else next.set(CHANGES_PARAMETER, revision);
  return next;
}
