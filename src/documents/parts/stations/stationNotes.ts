import type { Words } from "#language/words/words.ts";
import type { StationsOverview } from "./stationsOverview.ts";

/** What a reader has to know of the figures of stations before comparing them. */
export function stationNotes(overview: StationsOverview, { text, formats }: Words): string[] {
  const { rows, unknownRevenue, takenCommercial, sumOfShares, revenueWithheld, demographic, daypart, books, year } =
    overview;
  const known = rows.flatMap(({ revenue }) => revenue.find((one) => one.year === year && one.ota !== null) ?? []);
  const reported = known.filter(({ basis }) => basis === "reported").length;
  const [book] = books;
  return [
    book
      ? text("stations.note.audience", {
          book: book.book,
          demographic,
          daypart: daypart === "total" ? text("stations.note.wholeWeek") : daypart,
        })
      : text("stations.unknown.noBook"),
    revenueWithheld
      ? text("stations.unknown.withheld")
      : known.length === 0
        ? text("stations.note.noRevenue")
        : reported === 0
          ? text("stations.note.apportioned")
          : text("stations.note.reported", { reported: formats.count(reported), known: formats.count(known.length) }),
    ...(unknownRevenue > 0 && known.length > 0
      ? [text("stations.note.unknown", { count: unknownRevenue, number: formats.count(unknownRevenue) })]
      : []),
    ...(takenCommercial > 0
      ? [text("stations.note.takenCommercial", { count: takenCommercial, number: formats.count(takenCommercial) })]
      : []),
    ...(sumOfShares !== null && sumOfShares > 1.0005
      ? [text("stations.note.over", { sum: formats.share(sumOfShares) })]
      : []),
  ];
}
