/** Opens "what changed" on a screen of figures, and names the edition it is compared with: an id, or the one before. */
export const CHANGES_PARAMETER = "changes";
export const EDITION_BEFORE = "previous";

/** The search of an address that shows what changed; null closes it. */
export function withChanges(search: URLSearchParams, edition: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (edition === null) next.delete(CHANGES_PARAMETER);
  else next.set(CHANGES_PARAMETER, edition);
  return next;
}
