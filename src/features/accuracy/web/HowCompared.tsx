import { Link } from "react-router";
import type { Words } from "#language/words/words.ts";
import { NotesSection } from "#ui/figures/frame/TableSection.tsx";

const NOTES = ["halves", "miss", "nation", "state", "years", "sources"] as const;

/** What has to be known to read the comparisons, and where forecasts are held against what came. */
export function HowCompared({ words: { text } }: { readonly words: Words }) {
  return (
    <NotesSection
      title={text("accuracy.section.how")}
      name="how-compared"
      notes={NOTES.map((note) => text(`accuracy.noteOf.${note}`))}
    >
      <Link to="/market-reports/track-record">{text("menu.trackRecord")}</Link>
    </NotesSection>
  );
}
