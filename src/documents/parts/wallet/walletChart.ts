import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { mix } from "#figures/charts/mix.ts";
import { REST, walletBar } from "#figures/charts/walletBar.ts";
import type { ShareChart } from "../../chart.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { barParts, ownParts } from "./barParts.ts";
import { pieceShares } from "./pieceShares.ts";

/** Greys of the others, each lighter than the one before, so that a key tells them apart. */
const OTHERS = [0.8, 0.66, 0.53, 0.41, 0.3, 0.2];
const LIGHTEST = 0.14;

/** The whole wallet as one bar for files, the own slice in the accent; null where nothing is spent. */
export function walletChart(asked: ShareSpending): ShareChart | null {
  const { words } = asked.spending;
  const parts = barParts(asked);
  const own = ownParts(asked);
  const { pieces } = walletBar(parts, own, null);
  if (pieces.length === 0) return null;
  const shares = pieceShares(asked, pieces);
  return {
    kind: "share",
    format: { kind: "share" },
    unit: words.text("spending.unit.share"),
    parts: pieces.map(({ id, parts: folded }, at) => {
      const place = parts.findIndex((part) => part.id === id);
      return {
        name: id === REST ? words.text("spending.moreMedia", { number: folded.length }) : (parts[place]?.name ?? id),
        colour:
          place >= 0 && place < own ? ownColour(place) : mix(ROLE_COLOURS.other.light, OTHERS[at - own] ?? LIGHTEST),
        value: shares.get(id) ?? 0,
      };
    }),
  };
}

/** The own slice has the accent, the rest of its medium a lighter one. */
function ownColour(place: number): string {
  return place === 0 ? ROLE_COLOURS.own.light : mix(ROLE_COLOURS.own.light, 0.45);
}
