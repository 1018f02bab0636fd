import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import type { KeyFigure } from "#documents/parts/keyFigure.ts";
import { audienceBlock, stationRevenueBlock, whyEmpty } from "#documents/parts/profile/competitorsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import type { Competitor } from "#domain/stations/competitors.ts";
import { concentrationLevel } from "#domain/stations/concentration.ts";
import { COMPETITOR_VIEWS } from "#domain/stations/stationViews.ts";
import { competitorsTable } from "#features/stations/contract/stationTables.ts";
import { decimal } from "#language/decimal.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { explainPlain } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { useChooseLocal, useLocalChoice } from "../medium.ts";
import { competitorsQuery, profileStatsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import style from "./StationsChapter.module.css";

type FigureName = "count" | "owners" | "ota" | "perHome";

interface StationFiguresProps {
  readonly spending: Spending;
}

/** How many stations and owners a market has, what they take in together, and what that is per home. */
const StationFigures = memo(({ spending }: StationFiguresProps) => (
  <LateBlock>
    <Strip spending={spending} />
  </LateBlock>
));

function Strip({ spending }: StationFiguresProps) {
  const { revision, market, view, words } = spending;
  const { text, formats } = words;
  const { data } = useSuspenseQuery(
    competitorsQuery("revenue", { revision: revision.id, market: market.id, year: view.year, by: "station" }),
  );
  const { data: stats } = useSuspenseQuery(profileStatsQuery(revision.id, market.id, view.year));
  const homes = stats.find(({ figure }) => figure === "households")?.value ?? null;
  const figures = useMemo((): KeyFigure<FigureName>[] => {
    const { stations, commercial, owners, hhiRevenue, marketOta, year } = data;
    const figure = (id: FigureName, value: string, note: string): KeyFigure<FigureName> => ({
      id,
      label: text(`marketProfile.stations.key.${id}`),
      value,
      note,
    });
    const level = hhiRevenue === null ? null : concentrationLevel(hhiRevenue);
    return [
      figure(
        "count",
        formats.count(stations),
        text("marketProfile.stations.key.commercial", { count: commercial, number: formats.count(commercial) }),
      ),
      figure(
        "owners",
        formats.count(owners),
        level ? text(`marketProfile.stations.key.${level}`, { hhi: formats.count(hhiRevenue) }) : "",
      ),
      ...(marketOta === null ? [] : [figure("ota", formats.money(marketOta), formats.year(year))]),
      ...(marketOta === null || !homes
        ? []
        : [figure("perHome", formats.dollars(marketOta / homes), formats.year(year))]),
    ];
  }, [data, homes, text, formats]);
  const explain = useCallback(
    (id: string): Explanation | null => {
      const figure = figures.find((one) => one.id === id);
      if (!figure) return null;
      const { marketOta, unknownRevenue } = data;
      return explainPlain(spending, {
        subject: figure.label,
        value: figure.value,
        what: text(`marketProfile.stations.key.what.${figure.id}`),
        formula:
          figure.id === "perHome"
            ? {
                words: text("marketProfile.stations.key.perHomeWords"),
                values: `${formats.dollars(marketOta)} ÷ ${formats.count(homes)} = ${figure.value}`,
              }
            : null,
        facts: [
          ...(unknownRevenue > 0 && figure.id !== "count"
            ? [[text("marketProfile.stations.key.unknown"), formats.count(unknownRevenue)] as const]
            : []),
          [text("spending.fact.source"), text("marketProfile.stations.source")],
        ],
        money: figure.id === "ota" || figure.id === "perHome",
      });
    },
    [figures, data, homes, spending, text, formats],
  );
  if (data.stations === 0) return null;
  return <FigureStrip label={text("marketProfile.stations.key.label")} figures={figures} explain={explain} />;
}

/** Who competes in the market; markets of another kind have no stations of this medium of their own. */
export function StationsChapter({ spending }: { readonly spending: Spending }) {
  const { medium, by } = useLocalChoice();
  const choose = useChooseLocal();
  const { text } = spending.words;
  const title = text(`marketProfile.chapter.stations.${medium}`);
  if (spending.market.kind !== medium) {
    return (
      <Chapter title={title}>
        <div className={style["whole"]}>
          <EmptyState
            title={text(`marketProfile.stations.otherKind.${medium}`)}
            hint={text("marketProfile.stations.otherKindHint")}
          />
        </div>
      </Chapter>
    );
  }
  return (
    <Chapter title={title}>
      <Deferred block={StationFigures} columns={12} />
      <div className={style["choice"]}>
        <Segmented
          label={text("marketProfile.stations.show")}
          value={by}
          onChange={(next) => choose("by", next === "station" ? null : next)}
          options={COMPETITOR_VIEWS.map((value) => ({
            value,
            label: text(`marketProfile.stations.column.name.${value}`),
          }))}
        />
      </div>
      <Deferred block={AudienceBlock} columns={6} />
      <Deferred block={StationRevenueBlock} columns={6} />
    </Chapter>
  );
}

interface CompetitorBlockProps {
  readonly spending: Spending;
}

/** Who is heard or watched most. */
const AudienceBlock = memo(({ spending }: CompetitorBlockProps) => (
  <LateBlock>
    <Ranked spending={spending} of="share" />
  </LateBlock>
));

/** Who takes in most over the air, with power ratios. */
const StationRevenueBlock = memo(({ spending }: CompetitorBlockProps) => (
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
    // Said once: there is nobody who could be heard, or take anything in.
    if (data.stations === 0 && of === "revenue") return null;
    const why = whyEmpty(data, of === "share" ? "noAudience" : data.revenueWithheld ? "withheld" : "noRevenue");
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
