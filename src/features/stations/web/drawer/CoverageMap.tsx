import { IconMapDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { stationsOnMapQuery } from "#ui/figures/map/stationsOnMapQuery.ts";
import type { Spending } from "#documents/spending.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import type { Words } from "#language/words/words.ts";
import type { StationContours, StationDetail } from "../../contract.ts";
import { areaText } from "#language/measures.ts";
import { contourReason } from "../contourReason.ts";
import { saveContours } from "../saveContours.ts";
import style from "./StationDrawer.module.css";

const MapBlock = lazy(async () => ({ default: (await import("#ui/figures/map/MapBlock.tsx")).MapBlock }));

interface CoverageMapProps {
  readonly detail: StationDetail;
  /** Undefined while it is on its way. */
  readonly contours: StationContours | undefined;
  readonly market: string;
  readonly spending: Spending;
}

/** Where a station is received, among the masts of its market, and how many people that reaches. */
export function CoverageMap({ detail, contours, market, spending }: CoverageMapProps) {
  const { words, revision } = spending;
  const { text } = words;
  const { station } = detail;
  const feature = contours?.features[0];
  // All of its market, so that its reach can be compared with any of them.
  const { data: stations } = useQuery(stationsOnMapQuery(revision.id, market, words.formats.locale));
  const missing = detail.contourMissing;
  return (
    <section className={style["part"]}>
      <h3>{text("stations.detail.coverage")}</h3>
      {(station.latitude !== null || feature) && (
        <Suspense fallback={<LoadingBlock />}>
          <MapBlock
            label={text("stations.detail.map", { name: station.callSign })}
            market={market}
            {...(stations && { stations })}
            station={station.id}
            revision={revision.id}
            list={false}
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

/** `41 dBµV/m, 10,800 sq mi, 7,100,000 people inside. Predicted …` */
function contourText({ properties }: Feature, { text, formats }: Words): string {
  const { level, areaKm2, population, method, assumed } = properties;
  const facts =
    level === null || areaKm2 === null
      ? text("stations.detail.contourPeople", { people: formats.count(population) })
      : text("stations.detail.contourFacts", {
          level: formats.count(level),
          area: areaText(areaKm2, formats),
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
