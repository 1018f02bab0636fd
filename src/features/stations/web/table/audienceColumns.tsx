import type { OverviewRow } from "../../contract.ts";
import { whyNoShare } from "../unknown.ts";
import { type ColumnsAsked, hundredfold, type StationColumn } from "./columnsAsked.ts";
import { Unknown } from "./Unknown.tsx";

/** Who watches or listens, survey by survey. */
export function audienceColumns({ overview, words }: ColumnsAsked): StationColumn[] {
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
