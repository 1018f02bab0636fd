import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { concentrationLevel } from "#domain/stations/concentration.ts";
import type { KeyFigure } from "#documents/parts/keyFigure.ts";
import type { Spending } from "#documents/spending.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { explainPlain } from "../explainProfile.ts";
import { competitorsQuery, profileStatsQuery } from "../profileQueries.ts";

type FigureName = "count" | "owners" | "ota" | "perHome";

interface StationFiguresProps {
  readonly spending: Spending;
}

/** How many stations and owners a market has, what they take in together, and what that is per home. */
export const StationFigures = memo(({ spending }: StationFiguresProps) => (
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
