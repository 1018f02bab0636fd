import type { BarPiece } from "#figures/charts/walletBar.ts";
import { barParts, ownParts } from "./barParts.ts";
import type { ShareSpending } from "./shareSpending.ts";

/**
 * The share of every piece of the bar, 0–1, by its id: whole slices as they are printed in the table, which add up to 100.0. Beside own
 * revenue, the own slice and the rest of its medium stand in no table and are what they are.
 */
export function pieceShares(asked: ShareSpending, pieces: readonly BarPiece[]): ReadonlyMap<string, number> {
  const parts = barParts(asked);
  const total = parts.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const own = ownParts(asked);
  const cut = new Set(own > 1 ? parts.slice(0, own).map(({ id }) => id) : []);
  const printed = new Map(asked.share.slices.map(({ medium, sharePercent }) => [medium, sharePercent]));
  const shareOf = (id: string): number => {
    const percent = cut.has(id) ? null : (printed.get(id) ?? null);
    return percent === null ? (parts.find((part) => part.id === id)?.dollars ?? 0) / total : percent / 100;
  };
  return new Map(pieces.map(({ id, parts: folded }) => [id, folded.reduce((sum, part) => sum + shareOf(part), 0)]));
}
