import type { ReportLink } from "#features/market-report/contract/reportLinks.ts";

export type LinkState = "works" | "expired" | "revoked";

/** Whether a link shows anything at an instant, as far as it is up to the link. */
export function linkState({ expiresAt, revokedAt }: Pick<ReportLink, "expiresAt" | "revokedAt">, now: Date): LinkState {
  if (revokedAt !== null) return "revoked";
  return Date.parse(expiresAt) <= now.getTime() ? "expired" : "works";
}
