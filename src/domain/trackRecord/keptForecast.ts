import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import { cellCount, cellIndex, type Wallet } from "../wallet/wallet.ts";

/** Where a sub-vertical's money is kept: with that of its vertical, political money by itself. */
function lineOf(subVertical: string): string {
  return isPolitical(subVertical) ? subVertical : verticalOf(subVertical);
}

/** The lines in which a revision's figures are kept for good, a seventh of its sub-verticals: enough for every set of verticals that somebody bought. */
export function keptLines(subVerticals: readonly string[]): string[] {
  return [...new Set(subVerticals.map(lineOf))];
}

/** What is kept of a wallet after it is deleted: its media and years by vertical, core and political money apart. A wallet of lines is left as it is. */
export function keptForecast(wallet: Wallet): Wallet {
  const lines = keptLines(wallet.subVerticals);
  const kept = { ...wallet, subVerticals: lines };
  const dollars = new Float64Array(cellCount(kept)).fill(NO_DATA);
  const row = wallet.media.length * wallet.years.length;
  for (const [place, subVertical] of wallet.subVerticals.entries()) {
    const [from, to] = [cellIndex(wallet, place, 0, 0), cellIndex(kept, lines.indexOf(lineOf(subVertical)), 0, 0)];
    for (let cell = 0; cell < row; cell++) {
      dollars[to + cell] = addKnown(amountAt(dollars, to + cell), amountAt(wallet.dollars, from + cell));
    }
  }
  return { ...kept, dollars };
}
