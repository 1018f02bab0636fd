import { Link } from "react-router";
import type { Words } from "#language/words/words.ts";
import style from "./Accuracy.module.css";

const NOTES = ["halves", "miss", "nation", "state", "years", "sources"] as const;

/** What has to be known to read the comparisons, and where forecasts are held against what came. */
export function HowCompared({ words: { text } }: { readonly words: Words }) {
  const title = text("accuracy.section.how");
  return (
    <section className={style["block"]} aria-label={title} data-testid="how-compared">
      <h2>{title}</h2>
      <ul className={style["notes"]}>
        {NOTES.map((note) => (
          <li key={note}>{text(`accuracy.noteOf.${note}`)}</li>
        ))}
      </ul>
      <p className={style["links"]}>
        <Link to="/market-reports/track-record">{text("menu.trackRecord")}</Link>
      </p>
    </section>
  );
}
