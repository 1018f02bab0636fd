import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import { mix } from "#figures/charts/mix.ts";
import { REST, walletBar } from "#figures/charts/walletBar.ts";
import type { ShareChart } from "../../chart.ts";
import { reportTable } from "../../reportTable.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { mediumMark } from "../ownMark.ts";
import { barParts, ownParts } from "./barParts.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { walletFacts } from "./walletFacts.ts";
import { walletHeadline } from "./walletHeadline.ts";
import { benchmarkSaid, focusName } from "./walletWords.ts";

/** The wallet as one bar, the own slice at its left end, with the figures of the finding above it. */
export function walletFigure(asked: ShareSpending): BlockFigure {
  const { spending, share, question } = asked;
  const { words, own } = spending;
  const { text, formats } = words;
  const line = text("shareWallet.line.bar", {
    focus: focusName(question.focus, share.market, words),
    year: formats.year(share.year),
    benchmark: benchmarkSaid(asked),
    political: text(`spending.political.${share.political}`),
    mode: text(`shareWallet.mode.${share.mode}`, { medium: words.medium(share.medium) }),
  });
  const largest = share.slices
    .filter(({ dollars }) => dollars)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))
    .slice(0, 3)
    .map((slice) => `${words.medium(slice.medium)} ${formats.share(slice.share)}`);
  return {
    name: "walletBar",
    headline: walletHeadline(asked),
    measure: line,
    alt: text("shareWallet.alt.bar", {
      line,
      largest: formats.list(largest),
      total: formats.money(share.total.wallet),
    }),
    shows: "both",
    shares: true,
    chart: () => walletChart(asked),
    table: () =>
      reportTable(walletTable(share), {
        name: tableName("walletBar"),
        caption: line,
        words,
        named: "medium",
        total: { medium: "total", dollars: share.total.wallet, share_percent: share.total.wallet ? 100 : null },
        mark: (id) => mediumMark(id, own, words),
      }),
    facts: {
      kind: "keyFigures",
      figures: walletFacts(asked).map(({ label, value, note }) => ({
        name: label,
        value,
        change: null,
        comparison: note || null,
      })),
    },
  };
}

/** Greys of the others, each lighter than the one before, so that a key tells them apart. */
const OTHERS = [0.8, 0.66, 0.53, 0.41, 0.3, 0.2];
const LIGHTEST = 0.14;

/** The whole wallet as one bar for files, the own slice in the accent; null where nothing is spent. */
function walletChart(asked: ShareSpending): ShareChart | null {
  const { words } = asked.spending;
  const parts = barParts(asked);
  const own = ownParts(asked);
  const { pieces } = walletBar(parts, own, null);
  if (pieces.length === 0) return null;
  return {
    kind: "share",
    format: { kind: "share" },
    unit: words.text("spending.unit.share"),
    parts: pieces.map(({ id, share, parts: folded }, at) => {
      const place = parts.findIndex((part) => part.id === id);
      return {
        name: id === REST ? words.text("spending.moreMedia", { number: folded.length }) : (parts[place]?.name ?? id),
        colour:
          place >= 0 && place < own ? ownColour(place) : mix(ROLE_COLOURS.other.light, OTHERS[at - own] ?? LIGHTEST),
        value: share,
      };
    }),
  };
}

/** The own slice has the accent, the rest of its medium a lighter one. */
function ownColour(place: number): string {
  return place === 0 ? ROLE_COLOURS.own.light : mix(ROLE_COLOURS.own.light, 0.45);
}
