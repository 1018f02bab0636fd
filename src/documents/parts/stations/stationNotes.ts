import { isModelledBook } from "#domain/stations/audience.ts";
import type { Words } from "#language/words/words.ts";
import type { StationsOverview } from "./stationsOverview.ts";

/** What a reader has to know of the figures of stations before comparing them. */
export function stationNotes(overview: StationsOverview, words: Words): string[] {
  const { text, formats } = words;
  const { rows, unknownRevenue, takenCommercial, sumOfShares, revenueWithheld, year } = overview;
  const known = rows.flatMap(({ revenue }) => revenue.find((one) => one.year === year && one.ota !== null) ?? []);
  const reported = known.filter(({ basis }) => basis === "reported").length;
  return [
    audienceNote(overview, words),
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

function audienceNote({ books: [book], demographic, daypart }: StationsOverview, { text }: Words): string {
  if (!book) return text("stations.unknown.noBook");
  if (isModelledBook(book.book)) return text("stations.note.modelledAudience");
  return text("stations.note.audience", {
    book: book.book,
    demographic,
    daypart: daypart === "total" ? text("stations.note.wholeWeek") : daypart,
  });
}
