import { growthText } from "#language/words/growthText.ts";
import type { Words } from "#language/words/words.ts";
import { shareFormats } from "./shareFormats.ts";
import type { ShareMeasure } from "./shareMeasure.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { benchmarkName, missingText } from "./walletWords.ts";

/** A figure of the finding; its note may be empty. */
export interface WalletFact {
  readonly measure: ShareMeasure;
  readonly label: string;
  readonly value: string;
  /** The dollars behind the value, where it is an amount. */
  readonly amount?: number | null;
  readonly note: string;
}

/** The finding in figures: what stands largest first, then those it comes from. */
export function walletFacts(asked: ShareSpending): readonly [WalletFact, ...WalletFact[]] {
  const main = mainFact(asked);
  return [main, ...facts(asked, asked.spending.words).filter(({ measure }) => measure !== main.measure)];
}

/** The gap in dollars; the own share where there is nothing to hold it against, and words where the data carry no difference. */
function mainFact({ share, question, spending: { words } }: ShareSpending): WalletFact {
  const { text, formats } = words;
  const { gapDollars, gap, isLevel } = share.total;
  const written = shareFormats(share.total, words);
  const missing = missingText(share, words);
  if (gapDollars === null)
    return {
      measure: "share",
      label: text("shareWallet.measure.share"),
      value: written.share(share.total.share),
      note: missing ?? "",
    };
  if (isLevel)
    return {
      measure: "gapDollars",
      label: text("shareWallet.measure.gapDollars"),
      value: text(`shareWallet.levelWith.${question.benchmark.kind}`),
      amount: null,
      note: text("shareWallet.levelNote"),
    };
  const behind = gapDollars < 0;
  return {
    measure: "gapDollars",
    label: text(behind ? "shareWallet.gapToWin" : "shareWallet.gapAhead"),
    value: formats.money(Math.abs(gapDollars)),
    amount: Math.abs(gapDollars),
    note:
      missing ??
      text(behind ? "shareWallet.gapNote" : "shareWallet.aheadNote", {
        points: written.points(gap),
        year: formats.year(share.year),
      }),
  };
}

function facts({ share, question }: ShareSpending, words: Words): WalletFact[] {
  const { text, formats } = words;
  const { total } = share;
  const written = shareFormats(total, words);
  const own: WalletFact[] =
    share.mode === "ownRevenue"
      ? [
          {
            measure: "own",
            label: text("shareWallet.ownStation"),
            value: formats.money(total.own),
            amount: total.own,
            note: text("shareWallet.ofMedium", {
              part: formats.share(share.partOfMedium),
              medium: words.medium(share.medium),
            }),
          },
        ]
      : [];
  return [
    {
      measure: "wallet",
      label: text("shareWallet.measure.wallet"),
      value: formats.money(total.wallet),
      amount: total.wallet,
      note: text("shareWallet.grew", {
        growth: growthText({ growth: total.walletGrowth, coreGrowth: total.walletCoreGrowth }, words),
      }),
    },
    {
      measure: "medium",
      label: words.medium(share.medium),
      value: formats.money(total.medium),
      amount: total.medium,
      note: text("shareWallet.ofMedia", { rank: formats.rank(share.rank), number: formats.count(share.media) }),
    },
    ...own,
    { measure: "share", label: text("shareWallet.measure.share"), value: written.share(total.share), note: "" },
    {
      measure: "benchmarkShare",
      label: benchmarkName(question.benchmark, words),
      value: written.share(total.benchmarkShare),
      note: compared(share, question, words),
    },
    {
      measure: "index",
      label: text("shareWallet.measure.index"),
      value: formats.index(total.index),
      note: text("shareWallet.par"),
    },
  ];
}

/** Of what a benchmark's share is, or over how many markets it goes. */
function compared(
  { mode }: ShareSpending["share"],
  { benchmark, benchmarks }: ShareSpending["question"],
  { text, formats }: Words,
): string {
  if (mode === "ownRevenue" && benchmark.kind !== "custom") return text("shareWallet.partNote");
  const over = benchmark.kind === "peers" || benchmark.kind === "top" ? benchmarks?.[benchmark.kind] : null;
  return over ? text("shareWallet.fact.markets", { markets: formats.count(over.markets) }) : "";
}
