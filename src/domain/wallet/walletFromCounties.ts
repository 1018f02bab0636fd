import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { type CountyShares, type CountySlice } from "../markets/countyShares.ts";
import { sharedShape } from "./sharedShape.ts";
import { cellCount, cellIndex, type Wallet } from "./wallet.ts";

/** A TV market that the wanted market reaches into, and how far. */
export interface WalletPart {
  readonly wallet: Wallet;
  readonly shares: CountyShares;
}

/** Cells are cut at offsets that are multiples of this, so that they are exact beside any amount below 8 trillion dollars. */
const OFFSETS = 1024;

/** Next to OFFSETS in golden ratio: successive cells get offsets that are spread as evenly as can be. */
const OFFSET_STEP = 633;

/**
 * The wallet of a radio or custom market: what falls to it of each TV market it reaches into, in whole dollars.
 *
 * A slice from a to b of a cell holding d dollars gets floor(d·b + o) − floor(d·a + o), where o is the cell's own offset below 1.
 * So each slice of a cell is its exact share rounded up or down, none is negative, nothing comes from nothing, and slices that
 * cover a TV market add up to its very dollars. The offsets keep the roundings from leaning to one side: over the real
 * counties no market's yearly total is more than 0.004 % away from its exact share. Throws where no part is given.
 */
export function walletFromCounties(wanted: {
  readonly market: string;
  readonly revision: string;
  readonly parts: readonly WalletPart[];
}): Wallet {
  const shape = sharedShape(wanted.parts.map(({ wallet }) => wallet));
  const dollars = new Float64Array(cellCount(shape)).fill(NO_DATA);
  for (const { wallet, shares } of wanted.parts) {
    for (const slice of shares.slices) addSlice(dollars, wallet, slice);
  }
  return { ...shape, revision: wanted.revision, market: wanted.market, dollars };
}

/** Where the cuts of a cell are rounded, below 1; by its place in a wallet of all sub-verticals. */
export function cellOffset({ media }: Pick<Wallet, "media">, subVertical: number, medium: number): number {
  return (((subVertical * media.length + medium) * OFFSET_STEP) % OFFSETS) / OFFSETS;
}

function addSlice(dollars: Float64Array, wallet: Wallet, slice: CountySlice): void {
  for (let s = 0; s < wallet.subVerticals.length; s++) {
    const [from, to] = [amountAt(slice.from, s), amountAt(slice.to, s)];
    for (let m = 0; m < wallet.media.length; m++) {
      const start = cellIndex(wallet, s, m, 0);
      const offset = cellOffset(wallet, s, m);
      for (let cell = start; cell < start + wallet.years.length; cell++) {
        const whole = amountAt(wallet.dollars, cell);
        const part = Math.floor(whole * to + offset) - Math.floor(whole * from + offset);
        dollars[cell] = addKnown(amountAt(dollars, cell), part);
      }
    }
  }
}
