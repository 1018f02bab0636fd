import type { Spending } from "#documents/spending.ts";
import { kebab } from "./figureOf.ts";

/** `tv-623-automotive-media-ad-spending-2026.csv`; a file of sample data or of a scenario says so first. */
export function fileName({ scope, view, market, revision }: Spending, name: string, ending: string): string {
  const part = scope.kind === "market" ? "" : `${scope.id}-`;
  const scenario = revision.status === "scenario" ? "what-if-" : "";
  return `${revision.sample ? "open-estimate-" : ""}${scenario}${market.id}-${part}${kebab(name)}-${view.year}.${ending}`;
}
