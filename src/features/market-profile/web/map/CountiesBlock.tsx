import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useCallback, useMemo, useState } from "react";
import { countiesBlock, countyName } from "#documents/parts/profile/countiesBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { shareOf } from "#domain/figures/share.ts";
import { NATION } from "#domain/markets/market.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { useChangeAddress } from "#ui/address/useAddress.ts";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { MapBlock } from "#ui/figures/map/MapBlock.tsx";
import type { MapFigure } from "#ui/figures/map/mapLayers.ts";
import { stationsOnMapQuery } from "#ui/figures/map/stationsOnMapQuery.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import type { marketCounties } from "../../contract.ts";
import { explainPlain } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { useMedium } from "../medium.ts";
import { countiesQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import style from "./CompaniesMap.module.css";

/** Asked for by who wants it: the profile is there without. */
const CompaniesMap = lazy(() => import("./CompaniesMap.tsx"));

const SHOWN = ["people", "companies"] as const;

/** The map by what is chosen: who lives in the counties, or the reader's own companies there, for who may have some. */
function ChosenMap(props: CountiesMapProps) {
  const { market, words } = props.spending;
  const { text } = words;
  const { data: session } = useQuery(sessionQuery());
  const [shown, show] = useState<(typeof SHOWN)[number]>("people");
  const mayHave = session?.access.includes("shareOfWallet") === true && !viewAsGrant() && market.id !== NATION;
  if (!mayHave) return <CountiesMap {...props} />;
  return (
    <>
      <div className={style["shown"]}>
        <Segmented
          label={text("callList.onMap.show")}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: text(`callList.onMap.${value}`) }))}
          onChange={show}
        />
      </div>
      {shown === "people" ? (
        <CountiesMap {...props} />
      ) : (
        <Suspense fallback={<LoadingBlock />}>
          <CompaniesMap
            key={market.id}
            market={market.id}
            label={text("callList.onMap.label", { market: market.name })}
          />
        </Suspense>
      )}
    </>
  );
}

interface CountiesMapProps {
  readonly counties: EndpointOutput<typeof marketCounties>["counties"];
  readonly spending: Spending;
  readonly label: string;
}

/** The counties of a market by their people, with the stations that are received there; of the nation its markets. */
const CountiesMap = memo(function CountiesMap({ counties, spending, label }: CountiesMapProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const medium = useMedium();
  const change = useChangeAddress();
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
      revision={revision.id}
      twin={false}
    />
  );
});

interface CountiesBlockProps {
  readonly spending: Spending;
}

/** Where the people of a market live, county by county. */
export const CountiesBlock = memo(({ spending }: CountiesBlockProps) => (
  <LateBlock>
    <Counties spending={spending} />
  </LateBlock>
));

function Counties({ spending }: CountiesBlockProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const { data: counties } = useSuspenseQuery(countiesQuery(revision.id, market.id));
  const block = useMemo(() => countiesBlock(counties, spending), [counties, spending]);
  const people = useMemo(() => counties.reduce((sum, { population }) => sum + population, 0), [counties]);
  const countyOf = useCallback((id: string) => counties.find(({ fips }) => fips === id.split(":")[0]), [counties]);
  const tip = useCallback(
    (id: string) => {
      const county = countyOf(id);
      if (!county) return null;
      return {
        title: countyName(county),
        rows: [
          [text("marketProfile.figure.population"), formats.count(county.population)] as const,
          [text("marketProfile.counties.part"), formats.share(shareOf(county.population, people))] as const,
          [text("marketProfile.figure.households"), formats.count(county.households)] as const,
          ...(county.share < 1 ? [[text("marketProfile.counties.share"), formats.share(county.share)] as const] : []),
        ],
      };
    },
    [countyOf, people, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((asked, id) => {
        const county = countyOf(id);
        if (!county) return null;
        const [, column = "population"] = id.split(":");
        const part = formats.share(shareOf(county.population, people));
        const written: Readonly<Record<string, string>> = {
          households: formats.count(county.households),
          part,
          share: formats.share(county.share),
        };
        return explainPlain(asked, {
          subject: countyName(county),
          value: written[column] ?? formats.count(county.population),
          what: text("marketProfile.counties.what"),
          facts: [
            [text("marketProfile.figure.population"), formats.count(county.population)],
            [text("marketProfile.counties.part"), part],
            [text("marketProfile.figure.households"), formats.count(county.households)],
            [text("marketProfile.counties.share"), formats.share(county.share)],
            [text("spending.fact.source"), text("marketProfile.source.counties")],
          ],
        });
      }),
    [countyOf, people, text, formats],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<ChosenMap counties={counties} spending={spending} label={block.alt} />}
      opensWith={counties.some(({ polygons }) => polygons !== null) ? "chart" : "table"}
      tip={tip}
      explain={explain}
      mainFigure={counties[0]?.fips ?? null}
    />
  );
}
