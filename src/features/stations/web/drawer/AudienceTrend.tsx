import { useCallback, useMemo } from "react";
import { seriesLines } from "#figures/charts/seriesLines.ts";
import { roleColour } from "#figures/charts/colours.ts";
import { isModelledBook } from "#domain/stations/audience.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { Plot } from "#ui/figures/Plot.tsx";
import { tidy, type Words } from "#language/words/words.ts";
import type { StationDetail, StationOverview } from "../../contract.ts";
import style from "./StationDrawer.module.css";

type Book = StationDetail["audience"][number];

interface AudienceTrendProps {
  readonly detail: StationDetail;
  readonly overview: StationOverview;
  readonly words: Words;
}

const HEIGHT = 180;

/** A station's share from survey to survey, of the people and hours that the table compares by. */
export function AudienceTrend({ detail, overview, words }: AudienceTrendProps) {
  const { text, formats } = words;
  const { demographic, daypart } = overview;
  const books = useMemo(
    () => detail.audience.filter((one) => one.demographic === demographic && one.daypart === daypart).toReversed(),
    [detail, demographic, daypart],
  );
  const draw = useCallback(
    (width: number) =>
      seriesLines(
        [{ name: detail.station.callSign, colour: roleColour("own"), dollars: books.map(({ share }) => share) }],
        width,
        HEIGHT,
        {
          years: books.map(({ book }) => book),
          kinds: books.map(() => "actual" as const),
          leastStep: 0.01,
          labels: { forecast: "", tick: (share) => tidy(formats.share(share)) },
        },
      ),
    [books, detail, formats],
  );
  const columns = useMemo((): Column<Book>[] => {
    const column = (key: "share" | "persons" | "cume", value: (row: Book) => number | null): Column<Book> => ({
      key,
      head: text(`stations.detail.${key}`),
      numeric: true,
      value,
      shown: (row) => (key === "share" ? formats.share(value(row)) : formats.count(value(row))),
    });
    const book = ({ book: name }: Book) => name;
    return [
      { key: "book", head: text("stations.detail.book"), numeric: false, value: book, shown: book },
      column("share", ({ share }) => share),
      column("persons", ({ aqhPersons }) => aqhPersons),
      column("cume", ({ cumePersons }) => cumePersons),
    ];
  }, [text, formats]);
  const said = books.map(({ book, share }) => `${book} ${formats.share(share)}`);
  return (
    <section className={style["part"]}>
      <h3>{text("stations.detail.ratings")}</h3>
      {books.length === 0 ? (
        <p>{text("stations.detail.noRatings")}</p>
      ) : (
        <>
          {books.length > 1 && (
            <figure
              style={{ margin: 0 }}
              aria-label={text("stations.detail.ratingsAlt", {
                name: detail.station.callSign,
                figures: formats.list(said),
              })}
            >
              <Plot height={HEIGHT} draw={draw} figures={[]} />
            </figure>
          )}
          <DataTable
            caption={text("stations.detail.ratings")}
            columns={columns}
            rows={books}
            rowId={({ book }) => book}
          />
          {books.some(({ book }) => isModelledBook(book)) && <p>{text("stations.detail.modelled")}</p>}
        </>
      )}
    </section>
  );
}
