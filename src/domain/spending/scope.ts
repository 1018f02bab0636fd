import { levelOf, provenanceAtLevel, withReported } from "../revisions/provenanceAtLevel.ts";
import { sliceWallet } from "../wallet/sliceWallet.ts";
import { verticalById } from "../taxonomy/verticalById.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { MarketWallet, SpendingView } from "./view.ts";

/** What part of a wallet a screen, file or answer is about. */
export type Scope =
  | { readonly kind: "market" }
  | { readonly kind: "vertical"; readonly id: string }
  | { readonly kind: "subVertical"; readonly id: string };

export const WHOLE_MARKET: Scope = { kind: "market" };

/** The sub-verticals of a scope; undefined for all of them, none for an unknown vertical. */
export function scopeSubVerticals(scope: Scope): readonly string[] | undefined {
  if (scope.kind === "market") return undefined;
  return scope.kind === "subVertical" ? [scope.id] : (verticalById(scope.id)?.subVerticals ?? []).map(({ id }) => id);
}

/** The view with every wallet in it cut down to the scope, so that whatever is computed from it is about the scope alone. */
export function narrowView(view: SpendingView, scope: Scope): SpendingView {
  if (scope.kind === "market") return view;
  const narrow = (market: MarketWallet): MarketWallet => ({ ...market, wallet: narrowWallet(market.wallet, scope) });
  const own = narrow(view.own);
  const plain = provenanceAtLevel(view.provenance, levelOf(view.own.wallet.market, false));
  const provenance = withReported(plain, own.wallet, view);
  return {
    ...view,
    own,
    nation: narrow(view.nation),
    compared: view.compared.map(narrow),
    provenance,
  };
}

const remembered = new WeakMap<Wallet, Map<string, Wallet>>();

/** The part of a wallet that a scope is about. A wallet never changes, so its parts are remembered as long as it lives. */
export function narrowWallet(wallet: Wallet, scope: Scope): Wallet {
  const subVerticals = scopeSubVerticals(scope);
  if (scope.kind === "market" || !subVerticals) return wallet;
  const parts = remembered.get(wallet) ?? new Map<string, Wallet>();
  remembered.set(wallet, parts);
  const key = `${scope.kind} ${scope.id}`;
  const known = parts.get(key);
  if (known) return known;
  const part = sliceWallet(wallet, { subVerticals });
  parts.set(key, part);
  return part;
}
