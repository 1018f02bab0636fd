import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { explainMedia } from "#blocks/explain/explainMedia.ts";
import { LateBlock } from "#blocks/frame/LateBlock.tsx";
import { mediumColour, roleColour } from "#charts/colours.ts";
import { stackedYears } from "#charts/stackedYears.ts";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { type MediumYear, mediumYears, splitByStations } from "#domain/localMedium/mediumYears.ts";
import {
  type MediumPart,
  mediumParts,
  mediumYearsBlock,
  partColours,
  partName,
} from "#reports/parts/profile/mediumYearsBlock.ts";
import type { Spending } from "#reports/spending.ts";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Words } from "#words/words.ts";
import { Plot } from "#ui/figure/Plot.tsx";
import { explainPlain } from "../explainProfile.ts";
import { useMedium } from "../medium.ts";
import { stationYearsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import style from "./RevenueBlock.module.css";

const HEIGHT = 300;

interface RevenueBlockProps {
  readonly spending: Spending;
}

/** What is spent on the stations of a market, year by year: over the air, on politics, digitally. */
export const RevenueBlock = memo(({ spending }: RevenueBlockProps) => (
  <LateBlock>
    <Revenue spending={spending} />
  </LateBlock>
));

function Revenue({ spending }: RevenueBlockProps) {
  const medium = useMedium();
  const { view, words, revision, market } = spending;
  const { data: stations } = useSuspenseQuery(
    stationYearsQuery(revision.id, market.kind === medium ? market.id : null),
  );
  const years = useMemo(() => splitByStations(mediumYears(view, medium), stations), [view, medium, stations]);
  const block = useMemo(() => mediumYearsBlock(years, medium, spending), [years, medium, spending]);
  const parts = useMemo(() => mediumParts(years), [years]);
  const tip = useCallback((id: string) => yearTip(id, years, parts, words), [years, parts, words]);
  const explain = useCallback(
    (asked: Spending, id: string) =>
      explainYear(asked, id, medium, splitByStations(mediumYears(asked.view, medium), stations), parts),
    [medium, stations, parts],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<YearsChart years={years} parts={parts} medium={medium} words={words} />}
      tip={tip}
      explain={explain}
      mainFigure={String(view.year)}
    />
  );
}

interface YearsChartProps {
  readonly years: readonly MediumYear[];
  readonly parts: readonly MediumPart[];
  readonly medium: LocalMedium;
  readonly words: Words;
}

/** Years stacked from their parts. */
function YearsChart({ years, parts, medium, words }: YearsChartProps) {
  const { text, formats } = words;
  const fills: Readonly<Record<MediumPart, string>> = useMemo(
    () =>
      partColours(
        medium,
        mediumColour,
        roleColour("political"),
        (colour, percent) => `color-mix(in srgb, ${colour} ${percent}%, var(--paper))`,
      ),
    [medium],
  );
  const draw = useCallback(
    (width: number) =>
      stackedYears(
        parts.map((part) => ({
          name: partName(part, words),
          fill: fills[part],
          dollars: years.map((year) => year[part]),
        })),
        width,
        HEIGHT,
        {
          years: years.map(({ year }) => year),
          kinds: years.map(({ kind }) => kind),
          namesBeside: false,
          labels: {
            forecast: text("spending.kind.forecast"),
            tick: (dollars) => formats.money(dollars),
            sum: (dollars) => formats.money(dollars),
          },
        },
      ),
    [parts, fills, years, words, text, formats],
  );
  const figures = useMemo(
    () =>
      years.map(({ year, total, kind }) => ({
        id: String(year),
        label: `${formats.year(year)}: ${formats.money(total)}, ${text(`spending.kind.${kind}`)}`,
      })),
    [years, text, formats],
  );
  return (
    <>
      <ul className={style["legend"]}>
        {parts.map((part) => (
          <li key={part}>
            <i style={{ backgroundColor: fills[part] }} />
            {partName(part, words)}
          </li>
        ))}
      </ul>
      <Plot height={HEIGHT} draw={draw} figures={figures} />
    </>
  );
}

function yearTip(id: string, years: readonly MediumYear[], parts: readonly MediumPart[], words: Words): Tip | null {
  const { text, formats } = words;
  const row = years.find(({ year }) => String(year) === id.split(":")[0]);
  if (!row) return null;
  return {
    title: `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}`,
    rows: [
      [text("spending.column.total"), formats.dollars(row.total)],
      ...parts.map((part) => [partName(part, words), formats.dollars(row[part])] as const),
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("marketProfile.revenue.share"), formats.share(row.share)],
    ],
  };
}

/** The figure of a year and column, in the edition that is asked for. */
function explainYear(
  asked: Spending,
  id: string,
  medium: LocalMedium,
  years: readonly MediumYear[],
  parts: readonly MediumPart[],
) {
  const { words, view } = asked;
  const { text, formats } = words;
  const [year = "", column = "total"] = id.split(":");
  const row = years.find((one) => String(one.year) === year);
  if (!row) return null;
  if (column === "digital") {
    const sold = SOLD_BY[medium].digital;
    return explainMedia(asked, { market: view.own, id: sold, year: row.year, measure: "dollars", within: "total" });
  }
  const part = parts.find((one) => one === column) ?? null;
  const value =
    { growth: formats.growth(row.growth), share: formats.share(row.share), retrans: formats.dollars(row.retrans) }[
      column
    ] ?? formats.dollars(part ? row[part] : row.total);
  return explainPlain(asked, {
    subject: `${part ? partName(part, words) : text("spending.column.total")} ${formats.year(row.year)}`,
    value,
    what: text("marketProfile.revenue.what"),
    formula: {
      words: parts.map((one) => partName(one, words)).join(" + "),
      values: `${parts.map((one) => formats.dollars(row[one] ?? 0)).join(" + ")} = ${formats.dollars(row.total)}`,
    },
    money: true,
  });
}
