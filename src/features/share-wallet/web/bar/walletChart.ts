import { ROLE_COLOURS } from "#charts/colours.ts";
import { mix } from "#charts/mix.ts";
import { REST, walletBar } from "#charts/walletBar.ts";
import { columnScale } from "#i18n/money.ts";
import type { ShareChart } from "#reports/chart.ts";
import type { ShareSpending } from "../shareSpending.ts";
import { barParts, ownParts } from "./barParts.ts";

/** Greys of the others, in turn, so that neighbours are told apart. */
const OTHERS = [0.5, 0.34];

/** The whole wallet as one bar for files, the own slice in the accent; null where nothing is spent. */
export function walletChart(asked: ShareSpending): ShareChart | null {
  const { words } = asked.spending;
  const parts = barParts(asked);
  const own = ownParts(asked);
  const { pieces } = walletBar(parts, own, null);
  if (pieces.length === 0) return null;
  const scale = columnScale(pieces.map(({ dollars }) => dollars));
  return {
    kind: "share",
    format: { kind: "money", scale },
    unit: words.formats.moneyHead(scale),
    parts: pieces.map(({ id, dollars, parts: folded }, at) => {
      const place = parts.findIndex((part) => part.id === id);
      return {
        name: id === REST ? words.text("spending.moreMedia", { number: folded.length }) : (parts[place]?.name ?? id),
        colour: place >= 0 && place < own ? ownColour(place) : mix(ROLE_COLOURS.other.light, OTHERS[at % 2] ?? 0.5),
        value: dollars,
      };
    }),
  };
}

/** The own slice has the accent, the rest of its medium a lighter one. */
function ownColour(place: number): string {
  return place === 0 ? ROLE_COLOURS.own.light : mix(ROLE_COLOURS.own.light, 0.45);
}
