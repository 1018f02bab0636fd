import { OFFICES, RATINGS } from "#domain/races/race.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readState } from "../cells/readState.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

const LONGEST_DISTRICT = 40;

/** Elections that are advertised for, with how open they are. */
export const races: Layout = {
  name: "races",
  title: "races",
  nature: "fact",
  table: "race",
  tableColumns: ["line", "year", "office", "state", "district", "rating", "source"],
  columns: [
    { key: "office", aliases: ["cargo", "amt"], required: true },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "state", aliases: ["state_code", "estado", "bundesstaat"], required: true },
    { key: "district", aliases: ["distrito", "wahlkreis"], longest: LONGEST_DISTRICT },
    { key: "rating", aliases: ["pronóstico", "einstufung"], required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
  ],
  open: ({ row, importId }) => {
    const seen = new SeenKeys();
    return {
      check: () => {
        const office = row.choice("office", OFFICES);
        const year = row.year("year");
        const state = readState(row, "state");
        const district = row.text("district");
        const rating = readRating(row);
        const source = row.requiredText("source");
        if (office && year !== null && state) {
          seen.check(row, "office", [year, office, state, ...(district === null ? [] : [district])].join(" "));
        }
        return row.sound ? copyLine([importId, row.line, year, office, state, district, rating, source]) : null;
      },
    };
  },
};

/** A race that nobody rated is left blank, which is unknown and not safe. */
function readRating(row: Row): string | null {
  return row.text("rating") === null ? null : row.choice("rating", RATINGS);
}
