const TYPES = ["redirect", "popup", "silent"] as const;
export type InteractionType = (typeof TYPES)[number];

/** How an answer of the identity provider came about, read from the `state` in the address; null without an answer. */
export function interactionType(address: Pick<Location, "hash" | "search">): InteractionType | null {
  return typeIn(address.hash) ?? typeIn(address.search);
}

function typeIn(part: string): InteractionType | null {
  const state = new URLSearchParams(part.slice(1)).get("state");
  if (!state) return null;
  try {
    const [encoded = ""] = state.split("|");
    const meta = atob(encoded.replace(/-/g, "+").replace(/_/g, "/"));
    return TYPES.find((type) => meta.includes(`"interactionType":"${type}"`)) ?? null;
  } catch {
    return null;
  }
}
