import { NativeSelect } from "@mantine/core";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { countyCompanies } from "#features/companies/contract/countyCompanies.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { MapBlock } from "#ui/figures/map/MapBlock.tsx";
import type { MapFigure } from "#ui/figures/map/mapLayers.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import style from "./CompaniesMap.module.css";
import { CompaniesOfMarket } from "./CompaniesOfMarket.tsx";

const EVERY_VERTICAL = "";
const STALE_MS = 60_000;

/** Its key begins as those of everything that changes when companies do. */
const countyCompaniesQuery = (market: string, vertical: string) =>
  queryOptions({
    queryKey: ["companies", "byCounty", market, vertical],
    queryFn: ({ signal }) =>
      callApi(countyCompanies, { query: { market, ...(vertical !== EVERY_VERTICAL && { vertical }) }, signal }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });

interface CompaniesMapProps {
  readonly market: string;
  readonly label: string;
}

/** The organization's own companies on the counties of a market, and whom to call in each; of one vertical where one is chosen. */
export default function CompaniesMap({ market, label }: CompaniesMapProps) {
  const text = useText();
  const formats = useFormats();
  const [vertical, setVertical] = useState(EVERY_VERTICAL);
  const [chosen, choose] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(countyCompaniesQuery(market, vertical));
  const figure = useMemo(
    (): MapFigure => ({
      name: text("callList.onMap.figure"),
      values: new Map(data?.counties.map(({ county, companies }) => [county, companies])),
      write: (value) => formats.count(value ?? 0),
      none: text("callList.onMap.noneHere"),
    }),
    [data, text, formats],
  );
  const onCounty = useCallback((county: string) => choose((now) => (now === county ? null : county)), []);
  const below = useCallback(
    (mark: (area: string | null) => void) =>
      data && (
        <CompaniesOfMarket found={data} market={market} chosen={chosen} onAll={() => choose(null)} onMark={mark} />
      ),
    [data, market, chosen],
  );
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock />;
  return (
    <div className={style["map"]} data-testid="companies-map">
      <NativeSelect
        className={style["choice"]}
        label={text("callList.onMap.vertical")}
        value={vertical}
        data={[
          { value: EVERY_VERTICAL, label: text("callList.onMap.everyVertical") },
          ...VERTICALS.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
        ]}
        onChange={(event) => setVertical(event.currentTarget.value)}
      />
      <MapBlock label={label} market={market} counties={figure} onCounty={onCounty} below={below} twin={false} />
    </div>
  );
}
