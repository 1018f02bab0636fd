import { periodName } from "#domain/period.ts";
import type { Spending } from "#documents/spending.ts";
import { kebab } from "./figureOf.ts";

/** `tv-623-automotive-media-ad-spending-2026.csv`, `-2026-q2` of a quarter; a file of sample data or of a scenario says so first. */
export function fileName({ scope, view, market, revision }: Spending, name: string, ending: string): string {
  const part = scope.kind === "market" ? "" : `${scope.id}-`;
  const scenario = revision.status === "scenario" ? "what-if-" : "";
  return `${revision.sample ? "open-estimate-" : ""}${scenario}${market.id}-${part}${kebab(name)}-${periodName(view)}.${ending}`;
}
