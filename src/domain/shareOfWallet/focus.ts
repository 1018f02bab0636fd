import type { Political } from "../spending/view.ts";
import { type Scope, scopeSubVerticals, WHOLE_MARKET } from "../spending/scope.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { subVerticalById } from "../taxonomy/subVerticalById.ts";
import { verticalById } from "../taxonomy/verticalById.ts";
import type { WalletShape } from "../wallet/wallet.ts";

/** What an address or a request calls a scope: `market`, a vertical's or a sub-vertical's id; null for anything else. */
export function readFocus(text: string): Scope | null {
  if (text === WHOLE_MARKET.kind) return WHOLE_MARKET;
  if (verticalById(text)) return { kind: "vertical", id: text };
  return subVerticalById(text) ? { kind: "subVertical", id: text } : null;
}

export function writeFocus(focus: Scope): string {
  return focus.kind === "market" ? focus.kind : focus.id;
}

/** The places of a focus's sub-verticals on a wallet's axis; none where the wallet holds nothing of it. */
export function focusPlaces(shape: WalletShape, focus: Scope, political: Political): number[] {
  if (focus.kind === "subVertical") {
    // Asked for one by one over all of them.
    const place = political === "without" && isPolitical(focus.id) ? -1 : shape.subVerticals.indexOf(focus.id);
    return place < 0 ? [] : [place];
  }
  const wanted = scopeSubVerticals(focus);
  const only = wanted && new Set(wanted);
  return shape.subVerticals.flatMap((id, place) =>
    (only && !only.has(id)) || (political === "without" && isPolitical(id)) ? [] : [place],
  );
}

/** What is listed one by one: the sub-verticals of the focus; beside a single one those of its vertical, to compare it with. */
export function listedFocus(focus: Scope): Scope {
  if (focus.kind !== "subVertical") return focus;
  const vertical = subVerticalById(focus.id)?.vertical;
  return vertical === undefined ? focus : { kind: "vertical", id: vertical };
}
