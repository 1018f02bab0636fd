import { useQuery } from "@tanstack/react-query";
import { memo, useMemo, useState } from "react";
import { MapBlock } from "#ui/figures/map/MapBlock.tsx";
import type { MapFigure, MapLayer } from "#ui/figures/map/mapLayers.ts";
import { stationsOnMapQuery } from "#ui/figures/map/stationsOnMapQuery.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Spending } from "#documents/spending.ts";
import { useChangeAddress } from "#ui/address/useAddress.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { marketCounties } from "../../contract.ts";
import { useMedium } from "../medium.ts";

interface CountiesMapProps {
  readonly counties: EndpointOutput<typeof marketCounties>["counties"];
  readonly spending: Spending;
  readonly label: string;
}

/** A market of many stations would disappear below their contours. */
const AT_FIRST: readonly MapLayer[] = ["contours"];

/** The counties of a market by their people, with the stations that are received there; of the nation its markets. */
export const CountiesMap = memo(function CountiesMap({ counties, spending, label }: CountiesMapProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const medium = useMedium();
  const change = useChangeAddress();
  const [selected, setSelected] = useState<string | null>(null);
  const isNation = market.id === NATION;
  const isOfMedium = market.kind === medium;
  const stations = useQuery({
    ...stationsOnMapQuery(revision.id, market.id, formats.locale),
    enabled: isOfMedium,
  });
  const markets = useQuery({ ...marketsQuery(), enabled: isNation });
  const figure = useMemo((): MapFigure => {
    const values: (readonly [string, number])[] = isNation
      ? (markets.data ?? []).map(({ id, population }) => [id, population])
      : counties.map(({ fips, population }) => [fips, population]);
    return { name: text("maps.population"), values: new Map(values), write: (value) => formats.count(value) };
  }, [isNation, markets.data, counties, text, formats]);
  const ofNation = useMemo(
    () => ({ kind: medium, figure, onChoose: (chosen: string) => change({ market: chosen }) }),
    [medium, figure, change],
  );
  return (
    <MapBlock
      label={label}
      market={market.id}
      counties={figure}
      {...(isNation && { markets: ofNation })}
      {...(stations.data && { stations: stations.data })}
      hidden={AT_FIRST}
      selected={selected}
      onSelect={setSelected}
      twin={false}
    />
  );
});
