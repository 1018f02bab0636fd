/** What of a deal comes into the call list. */
export const PULLED_FIELDS = ["owner", "status", "dollars"] as const;
export type PulledField = (typeof PULLED_FIELDS)[number];

/** One field of one deal: what both sides last had, what the call has, what the deal has. Null is unknown or empty. */
export interface PulledSides {
  readonly agreed: string | null;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/**
 * What is to be done with a field. `same`: both say it. `nothing`: the deal says nothing, and nothing of a call is emptied. `take`: only they changed it, or
 * nobody has said anything here yet. `ours`: only we changed it, and it stays. `conflict`: both changed it, or both had something before the first time.
 */
export type PulledVerdict = "same" | "nothing" | "take" | "ours" | "conflict";

export function settlePulled(field: PulledField, { agreed, ours, theirs }: PulledSides): PulledVerdict {
  if (theirs === null) return "nothing";
  if (theirs === ours) return "same";
  if (theirs === agreed) return "ours";
  // A call that nobody has touched is still to be made, and says no more than that.
  const isUntouched = agreed === null ? ours === null || (field === "status" && ours === "open") : ours === agreed;
  return isUntouched ? "take" : "conflict";
}
