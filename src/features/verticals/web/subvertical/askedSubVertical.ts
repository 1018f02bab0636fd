import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";

/** What the address asks for, and what can be shown of it. */
export type AskedSubVertical =
  | { readonly kind: "shown"; readonly id: string }
  /** Nothing of that name exists. */
  | { readonly kind: "unknown"; readonly id: string }
  /** It exists, but its vertical is not in the subscription. */
  | { readonly kind: "notEntitled"; readonly id: string }
  /** This revision has no figures of it. */
  | { readonly kind: "notInRevision"; readonly id: string }
  /** The address names none, and there is none to show. */
  | { readonly kind: "none" };

interface Known {
  /** Those of the revision that the person may read. */
  readonly available: readonly string[];
  /** Ids of the verticals that the person may read. */
  readonly verticals: readonly string[];
  /** What opens where the address names none. */
  readonly largest: string | null;
}

/** Reads `?sub=usedCarDealers`; without it the largest opens. */
export function askedSubVertical(search: URLSearchParams, { available, verticals, largest }: Known): AskedSubVertical {
  const id = search.get("sub");
  if (!id) return largest === null ? { kind: "none" } : { kind: "shown", id: largest };
  if (available.includes(id)) return { kind: "shown", id };
  if (!subVerticalById(id)) return { kind: "unknown", id };
  return { kind: verticals.includes(verticalOf(id)) ? "notInRevision" : "notEntitled", id };
}
