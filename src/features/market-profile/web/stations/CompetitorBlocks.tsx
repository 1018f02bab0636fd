import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import type { Competitor } from "#domain/stations/competitors.ts";
import { competitorsTable } from "#features/stations/contract/stationTables.ts";
import { decimal } from "#language/decimal.ts";
import { audienceBlock, stationRevenueBlock } from "#documents/parts/profile/competitorsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { explainPlain } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { competitorsQuery } from "../profileQueries.ts";
import { useLocalChoice } from "../medium.ts";
import { ProfileSection } from "../ProfileSection.tsx";

interface CompetitorBlockProps {
  readonly spending: Spending;
}

/** Who is heard or watched most. */
export const AudienceBlock = memo(({ spending }: CompetitorBlockProps) => (
  <LateBlock>
    <Ranked spending={spending} of="share" />
  </LateBlock>
));

/** Who takes in most over the air, with power ratios. */
export const StationRevenueBlock = memo(({ spending }: CompetitorBlockProps) => (
  <LateBlock>
    <Ranked spending={spending} of="revenue" />
  </LateBlock>
));

function Ranked({ spending, of }: CompetitorBlockProps & { readonly of: "share" | "revenue" }) {
  const { by } = useLocalChoice();
  const { revision, market, view, words } = spending;
  const { text, formats } = words;
  const { data } = useSuspenseQuery(
    competitorsQuery(of, { revision: revision.id, market: market.id, year: view.year, by }),
  );
  const { rows } = data;
  const block = useMemo(
    () => ({
      ...(of === "share" ? audienceBlock(data, spending) : stationRevenueBlock(data, spending)),
      data: () => competitorsTable(data),
    }),
    [of, data, spending],
  );
  const rowOf = useCallback((id: string) => rows.find(({ name }) => name === id.split(":")[0]), [rows]);
  const tip = useCallback(
    (id: string) => {
      const row = rowOf(id);
      return (
        (row && {
          title: row.name,
          rows: [
            [text("marketProfile.stations.column.share"), formats.share(row.share)] as const,
            [text("marketProfile.stations.column.ota"), formats.dollars(row.ota)] as const,
            [text("marketProfile.stations.column.revenueShare"), formats.share(row.revenueShare)] as const,
            [text("marketProfile.stations.column.power"), decimal(row.powerRatio, 2, formats)] as const,
          ],
        }) ??
        null
      );
    },
    [rowOf, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const row = rowOf(id);
        return row ? explainCompetitor(asked, row, id.split(":")[1] ?? (of === "share" ? "share" : "ota")) : null;
      }),
    [rowOf, of],
  );
  if (rows.length === 0) {
    const why = of === "share" ? "noAudience" : data.revenueWithheld ? "withheld" : "noRevenue";
    return (
      <EmptyState title={text(`marketProfile.stations.${why}`)} hint={text(`marketProfile.stations.${why}Hint`)} />
    );
  }
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={rows[0]?.name ?? null}
    />
  );
}

function explainCompetitor(spending: Spending, row: Competitor, column: string) {
  const { text, formats } = spending.words;
  const [share, revenueShare, power] = [
    formats.share(row.share),
    formats.share(row.revenueShare),
    decimal(row.powerRatio, 2, formats),
  ];
  const what =
    column === "powerRatio" ? "power" : column === "revenueShare" || column === "ota" ? column : ("share" as const);
  const value = { share, revenueShare, power, ota: formats.dollars(row.ota) }[what];
  return explainPlain(spending, {
    subject: row.name,
    value,
    what: text(`marketProfile.stations.what.${what}`),
    formula:
      what === "power" && row.powerRatio !== null
        ? {
            words: `${text("marketProfile.stations.column.revenueShare")} ÷ ${text("marketProfile.stations.column.local")}`,
            values: `${revenueShare} ÷ ${formats.share(row.localCommercialShare)} = ${power}`,
          }
        : null,
    facts: [
      [text("marketProfile.stations.column.share"), share],
      [text("marketProfile.stations.column.ota"), formats.dollars(row.ota)],
      [text("marketProfile.stations.column.revenueShare"), revenueShare],
      [text("marketProfile.stations.column.power"), power],
      [text("spending.fact.source"), text("marketProfile.stations.source")],
    ],
  });
}
