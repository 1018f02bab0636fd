import { stationNotes } from "#documents/parts/stations/stationNotes.ts";
import type { Words } from "#language/words/words.ts";
import type { StationOverview } from "../../contract.ts";
import style from "./StationTable.module.css";

/** What a reader has to know of the figures before comparing them. */
export function TableNotes({ overview, words }: { readonly overview: StationOverview; readonly words: Words }) {
  const notes = [...stationNotes(overview, words), words.text("stations.note.dash")];
  return (
    <ul className={style["notes"]}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
