import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";

/** How one cell of a TV market differs between two revisions, whole dollars; what is not there counts as nothing. */
export interface CellDifference {
  readonly market: string;
  readonly subVertical: string;
  readonly medium: string;
  readonly before: number;
  readonly after: number;
  readonly change: number;
}

/** The cells of one year that differ by most dollars, largest first. Cells are paired by what they are, whatever the axes. */
export function largestCells(
  before: ReadonlyMap<string, Wallet>,
  after: ReadonlyMap<string, Wallet>,
  year: number,
  most: number,
): CellDifference[] {
  const found: CellDifference[] = [];
  // Smaller changes than the list holds already are not worth an object each.
  let least = 1;
  for (const [market, wallet] of after) {
    const other = before.get(market);
    const place = wallet.years.indexOf(year);
    if (market === NATION || place < 0) continue;
    const earlier = other ? cellReader(other, wallet, year) : () => 0;
    for (let s = 0; s < wallet.subVerticals.length; s++)
      for (let m = 0; m < wallet.media.length; m++) {
        const is = wallet.dollars[(s * wallet.media.length + m) * wallet.years.length + place]! || 0;
        const was = earlier(s, m) || 0;
        if (Math.abs(is - was) < least) continue;
        const [subVertical, medium] = [wallet.subVerticals[s]!, wallet.media[m]!];
        found.push({ market, subVertical, medium, before: was, after: is, change: is - was });
        if (found.length >= 4 * most) least = keepLargest(found, most);
      }
  }
  keepLargest(found, most);
  return found;
}

/** Reads a wallet by the places of another one's axes. */
function cellReader(wallet: Wallet, like: Wallet, year: number): (subVertical: number, medium: number) => number {
  const subVerticals = like.subVerticals.map((id) => wallet.subVerticals.indexOf(id));
  const media = like.media.map((id) => wallet.media.indexOf(id));
  const place = wallet.years.indexOf(year);
  return (s, m) => {
    const [sub, medium] = [subVerticals[s]!, media[m]!];
    if (sub < 0 || medium < 0 || place < 0) return 0;
    return wallet.dollars[(sub * wallet.media.length + medium) * wallet.years.length + place]!;
  };
}

/** Leaves the largest changes, largest first; answers the size of the last one. */
function keepLargest(cells: CellDifference[], most: number): number {
  cells.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  cells.length = Math.min(cells.length, most);
  return cells.length < most ? 1 : Math.max(1, Math.abs(cells.at(-1)?.change ?? 1));
}
