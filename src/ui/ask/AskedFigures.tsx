import { useSuspenseQuery } from "@tanstack/react-query";
import { type Asked, SHARE_OF_WALLET } from "#domain/ask/asked.ts";
import { type AskedFigure, askedFigures, type AskedRow, sharedWhole } from "#domain/ask/askedFigures.ts";
import { highlightsOf } from "#domain/highlights.ts";
import { NATION } from "#domain/markets/market.ts";
import { levelOfView, reportedInView } from "#domain/revisions/provenanceAtLevel.ts";
import { shareOfWallet } from "#domain/shareOfWallet/shareOfWallet.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import { blockHeadline } from "#documents/parts/blockHeadline.ts";
import { growthNote } from "#documents/parts/keyFigure.ts";
import { sourceParts } from "#documents/sourceLine.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { lastMedium } from "../state/lastMedium.ts";
import style from "./AskAnswer.module.css";
import { askedBlock } from "./askedBlock.ts";
import { type AskedSpending, useAskedBenchmarks, useAskedSeasons, useAskedSpending } from "./askedSpending.ts";
import { benchmarkName } from "./askWords.ts";

interface AskedFiguresProps {
  readonly asked: Asked;
}

/** What a question asks for, in figures: one with its change, or a table of markets and years; the sentence of the section that answers; and how the figures are made. */
export default function AskedFigures({ asked }: AskedFiguresProps) {
  const found = useAskedSpending(asked);
  const seasons = useAskedSeasons(asked);
  const rows = askedFigures(found.views, asked);
  const block = askedBlock(asked);
  const headline = block && blockHeadline(block, found.spending, seasons ? { seasons } : {});
  const first = rows[0]?.figures.at(-1);
  const isAlone = rows.length === 1 && asked.years.length === 1;
  const isGap = asked.screen === SHARE_OF_WALLET && isAlone;
  const isOne = !isGap && isAlone;
  return (
    <span className={style["figures"]} data-testid="ask-figures">
      {isGap ? (
        <AskedGap asked={asked} {...found} />
      ) : isOne ? (
        <AskedOne asked={asked} figure={first ?? null} {...found} />
      ) : (
        <AskedTable asked={sideBySide(asked)} rows={rows} {...found} />
      )}
      {headline !== null && <bdi className={style["headline"]}>{headline}</bdi>}
      {first && <HowMade figure={first} hasRange={isOne} {...found} />}
    </span>
  );
}

/** Of several markets or years the shares stand side by side: each gap has a benchmark of its own. */
function sideBySide(asked: Asked): Asked {
  return asked.screen === SHARE_OF_WALLET && asked.medium !== null ? { ...asked, measure: "share" } : asked;
}

interface FoundProps extends AskedSpending {
  readonly asked: Asked;
}

/** One figure, large, with its change and what it is a part of. */
function AskedOne({ asked, figure, spending }: FoundProps & { readonly figure: AskedFigure | null }) {
  const { text, formats } = spending.words;
  if (figure === null || figure.dollars === null)
    return <span className={style["note"]}>{text("ask.figure.none")}</span>;
  const whole = sharedWhole(asked);
  const share =
    figure.share !== null && whole !== null && text(`ask.figure.${whole}`, { share: formats.share(figure.share) });
  const notes = [
    asked.measure === "dollars" ? null : formats.money(figure.dollars),
    figure.growth === null && !figure.newDefinition ? null : growthNote(figure, null, figure.year, spending.words),
    asked.measure === "share" ? null : share,
  ];
  return (
    <span className={style["one"]}>
      <bdi className={style["value"]} data-testid="ask-value">
        {asked.measure === "share" && share ? share : valueOf(figure, asked, spending)}
      </bdi>
      <span className={style["note"]}>{notes.filter(Boolean).join(" · ")}</span>
    </span>
  );
}

/** A figure in the measure that was asked for; an amount where nothing could have a share. */
function valueOf(figure: AskedFigure, { measure }: Asked, { words: { formats } }: AskedSpending["spending"]): string {
  if (measure === "perCapita") return formats.perCapita(figure.perCapita);
  return measure === "share" && figure.share !== null ? formats.share(figure.share) : formats.money(figure.dollars);
}

/** Markets below each other, years beside each other, and over years the average growth. */
function AskedTable({ asked, rows, spending }: FoundProps & { readonly rows: readonly AskedRow[] }) {
  const { words, view } = spending;
  const { text, formats } = words;
  const isOverYears = asked.years.length > 1;
  const [from, to] = [asked.years[0] ?? 0, asked.year];
  return (
    <span className={style["table"]} data-testid="ask-table">
      <span className={style["heads"]}>
        <span />
        {asked.years.map((year) => (
          <span key={year}>{formats.year(year)}</span>
        ))}
        <span>
          {isOverYears
            ? text("ask.figure.average", { from: formats.year(from), to: formats.year(to) })
            : text("ask.figure.growth", { year: formats.year(to - 1) })}
        </span>
      </span>
      {rows.map(({ market, figures, average, averageOf }) => (
        <span key={market} className={style["row"]}>
          <bdi>{words.market(market)}</bdi>
          {asked.years.map((year) => {
            const figure = figures.find((one) => one.year === year);
            return <span key={year}>{figure ? valueOf(figure, asked, spending) : formats.money(null)}</span>;
          })}
          <span>
            {isOverYears
              ? averageGrowthText(average, { of: averageOf, political: view.political }, words)
              : changeOf(figures.at(-1), spending)}
          </span>
        </span>
      ))}
    </span>
  );
}

function changeOf(figure: AskedFigure | undefined, { words: { formats } }: AskedSpending["spending"]): string {
  return formats.growth(figure === undefined ? null : (figure.coreGrowth ?? figure.growth));
}

/** What a medium has of the wallet beside its benchmark, and what lies between. */
function AskedGap({ asked, spending }: FoundProps) {
  const { text, formats, medium: nameOf } = spending.words;
  const { data: session } = useSuspenseQuery(sessionQuery());
  const reader = { ownMedia: highlightsOf(session).media, access: session.access, lastMedium: lastMedium() };
  const medium = asked.medium ?? usualMedium(reader);
  const benchmarks = useAskedBenchmarks(asked, medium) ?? null;
  const { scope: focus, benchmark } = asked;
  const { total } = shareOfWallet(spending.whole, { medium, focus, benchmark, benchmarks, ownSales: null });
  const stance = total.isLevel === true ? "level" : (total.gapDollars ?? 0) < 0 ? "toWin" : "ahead";
  const note = text(total.benchmarkShare === null ? "ask.figure.shareAlone" : "ask.figure.shareBeside", {
    medium: nameOf(medium),
    share: formats.share(total.share),
    wallet: formats.money(total.wallet),
    benchmark: benchmark.kind === "nation" ? spending.words.market(NATION) : benchmarkName(benchmark, spending.words),
    benchmarkShare: formats.share(total.benchmarkShare),
  });
  return (
    <span className={style["one"]}>
      <bdi className={style["value"]} data-testid="ask-value">
        {total.gapDollars === null
          ? formats.share(total.share)
          : text(`ask.figure.${stance}`, { money: formats.money(Math.abs(total.gapDollars)) })}
      </bdi>
      <span className={style["note"]}>{note}</span>
    </span>
  );
}

interface HowMadeProps extends AskedSpending {
  readonly figure: AskedFigure;
  /** Among several figures nobody knew which one it was of. */
  readonly hasRange: boolean;
}

/** Kind, basis, likely range and sources: what anybody would be told who asked how the figure is made. */
function HowMade({ figure, hasRange, spending }: HowMadeProps) {
  const { revision, view, words } = spending;
  const { text, formats } = words;
  const level = levelOfView(view);
  const range =
    hasRange && figure.low !== null && figure.high !== null && figure.low < figure.high
      ? `${text("spending.range")}: ${text("spending.rangeOf.between", { low: formats.money(figure.low), high: formats.money(figure.high) })}`
      : null;
  const source = sourceParts(revision, { year: figure.year, level, reported: reportedInView(view) }, words);
  const parts = [
    `${text(`spending.kind.${figure.kind}`)}, ${text(`spending.basis.${figure.basis}`)}`,
    range,
    source.sources,
    source.ofRevision,
    source.sample,
  ];
  return <span className={style["made"]}>{parts.filter(Boolean).join(" · ")}</span>;
}
