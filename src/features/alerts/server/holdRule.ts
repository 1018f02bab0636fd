import { evaluateRules, type RaisedAlerts } from "#domain/alerts/evaluateRules.ts";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import { type AlertReach, type PausedBy, resolveScope } from "#domain/alerts/resolveScope.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { alertRevision } from "./alertRevision.ts";

export interface HeldRule extends RaisedAlerts {
  readonly paused: PausedBy | null;
}

export interface Holding {
  readonly now: LoadedRevision;
  /** The revision that came before it; null for the first. */
  readonly before: LoadedRevision | null;
  readonly reach: AlertReach;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Holds one rule against the published revision, as if it had just come out: everything that it finds is news. */
export function holdRule(condition: AlertCondition, { now, before, reach, at }: Holding): HeldRule {
  const { markets, subjects, paused } = resolveScope(condition, reach);
  const raised = evaluateRules([{ id: 0, condition, markets, subjects, isNew: true }], {
    now: alertRevision(now),
    before: before && alertRevision(before),
    today: new Date(at).toISOString().slice(0, 10),
  }).get(0);
  return { found: raised?.found ?? 0, alerts: raised?.alerts ?? [], paused };
}

/** The revision that another was made from; null where none was or it is gone. */
export async function revisionBefore(
  loadedRevisions: Pick<LoadedRevisions, "byId">,
  basedOn: number | null,
): Promise<LoadedRevision | null> {
  return basedOn === null ? null : loadedRevisions.byId(String(basedOn)).catch(() => null);
}
