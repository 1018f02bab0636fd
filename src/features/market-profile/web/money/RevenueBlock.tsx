import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { mediumYears, splitByStations } from "#domain/localMedium/mediumYears.ts";
import { mediumParts, mediumYearsBlock, partName } from "#documents/parts/profile/mediumYearsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { explainPlain } from "../explainProfile.ts";
import { useMedium } from "../medium.ts";
import { stationYearsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";

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
  const { text, formats } = words;
  const { data: stations } = useSuspenseQuery(
    stationYearsQuery(revision.id, market.kind === medium ? market.id : null),
  );
  const years = useMemo(() => splitByStations(mediumYears(view, medium), stations), [view, medium, stations]);
  const block = useMemo(() => mediumYearsBlock(years, medium, spending), [years, medium, spending]);
  const parts = useMemo(() => mediumParts(years), [years]);
  const tip = useCallback(
    (id: string) => {
      const row = years.find(({ year }) => String(year) === id.split(":")[0]);
      if (!row) return null;
      return {
        title: `${formats.year(row.year)} · ${text(`spending.kind.${row.kind}`)}`,
        rows: [
          [text("spending.column.total"), formats.dollars(row.total)] as const,
          ...parts.map((part) => [partName(part, words), formats.dollars(row[part])] as const),
          [text("spending.column.growth_percent"), formats.growth(row.growth)] as const,
          [text("marketProfile.revenue.share"), formats.share(row.share)] as const,
        ],
      };
    },
    [years, parts, words, text, formats],
  );
  const explain = useCallback(
    (asked: Spending, id: string) => {
      const [year = "", column = "total"] = id.split(":");
      const row = splitByStations(mediumYears(asked.view, medium), stations).find((one) => String(one.year) === year);
      if (!row) return null;
      if (column === "digital") {
        const id2 = SOLD_BY[medium].digital;
        return explainMedia(asked, {
          market: asked.view.own,
          id: id2,
          year: row.year,
          measure: "dollars",
          within: "total",
        });
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
    },
    [medium, stations, parts, words, text, formats],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={String(view.year)}
    />
  );
}
