import { HEALTH_STATES } from "#domain/health/healthFinding.ts";
import type { HealthCheck } from "./health.ts";

/** What needs somebody first, the rest as it comes. */
export function inOrder(checks: readonly HealthCheck[]): HealthCheck[] {
  return checks.toSorted((a, b) => HEALTH_STATES.indexOf(b.state) - HEALTH_STATES.indexOf(a.state));
}
