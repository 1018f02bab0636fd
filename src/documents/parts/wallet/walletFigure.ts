import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { reportTable } from "../../reportTable.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { mediumMark } from "../ownMark.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { walletChart } from "./walletChart.ts";
import { walletFacts } from "./walletFacts.ts";
import { walletHeadline } from "./walletHeadline.ts";
import { benchmarkName, focusName } from "./walletWords.ts";

/** The wallet as one bar, the own slice at its left end, with the figures of the finding above it. */
export function walletFigure(asked: ShareSpending): BlockFigure {
  const { spending, share, question } = asked;
  const { words, own } = spending;
  const { text, formats } = words;
  const line = text("shareWallet.line.bar", {
    focus: focusName(question.focus, share.market, words),
    year: formats.year(share.year),
    benchmark: benchmarkName(question.benchmark, words),
    political: text(`spending.political.${share.political}`),
    mode: text(`shareWallet.mode.${share.mode}`, { medium: words.medium(share.medium) }),
  });
  const largest = share.slices
    .filter(({ dollars }) => dollars)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))
    .slice(0, 3)
    .map((slice) => `${words.medium(slice.medium)} ${formats.percent(slice.sharePercent)}`);
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
