import { contourReason } from "../contourReason.ts";
import { powerText } from "#language/words/stationWords.ts";
import type { ColumnsAsked, StationColumn } from "./columnsAsked.ts";
import { Unknown } from "./Unknown.tsx";

/** How strong and how high, and how many people that reaches. */
export function engineeringColumns({ words, contours }: ColumnsAsked): StationColumn[] {
  const { text, formats } = words;
  const people = new Map(contours?.features.map(({ id, properties }) => [id, properties.population]));
  const missing = new Map(contours?.missing.map(({ station, reason }) => [station, reason]));
  return [
    {
      key: "erp",
      head: text("stations.column.erp"),
      kind: "number",
      value: ({ station }) => station.erpKw,
      cell: ({ station }) => powerText(station.erpKw, words) ?? <Unknown why={text("stations.unknown.list")} />,
      width: 84,
      hidden: true,
    },
    {
      key: "haat",
      head: text("stations.column.haat"),
      kind: "number",
      value: ({ station }) => station.haatM,
      cell: ({ station }) =>
        station.haatM === null ? <Unknown why={text("stations.unknown.list")} /> : formats.count(station.haatM),
      width: 84,
      hidden: true,
    },
    {
      key: "population",
      head: text("stations.column.population"),
      kind: "number",
      value: ({ station }) => people.get(station.id) ?? null,
      cell: ({ station, home }) => {
        const population = people.get(station.id) ?? null;
        if (population !== null) return formats.count(population);
        const reason = missing.get(station.id);
        const why = !home
          ? text("stations.unknown.elsewhereContour")
          : reason
            ? contourReason(reason, words)
            : text("stations.unknown.contour");
        return <Unknown why={why} />;
      },
      width: 156,
    },
  ];
}
