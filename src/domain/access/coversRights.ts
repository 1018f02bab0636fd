import type { Rights } from "./access.ts";

/** Whether everything that rights of earlier reached can be reached with those of now: what was made then may be given now. */
export function coversRights(now: Rights, then: Rights): boolean {
  if (now.role === "Administrator") return true;
  if (then.role === "Administrator") return false;
  return (
    covers(now.access, then.access) &&
    covers(now.markets, then.markets) &&
    covers(now.customMarkets ?? [], then.customMarkets ?? []) &&
    covers(now.verticals, then.verticals)
  );
}

function covers(now: readonly string[] | "all", then: readonly string[] | "all"): boolean {
  return now === "all" || (then !== "all" && then.every((id) => now.includes(id)));
}
