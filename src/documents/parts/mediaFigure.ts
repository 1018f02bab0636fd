import { addBands } from "#domain/figures/bands.ts";
import type { MediaSpending, MediumSpend } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { leastCertain } from "#domain/yearKind.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import { measured, type Measured } from "#language/words/measured.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { BarChart, BesideRow } from "../chart.ts";
import { reportTable, type TotalRow } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { changeCell, politicalChangeCell } from "./besideCells.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline, headlineMedium } from "./blockHeadline.ts";
import { mediumLight, roleLight } from "./lightColours.ts";
import { mediumMark } from "./ownMark.ts";
import { rankedColours } from "./rankedColours.ts";
import { REST, smallerMedia } from "./smallerMedia.ts";

export type MediaListName =
  | "mediaAdSpending"
  | "digitalAdSpending"
  | "mediaAdSpendingNationwide"
  | "digitalAdSpendingNationwide";

export interface MediaFigure extends BlockFigure {
  readonly section: MediaSpending;
  /** How its amounts are shown in the measure chosen. */
  readonly scale: Measured;
  /** Which media have a bar, and which share the last one. */
  readonly media: ReturnType<typeof smallerMedia>;
  /** The medium that the headline is about; null for none. */
  readonly told: string | null;
}

/** Spend by medium, largest first, each beside its share of the nation; or that of the nation itself. */
export function mediaFigure(spending: Spending, name: MediaListName): MediaFigure {
  const { view, measure, own, words } = spending;
  const { text, formats } = words;
  const nationwide = name === "mediaAdSpendingNationwide" || name === "digitalAdSpendingNationwide";
  const section = spendingSections[name].compute(view);
  const list =
    name === "mediaAdSpending" || name === "mediaAdSpendingNationwide" ? "mediaAdSpending" : "digitalAdSpending";
  const { population } = nationwide ? view.nation : view.own;
  const amounts = section.rows.map(({ dollars }) => dollars);
  const scale = measured(measure, { amounts, total: section.total, population }, words);
  const line = text(`spending.line.${list}`, {
    year: formats.year(section.year),
    unit: scale.unit,
    political: text(`spending.political.${view.political}`),
  });
  const told = headlineMedium(name, spending);
  const media = smallerMedia(section, told);
  const caption = nationwide ? `${text("spending.nationwide")}: ${line}` : line;
  return {
    name,
    section,
    scale,
    media,
    told,
    headline: blockHeadline(name, spending) ?? text("insights.atAGlance"),
    measure: caption,
    alt: altText(section, caption, spending),
    shows: "chart",
    shares: true,
    chart: () => (section.rows.length > 0 ? barsOf({ section, scale, media, told }, spending, nationwide) : null),
    table: () =>
      reportTable(spendingSections[name].table(section), {
        name: tableName(name),
        caption,
        words,
        named: "medium",
        total: totalRow(section),
        mark: (id) => mediumMark(id, own, words),
      }),
  };
}

/** A ranking of media with share, change and index beside each bar, and the nation's mix as a tick on it. */
function barsOf(
  { section, scale, media, told }: Pick<MediaFigure, "section" | "scale" | "media" | "told">,
  spending: Spending,
  nationwide: boolean,
): BarChart {
  const { measure, words, view, own } = spending;
  const { text, formats } = words;
  const isNation = nationwide || view.own.wallet.market === view.nation.wallet.market;
  const { numbers, unit } = measureFormats(
    measure,
    section.rows.map(({ dollars }) => dollars),
    words,
  );
  const { bars, rest } = media;
  // The nation's mix laid over this market's money: how long each bar would be if people bought here as everywhere.
  const expected = ({ nationShare }: MediumSpend) =>
    nationShare === null || section.total === null ? null : scale.value(nationShare * section.total);
  // The amount in the measure chosen, then the other of dollars and shares.
  const amounts = ({ dollars, share }: Pick<MediumSpend, "share" | "dollars">) => {
    const part = { text: formats.share(share) };
    return measure === "share" ? [part, { text: formats.money(dollars) }] : [{ text: scale.cell(dollars) }, part];
  };
  const index = (row: MediumSpend) => (isNation ? [] : [{ text: formats.index(row.index) }]);
  // Where politics bends the growth of a medium, all have that of core money beside it.
  const isBent = bars.some(({ coreGrowth }) => coreGrowth !== null);
  const core = (row: MediumSpend) =>
    isBent ? [changeCell(row.coreGrowth ?? row.growth, formats, row.newDefinition ? "" : undefined)] : [];
  const change = (row: MediumSpend) =>
    (row.coreGrowth === null ? changeCell : politicalChangeCell)(row.growth, formats, why(row));
  const why = ({ newDefinition }: MediumSpend) => (newDefinition ? text("spending.newDefinition") : undefined);
  const rows: BesideRow[] = [
    ...bars.map((row) => ({
      own: mediumMark(row.medium, own, words),
      told: row.medium === told || undefined,
      cells: [...amounts(row), change(row), ...core(row), ...index(row)],
    })),
    ...(rest ? [{ cells: amounts(rest) }] : []),
  ];
  return {
    kind: "bars",
    marks: [...bars.map(({ medium }) => ({ id: medium })), ...(rest ? [{ id: REST }] : [])],
    kinds: [...bars, ...(rest ? [rest] : [])].map(({ kind }) => kind),
    beside: {
      heads: [
        text("spending.column.medium"),
        kindedHead(scale.unit, leastCertain(section.rows.map(({ kind }) => kind)), words),
        text(measure === "share" ? "spending.column.dollars" : "spending.column.share_percent"),
        text("spending.column.growth_percent"),
        ...(isBent ? [text("spending.column.core_growth_percent")] : []),
        ...(isNation ? [] : [text("spending.column.index")]),
      ],
      rows,
    },
    categories: [
      ...bars.map(({ medium }) => words.medium(medium)),
      ...(rest ? [text("spending.moreMedia", { number: rest.count })] : []),
    ],
    series: [
      {
        name: words.market(section.market),
        colour: roleLight("own"),
        values: [...bars, ...(rest ? [rest] : [])].map(({ dollars }) => scale.value(dollars)),
      },
    ],
    colours: rankedColours(rows, mediumLight(told ?? "")),
    benchmark: isNation
      ? null
      : {
          name: text("spending.nationMix"),
          colour: roleLight("nation"),
          values: [...bars.map(expected), ...(rest ? [null] : [])],
        },
    format: numbers,
    unit,
  };
}

/** The table's last line: what the rows above it add up to, in the order of its columns. */
function totalRow({ rows, total, growth, perCapita }: MediaSpending): TotalRow {
  return {
    medium: "total",
    dollars: total,
    share_percent: total === null ? null : 100,
    growth_percent: growth === null ? null : growth * 100,
    per_capita: perCapita,
    ...addBands(rows.filter(({ dollars }) => dollars !== null)),
  };
}

function altText(section: MediaSpending, line: string, { words }: Spending): string {
  const { text, formats } = words;
  const largest = section.rows
    .slice(0, 3)
    .map((row) => `${words.medium(row.medium)} ${formats.money(row.dollars)} (${formats.share(row.share)})`);
  return text("spending.alt.ranking", {
    line,
    count: section.rows.length,
    largest: formats.list(largest),
    total: formats.money(section.total),
  });
}
