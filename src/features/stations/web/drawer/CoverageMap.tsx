import { IconMapDown } from "@tabler/icons-react";
import { lazy, Suspense, useMemo } from "react";
import type { MapStation } from "#ui/figures/map/mapLayers.ts";
import type { Spending } from "#documents/spending.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import type { Words } from "#language/words/words.ts";
import type { OverviewRow, StationContours, StationDetail, StationOverview } from "../../contract.ts";
import { contourReason } from "../contourReason.ts";
import { saveContours } from "../saveContours.ts";
import { channelText, frequencyText } from "#language/words/stationWords.ts";
import style from "./StationDrawer.module.css";

const MapBlock = lazy(async () => ({ default: (await import("#ui/figures/map/MapBlock.tsx")).MapBlock }));

interface CoverageMapProps {
  readonly detail: StationDetail;
  /** Undefined while it is on its way. */
  readonly contours: StationContours | undefined;
  readonly overview: StationOverview;
  readonly market: string;
  readonly spending: Spending;
}

const MAP_HEIGHT = 340;

/** Where a station is received, among the masts of its market, and how many people that reaches. */
export function CoverageMap({ detail, contours, overview, market, spending }: CoverageMapProps) {
  const { words, revision } = spending;
  const { text } = words;
  const { station } = detail;
  const feature = contours?.features[0];
  const stations = useMemo((): MapStation[] => {
    const others = market === overview.market ? overview.rows.filter(({ home }) => home) : [];
    const shown = mapStation(station, words, feature);
    return [
      ...others.flatMap((row) => (row.station.id === station.id ? [] : [mapStation(row.station, words, undefined)])),
      shown,
    ];
  }, [overview, market, station, words, feature]);
  const missing = detail.contourMissing;
  return (
    <section className={style["part"]}>
      <h3>{text("stations.detail.coverage")}</h3>
      {(station.latitude !== null || feature) && (
        <Suspense fallback={<LoadingBlock />}>
          <MapBlock
            label={text("stations.detail.map", { name: station.callSign })}
            market={market}
            stations={stations}
            selected={station.id}
            height={MAP_HEIGHT}
          />
        </Suspense>
      )}
      {contours && feature && (
        <>
          <p>{contourText(feature, words)}</p>
          <ActionButton
            className={style["save"]}
            onClick={() => saveContours(contours, `${station.id}-contour`, revision.sample)}
          >
            <IconMapDown size={16} aria-hidden="true" />
            {text("stations.geojson.one")}
          </ActionButton>
        </>
      )}
      {missing !== null && <p>{contourReason(missing, words)}</p>}
    </section>
  );
}

type Feature = StationContours["features"][number];

/** `41 dBµV/m, 28,000 km², 7,100,000 people inside. Predicted …` */
function contourText({ properties }: Feature, { text, formats }: Words): string {
  const { level, areaKm2, population, method, assumed } = properties;
  const facts =
    level === null || areaKm2 === null
      ? text("stations.detail.contourPeople", { people: formats.count(population) })
      : text("stations.detail.contourFacts", {
          level: formats.count(level),
          area: formats.count(areaKm2),
          people: formats.count(population),
        });
  const known = assumed.flatMap((one) => ASSUMPTIONS.find((name) => name === one) ?? []);
  return [
    `${facts}.`,
    method === "official" ? text("stations.detail.official") : text("stations.detail.predicted", { method }),
    ...(known.length > 0
      ? [
          text("stations.detail.assumed", {
            what: formats.list(known.map((one) => text(`stations.detail.assumption.${one}`))),
          }),
        ]
      : []),
  ].join(" ");
}

const ASSUMPTIONS = ["haat", "pattern", "antenna", "conductivity"] as const;

function mapStation(station: OverviewRow["station"], words: Words, feature: Feature | undefined): MapStation {
  const { id, medium, callSign, latitude, longitude, erpKw, haatM } = station;
  return {
    id,
    medium,
    callSign,
    channel: medium === "tv" ? channelText(station, words) : frequencyText(station, words),
    latitude,
    longitude,
    erpKw,
    haatM,
    population: feature?.properties.population ?? null,
    contour: feature?.geometry ?? null,
  };
}
