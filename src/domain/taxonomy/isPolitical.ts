import { POLITICAL_SUB_VERTICALS } from "./verticals.ts";

const political: ReadonlySet<string> = new Set(POLITICAL_SUB_VERTICALS);

/** Whether a sub-vertical is political; what is not, is core. */
export function isPolitical(subVertical: string): boolean {
  return political.has(subVertical);
}
