import { ROLE_COLOURS } from "#charts/colours.ts";
import { mix } from "#charts/mix.ts";
import { REST, walletBar } from "#charts/walletBar.ts";
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
  const total = parts.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  if (pieces.length === 0) return null;
  // Whole slices as they are printed elsewhere, which add up to 100.0.
  const printed = new Map(asked.share.slices.map(({ medium, sharePercent }) => [medium, sharePercent]));
  const shareOf = (id: string, at: number): number => {
    const percent = at < own && own > 1 ? null : (printed.get(id) ?? null);
    return percent === null ? (parts.find((part) => part.id === id)?.dollars ?? 0) / total : percent / 100;
  };
  return {
    kind: "share",
    format: { kind: "share" },
    unit: words.text("spending.unit.share"),
    parts: pieces.map(({ id, parts: folded }, at) => {
      const place = parts.findIndex((part) => part.id === id);
      return {
        name: id === REST ? words.text("spending.moreMedia", { number: folded.length }) : (parts[place]?.name ?? id),
        colour: place >= 0 && place < own ? ownColour(place) : mix(ROLE_COLOURS.other.light, OTHERS[at % 2] ?? 0.5),
        value: folded.reduce((sum, part) => sum + shareOf(part, at), 0),
      };
    }),
  };
}

/** The own slice has the accent, the rest of its medium a lighter one. */
function ownColour(place: number): string {
  return place === 0 ? ROLE_COLOURS.own.light : mix(ROLE_COLOURS.own.light, 0.45);
}
