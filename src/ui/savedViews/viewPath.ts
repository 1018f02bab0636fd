import { REVISION_PARAMETER } from "../address/useShownRevision.ts";
import { CHANGES_PARAMETER } from "../address/changesAddress.ts";
import { readableQuery } from "../address/readableQuery.ts";
import { EXPLAINED } from "../figures/reportPath.ts";

/** What is not part of a view: the revision, which a view remembers by itself, what is open beside the figures, and what is to be opened. */
const PASSING: readonly string[] = [REVISION_PARAMETER, CHANGES_PARAMETER, EXPLAINED, "do"];

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The address of what a screen shows, as a view keeps it. */
export function viewPath({ pathname, search }: Place): string {
  const kept = new URLSearchParams(search);
  for (const name of PASSING) kept.delete(name);
  const query = readableQuery(kept);
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** Whether two addresses show the same: their filters may stand in any order. */
export function showsSame(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

/** The same address in a revision. */
export function inRevision(path: string, revision: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.set(REVISION_PARAMETER, revision);
  return `${pathname}?${readableQuery(query)}`;
}

function sorted(path: string): string {
  const [pathname = "", search = ""] = path.replace(/#.*/s, "").split("?");
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  query.sort();
  return `${pathname.replace(/(?<=.)\/$/, "")}?${query}`;
}
