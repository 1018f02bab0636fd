import { alertPath } from "#domain/alerts/alertPath.ts";
import type { AlertReach } from "#domain/alerts/resolveScope.ts";
import { resolveScope } from "#domain/alerts/resolveScope.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { AlertItem, AlertRuleItem } from "../contract/alertSchemas.ts";
import type { StoredAlert } from "./alertRows.ts";
import type { StoredRule } from "./ruleRows.ts";

/** An alert as it leaves the server. */
export function presentAlert(alert: StoredAlert, loadedRevision: LoadedRevision | null): AlertItem {
  const { id, rule, severity, raisedAt, read, dismissed, revision, facts } = alert;
  return {
    id,
    rule: String(rule),
    severity,
    raisedAt: raisedAt.toISOString(),
    read,
    dismissed,
    revision: String(revision),
    marketName: marketNameIn(loadedRevision, facts.market),
    path: pathIn(loadedRevision, alert),
    facts,
  };
}

/** Whoever opens an alert sees the figure of its own revision, also when another one is out. */
function pathIn(loadedRevision: LoadedRevision | null, { revision, facts }: StoredAlert): string {
  const path = alertPath(facts);
  return loadedRevision && loadedRevision.revision.id !== String(revision) ? `${path}&revision=${revision}` : path;
}

export function presentRule(rule: StoredRule, reach: AlertReach): AlertRuleItem {
  const { id, condition, active, open, createdAt, version } = rule;
  return {
    id: String(id),
    condition,
    active,
    paused: resolveScope(condition, reach).paused,
    open,
    createdAt: createdAt.toISOString(),
    version,
  };
}

export function marketNameIn(loadedRevision: LoadedRevision | null, market: string): string {
  return loadedRevision?.markets.get(market)?.name ?? market;
}
