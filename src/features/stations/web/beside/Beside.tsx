import { IconX } from "@tabler/icons-react";
import { controllerOf } from "#domain/stations/station.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { Words } from "#language/words/words.ts";
import type { OverviewRow, StationContours, StationOverview } from "../../contract.ts";
import {
  channelText,
  frequencyText,
  placeText,
  powerRatioText,
  powerText,
  programmeOf,
  stationName,
} from "#language/words/stationWords.ts";
import { Unknown } from "../table/Unknown.tsx";
import { whyNoRatio, whyNoRevenue, whyNoShare } from "../unknown.ts";
import style from "./Beside.module.css";

interface BesideProps {
  readonly stations: readonly string[];
  readonly overview: StationOverview;
  readonly contours: StationContours | undefined;
  readonly words: Words;
  readonly onChange: (stations: readonly string[]) => void;
}

/** Up to four stations side by side, figure under figure. */
export function Beside({ stations, overview, contours, words, onChange }: BesideProps) {
  const { text } = words;
  const rows = stations.flatMap((id) => overview.rows.find(({ station }) => station.id === id) ?? []);
  if (rows.length === 0) return null;
  return (
    <section className={style["beside"]} data-testid="beside">
      <header className={style["head"]}>
        <h2>{text("stations.beside.title")}</h2>
        <ActionButton onClick={() => onChange([])}>{text("stations.beside.close")}</ActionButton>
      </header>
      <ScrollFrame className={style["scroll"]} label={text("stations.beside.title")}>
        <table aria-label={text("stations.beside.title")}>
          <thead>
            <tr>
              <th scope="col">{text("stations.beside.measure")}</th>
              {rows.map(({ station }) => (
                <th key={station.id} scope="col">
                  {stationName(station, overview.rows)}
                  <QuietButton
                    aria-label={text("stations.beside.remove", { name: station.callSign })}
                    onClick={() => onChange(stations.filter((id) => id !== station.id))}
                  >
                    <IconX size={14} aria-hidden="true" />
                  </QuietButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures(overview, contours, words).map(({ head, shown, why }) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {rows.map((row) => (
                  <td key={row.station.id}>{shown(row) ?? <Unknown why={why(row)} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

interface Measure {
  readonly head: string;
  readonly shown: (row: OverviewRow) => string | null;
  readonly why: (row: OverviewRow) => string;
}

function measures(overview: StationOverview, contours: StationContours | undefined, words: Words): Measure[] {
  const { text, formats } = words;
  const tv = overview.medium === "tv";
  const people = new Map(contours?.features.map(({ id, properties }) => [id, properties.population]));
  const notListed = () => text("stations.unknown.list");
  const noRevenue = (row: OverviewRow) => whyNoRevenue(row, overview, words);
  const told = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));
  const share = (part: number) => formats.share(part);
  return [
    {
      head: text(tv ? "stations.column.channel" : "stations.column.frequency"),
      shown: ({ station }) => (tv ? channelText(station, words) : frequencyText(station, words)),
      why: notListed,
    },
    {
      head: text(tv ? "stations.column.network" : "stations.column.format"),
      shown: ({ station }) => programmeOf(station),
      why: notListed,
    },
    { head: text("stations.column.owner"), shown: ({ station }) => controllerOf(station), why: notListed },
    { head: text("stations.column.city"), shown: ({ station }) => placeText(station), why: notListed },
    { head: text("stations.column.erp"), shown: ({ station }) => powerText(station.erpKw, words), why: notListed },
    {
      head: text("stations.column.population"),
      shown: ({ station }) => told(people.get(station.id) ?? null, (count) => formats.count(count)),
      why: () => text("stations.unknown.contour"),
    },
    ...overview.books.map(
      ({ book }, at): Measure => ({
        head: text("stations.column.share", { book }),
        shown: ({ shares }) => told(shares[at]?.share ?? null, share),
        why: () => whyNoShare(overview, words, at),
      }),
    ),
    ...[2, 1, 0].map((back): Measure => {
      const year = overview.year - back;
      return {
        head: text("stations.column.ota", { year: formats.year(year) }),
        shown: ({ revenue }) =>
          told(revenue.find((one) => one.year === year)?.ota ?? null, (dollars) => formats.money(dollars)),
        why: noRevenue,
      };
    }),
    {
      head: text("stations.column.digital"),
      shown: ({ digital }) => told(digital, (dollars) => formats.money(dollars)),
      why: noRevenue,
    },
    {
      head: text("stations.column.revenueShare"),
      shown: ({ revenueShare }) => told(revenueShare, share),
      why: noRevenue,
    },
    {
      head: text("stations.column.powerRatio"),
      shown: ({ powerRatio }) => told(powerRatio, (ratio) => powerRatioText(ratio, words)),
      why: (row) => whyNoRatio(row, overview, words),
    },
  ];
}
