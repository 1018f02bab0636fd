import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { type Facts, isNation } from "../facts.ts";

const computed = new WeakMap<Facts["section"], Map<string, ShareOfWallet>>();

/** The share of wallet that is shown, or the own medium's against the nation; null without a medium, or for the nation itself. */
export function walletShown({ material, ...facts }: Facts): ShareOfWallet | null {
  const { medium, wallet } = material;
  if (wallet) return wallet;
  const { whole, scope, section } = facts;
  if (medium === undefined || isNation({ ...facts, material }) || !whole.own.wallet.media.includes(medium)) return null;
  const known = computed.get(section) ?? new Map<string, ShareOfWallet>();
  computed.set(section, known);
  let own = known.get(medium);
  if (!own) {
    own = shareOfWallet(whole, { medium, focus: scope, benchmark: NATION_BENCHMARK, benchmarks: null, ownSales: null });
    known.set(medium, own);
  }
  return own;
}

/** Figures of one's own organisation are its own; those of a medium can be looked up in the wallet. */
export function ofMedium({ medium, mode }: ShareOfWallet): string {
  return mode === "medium" ? medium : `own.${medium}`;
}
