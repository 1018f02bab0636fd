export type InteractionType = "redirect" | "popup" | "silent";

/** How an answer of the identity provider came about, read from the `state` in the address; null without an answer. */
export function interactionType(address: Pick<Location, "hash" | "search">): InteractionType | null {
  return typeIn(address.hash) ?? typeIn(address.search);
}

function typeIn(part: string): InteractionType | null {
  const state = new URLSearchParams(part.slice(1)).get("state");
  if (!state) return null;
  try {
    const [encoded = ""] = state.split("|");
    const { meta } = JSON.parse(atob(encoded.replace(/-/g, "+").replace(/_/g, "/"))) as {
      meta: { interactionType: InteractionType };
    };
    return meta.interactionType;
  } catch {
    return null;
  }
}
