import { NATION } from "../markets/market.ts";
import type { ReportDefinition } from "./reportDefinition.ts";
import type { ReportScope } from "./resolveScope.ts";

/** The markets whose wallets a report is computed from, each once. */
export function neededMarkets({ measures }: ReportDefinition, { units }: ReportScope): string[] {
  const wantsNation = (["index", "low", "high"] as const).some((measure) => measures.includes(measure));
  return [
    ...new Set([...units.flatMap(({ members }) => members.map(({ id }) => id)), ...(wantsNation ? [NATION] : [])]),
  ];
}
