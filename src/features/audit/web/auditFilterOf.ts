import type { ListView } from "#ui/list/listView.ts";
import type { AuditFilter } from "../contract.ts";

const DAY_MS = 24 * 3_600_000;

/** What the API is asked for a view of the list. Days are the reader's own, both included. */
export function auditFilterOf({ search, filters }: ListView): AuditFilter {
  const at = filters.get("at");
  const one = (key: string) => {
    const filter = filters.get(key);
    return filter?.kind === "choice" ? filter.values : undefined;
  };
  const actors = one("actor");
  const actions = one("action");
  const subjects = one("subject");
  const from = at?.kind === "date" && at.from ? startOf(at.from) : undefined;
  const to = at?.kind === "date" && at.to ? startOf(at.to, DAY_MS) : undefined;
  return {
    ...(search && { search }),
    ...(actors && { actor: actors.join(",") }),
    ...(actions && { action: actions.join(",") }),
    ...(subjects && { subjectKind: subjects.join(",") }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Midnight where the reader is, so many milliseconds later. */
function startOf(day: string, later = 0): string {
  const midnight = new Date(`${day}T00:00:00`);
  return new Date(midnight.getTime() + later).toISOString();
}
