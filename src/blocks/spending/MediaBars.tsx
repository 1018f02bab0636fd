import { mediumColour, roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import type { MediaSpending } from "#domain/spending/sections.ts";
import { type BarCell, BarList, type BarRow } from "#ui/figure/BarList.tsx";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Measured } from "#words/measured.ts";
import { MEDIA_BARS, smallerMedia } from "#reports/parts/smallerMedia.ts";
import type { Spending } from "#reports/spending.ts";
import { mediumMark } from "#reports/parts/ownMark.ts";
import type { Words } from "#words/words.ts";
import { changeCell } from "./changeCell.ts";

/** The figure that stands for the media without a bar of their own. */
export const REST = "rest";

interface MediaBarsProps {
  readonly section: MediaSpending;
  readonly scale: Measured;
  readonly spending: Spending;
}

/** A ranking of media with share, change and index beside each bar, and the nation's mix as a tick on it. */
export function MediaBars({ section, scale, spending }: MediaBarsProps) {
  const { measure, words, view } = spending;
  const { text, formats } = words;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  // The nation's mix laid over this market's money: how long each bar would be if people bought here as everywhere.
  const { bars, rest } = rankedBars(
    section.rows.map((row) => ({
      id: row.medium,
      value: row.dollars,
      benchmark:
        isNation || row.nationShare === null || section.total === null ? null : row.nationShare * section.total,
    })),
    MEDIA_BARS,
  );
  const second = measure === "share" ? text("spending.column.dollars") : text("spending.column.share_percent");
  const heads = [
    text("spending.column.medium"),
    scale.unit,
    second,
    text("spending.column.growth_percent"),
    ...(isNation ? [] : [text("spending.column.index")]),
  ];
  const shown = bars.flatMap((bar): BarRow[] => {
    const row = section.rows.find(({ medium }) => medium === bar.id);
    if (!row) return [];
    const share = formats.percent(row.sharePercent);
    const cells: BarCell[] = [
      { text: measure === "share" ? share : scale.cell(row.dollars) },
      { text: measure === "share" ? formats.money(row.dollars) : share },
      changeCell(row.growth, formats),
    ];
    return [
      {
        id: row.medium,
        name: words.medium(row.medium),
        length: bar.length,
        tick: bar.tick,
        fill: mediumColour(row.medium),
        forecast: row.kind === "forecast",
        mark: mediumMark(row.medium, spending.own, words),
        cells: isNation ? cells : [...cells, { text: formats.index(row.index) }],
      },
    ];
  });

  return (
    <BarList
      heads={heads}
      rows={rest ? [...shown, restRow(section, rest, scale, spending, heads.length)] : shown}
      tickLabel={isNation ? undefined : text("spending.nationMix")}
    />
  );
}

/** The media too small for a bar of their own, as one. */
function restRow(
  section: MediaSpending,
  rest: { readonly length: number },
  scale: Measured,
  { measure, words }: Spending,
  columns: number,
): BarRow {
  const { rest: smaller } = smallerMedia(section);
  const { dollars = null, sharePercent = null, count = 0 } = smaller ?? {};
  const share = words.formats.percent(sharePercent);
  const empty = Array.from({ length: columns - 3 }, () => ({ text: "" }));
  return {
    id: REST,
    name: words.text("spending.moreMedia", { number: count }),
    length: rest.length,
    tick: null,
    fill: roleColour("other"),
    forecast: section.rows.slice(MEDIA_BARS).some(({ kind }) => kind === "forecast"),
    cells: [
      { text: measure === "share" ? share : scale.cell(dollars) },
      { text: measure === "share" ? words.formats.money(dollars) : share },
      ...empty,
    ],
  };
}

/** Which media the last bar stands for. */
export function restTip(section: MediaSpending, { text, formats, ...words }: Words): Tip {
  const rest = section.rows.slice(MEDIA_BARS);
  return {
    title: text("spending.moreMedia", { number: rest.length }),
    rows: rest.map((row) => [
      words.medium(row.medium),
      `${formats.money(row.dollars)} · ${formats.percent(row.sharePercent)}`,
    ]),
  };
}
