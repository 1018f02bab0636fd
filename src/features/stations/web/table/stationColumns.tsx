import { shortFormat } from "#domain/stations/radioFormats.ts";
import { controllerOf } from "#domain/stations/station.ts";
import { STATION_SERVICES } from "#domain/stations/stationService.ts";
import {
  channelText,
  frequencyText,
  operatorText,
  placeText,
  programmeOf,
  subchannelsText,
} from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";
import { OwnMark } from "#ui/figures/OwnMark.tsx";
import type { OverviewRow, StationOverview } from "../../contract.ts";
import { whyNoRevenue, whyNoShare } from "../unknown.ts";
import { type ColumnsAsked, hundredfold, type StationColumn } from "./columnsAsked.ts";
import { engineeringColumns } from "./engineeringColumns.tsx";
import { nameKey, nameOptions } from "./nameKey.ts";
import { revenueColumns } from "./revenueColumns.tsx";
import style from "./StationTable.module.css";
import { Unknown } from "./Unknown.tsx";

/** What is shown of stations, and by what they are searched, narrowed and ordered. */
export function stationColumns(asked: ColumnsAsked): readonly StationColumn[] {
  const { overview } = asked;
  const tv = overview.medium === "tv";
  const columns = [
    rankColumn(asked),
    callSignColumn(asked),
    ...(tv ? tvColumns(asked) : radioColumns(asked)),
    ...ownerColumns(asked),
    ...engineeringColumns(asked),
    ...audienceColumns(asked),
    ...revenueColumns(asked),
    serviceColumn(asked),
    commercialColumn(asked),
  ];
  return columns.map((column) => (isEmpty(column, asked) ? { ...column, hidden: true } : column));
}

/** Whether nothing is known of any station here: such a column is shown to whoever asks for it. */
function isEmpty({ key, value, fixed }: StationColumn, { overview, contours }: ColumnsAsked): boolean {
  // What is still on its way must not make the table jump when it comes.
  if (fixed || (key === "population" && contours === undefined)) return false;
  return overview.rows.every((row) => value(row) === null);
}

function rankColumn({ words, overview }: ColumnsAsked): StationColumn {
  return {
    key: "rank",
    head: words.text("stations.column.rank"),
    kind: "number",
    value: ({ revenueRank }) => revenueRank,
    cell: (row) => row.revenueRank ?? <Unknown why={whyNoRevenue(row, overview, words)} />,
    width: 52,
  };
}

function callSignColumn({ words, own }: ColumnsAsked): StationColumn {
  const { text } = words;
  return {
    key: "call",
    head: text("stations.column.callSign"),
    kind: "text",
    value: ({ station }) => station.callSign,
    cell: ({ station, home }) => (
      <span className={style["call"]}>
        <bdi>{station.callSign}</bdi>
        {own.has(station.id) && <OwnMark says={text("stations.own.mark")} />}
        {!home && <small title={text("stations.elsewhereHint")}>{text("stations.elsewhere")}</small>}
      </span>
    ),
    width: 112,
    fixed: true,
    narrow: "lead",
  };
}

function tvColumns({ overview, words }: ColumnsAsked): StationColumn[] {
  const { text } = words;
  const column = (key: "channel" | "subchannels", value: (row: OverviewRow) => string | null, width: number) =>
    ({ key, head: text(`stations.column.${key}`), kind: "text", value, width }) as const;
  return [
    column("channel", ({ station }) => channelText(station, words), 96),
    choice("network", text("stations.column.network"), overview, ({ station }) => station.network, 118),
    { ...column("subchannels", ({ station }) => subchannelsText(station), 260), hidden: true },
  ];
}

function radioColumns({ overview, words }: ColumnsAsked): StationColumn[] {
  const { text } = words;
  return [
    {
      key: "frequency",
      head: text("stations.column.frequency"),
      kind: "number",
      value: ({ station }) => station.frequency,
      cell: ({ station }) => frequencyText(station, words) ?? "–",
      width: 96,
      narrow: "note",
    },
    { ...choice("band", text("stations.column.band"), overview, ({ station }) => station.band, 72), hidden: true },
    {
      ...choice("class", text("stations.column.class"), overview, ({ station }) => station.stationClass, 72),
      hidden: true,
    },
    formatColumn(overview, words),
    {
      key: "simulcast",
      head: text("stations.column.simulcast"),
      kind: "text",
      value: ({ station }) =>
        station.simulcastOf ?? (station.service === "translator" ? text("stations.service.translator") : null),
      width: 110,
      hidden: true,
    },
  ];
}

/** In the trade's own abbreviations, which say what they stand for. */
function formatColumn(overview: StationOverview, words: Words): StationColumn {
  const { text } = words;
  const column = choice("format", text("stations.column.format"), overview, ({ station }) => programmeOf(station), 132);
  return {
    ...column,
    cell: (row) => {
      const known = shortFormat(programmeOf(row.station) ?? "");
      return known ? <abbr title={text(`stations.formats.${known.id}`)}>{known.short}</abbr> : column.cell?.(row);
    },
  };
}

function ownerColumns({ overview, words }: ColumnsAsked): StationColumn[] {
  const { text } = words;
  return [
    {
      ...choice("owner", text("stations.column.owner"), overview, ({ station }) => controllerOf(station), 244),
      narrow: "note",
      narrowCell: ({ station }) => controllerOf(station),
    },
    {
      ...choice("licensee", text("stations.column.licensee"), overview, ({ station }) => station.owner, 180),
      hidden: true,
    },
    {
      key: "operator",
      head: text("stations.column.operator"),
      kind: "text",
      value: ({ station }) => operatorText(station),
      width: 150,
      hidden: true,
    },
    {
      key: "city",
      head: text("stations.column.city"),
      kind: "text",
      value: ({ station }) => placeText(station),
      width: 150,
      hidden: true,
    },
    {
      key: "onAir",
      head: text("stations.column.onAir"),
      kind: "number",
      value: ({ station }) => station.onAir,
      cell: ({ station }) => station.onAir ?? <Unknown why={text("stations.unknown.list")} />,
      width: 84,
      hidden: true,
    },
  ];
}

/** What a station is licensed as; of use where lists have translators among them. */
function serviceColumn({ words }: ColumnsAsked): StationColumn {
  const { text } = words;
  return {
    key: "service",
    head: text("stations.detail.service"),
    kind: "choice",
    value: ({ station }) => station.service,
    options: STATION_SERVICES.map((value) => ({ value, label: text(`stations.service.${value}`) })),
    width: 110,
    hidden: true,
  };
}

function commercialColumn({ words }: ColumnsAsked): StationColumn {
  const { text } = words;
  return {
    key: "commercial",
    head: text("stations.column.commercial"),
    kind: "choice",
    value: ({ station }) => (station.commercial === null ? null : station.commercial ? "yes" : "no"),
    options: [
      { value: "yes", label: text("stations.commercial.yes") },
      { value: "no", label: text("stations.commercial.no") },
    ],
    width: 120,
    hidden: true,
  };
}

/** A column of names, each of them a choice. */
function choice(
  key: string,
  head: string,
  { rows }: StationOverview,
  nameOf: (row: OverviewRow) => string | null,
  width: number,
): StationColumn {
  return {
    key,
    head,
    kind: "choice",
    value: (row) => {
      const name = nameOf(row);
      return name === null ? null : nameKey(name);
    },
    options: nameOptions(rows.map(nameOf)),
    cell: (row) => {
      const name = nameOf(row);
      return name === null ? "–" : <bdi title={name}>{name}</bdi>;
    },
    width,
  };
}

/** Who watches or listens, survey by survey. */
function audienceColumns({ overview, words }: ColumnsAsked): StationColumn[] {
  const { text, formats } = words;
  const narrowCell = ({ share }: OverviewRow) =>
    share === null ? null : text("stations.narrow.share", { share: formats.share(share) });
  const shares = overview.books.map(
    ({ book }, at): StationColumn => ({
      key: `book${at}`,
      head: text("stations.column.share", { book }),
      filterHead: `${text("stations.column.share", { book })}, %`,
      kind: "number",
      value: ({ shares }) => hundredfold(shares[at]?.share ?? null),
      cell: ({ shares }) =>
        typeof shares[at]?.share === "number" ? (
          formats.share(shares[at].share)
        ) : (
          <Unknown why={whyNoShare(overview, words, at)} />
        ),
      width: 148,
      ...(at === 0 ? { narrow: "note" as const, narrowCell } : {}),
      ...(at > 0 ? { hidden: true as const } : {}),
    }),
  );
  const change = (key: "change" | "changeYear", of: (row: OverviewRow) => number | null): StationColumn => ({
    key,
    head: text(`stations.column.${key}`),
    kind: "number",
    value: (row) => hundredfold(of(row)),
    cell: (row) => {
      const points = of(row);
      return points === null ? <Unknown why={text("stations.unknown.change")} /> : formats.points(points);
    },
    width: 112,
    hidden: true,
  });
  const persons = (key: "aqh" | "cume", of: (row: OverviewRow) => number | null): StationColumn => ({
    key,
    head: text(`stations.column.${key}`),
    kind: "number",
    value: of,
    cell: (row) => (of(row) === null ? <Unknown why={whyNoShare(overview, words)} /> : formats.count(of(row))),
    width: 104,
    hidden: true,
  });
  return [
    ...shares,
    change("change", (row) => row.shareChange),
    change("changeYear", (row) => row.shareChangeYear),
    persons("aqh", (row) => row.aqhPersons),
    persons("cume", (row) => row.cumePersons),
    {
      key: "commercialShare",
      head: text("stations.column.localCommercialShare"),
      filterHead: `${text("stations.column.localCommercialShare")}, %`,
      kind: "number",
      value: (row) => hundredfold(row.localCommercialShare),
      cell: (row) =>
        row.localCommercialShare === null ? (
          <Unknown
            why={
              row.station.commercial === false
                ? text("stations.unknown.noncommercial")
                : row.home
                  ? whyNoShare(overview, words)
                  : text("stations.unknown.elsewhere")
            }
          />
        ) : (
          formats.share(row.localCommercialShare)
        ),
      width: 124,
      hidden: true,
    },
  ];
}
