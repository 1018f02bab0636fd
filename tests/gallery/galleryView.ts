import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { formatsFor } from "#language/format.ts";
import { exampleView, exampleWallet } from "#tests/support/exampleWallet.ts";

const formats = formatsFor("en-US");

export const money = (dollars: number): string => formats.money(dollars);

export const tick = (dollars: number): string => money(dollars).replace(/\.0+(?!\d)/, "");

export const percent = (part: number): string => formats.share(part).replace(/\.0(?!\d)/, "");

/** A made-up market with the pulse of elections, the same for every picture of the gallery. */
export const galleryView = exampleView(
  withElections(exampleWallet("tv-501", 4_000_000)),
  exampleWallet("nation", 90_000_000),
);

/** The same with another market beside it. */
export const comparedView = {
  ...galleryView,
  compared: [{ wallet: withElections(exampleWallet("tv-623", 3_000_000)), population: 90_000 }],
};

/** Political money comes in even years. */
function withElections(wallet: Wallet): Wallet {
  const dollars = wallet.dollars.slice();
  for (const [row, subVertical] of wallet.subVerticals.entries()) {
    if (!POLITICAL_SUB_VERTICALS.includes(subVertical)) continue;
    for (const medium of wallet.media.keys()) {
      for (const [at, year] of wallet.years.entries()) {
        const cell = cellIndex(wallet, row, medium, at);
        dollars[cell] = Math.round((dollars[cell] ?? 0) * (year % 2 === 0 ? 12 : 0.8));
      }
    }
  }
  return { ...wallet, dollars };
}
