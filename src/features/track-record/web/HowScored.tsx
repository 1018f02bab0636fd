import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { recordNotes } from "#documents/trackRecord/recordFigures.ts";
import { mayUse } from "#domain/access/access.ts";
import type { MoneyPart } from "#domain/trackRecord/moneyPart.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import type { Words } from "#language/words/words.ts";
import { NotesSection } from "#ui/figures/frame/TableSection.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";

interface HowScoredProps {
  readonly record: TrackRecord;
  readonly part: MoneyPart;
  readonly words: Words;
}

/** What has to be known to read the scores, and where more is told. */
export function HowScored({ record, part, words }: HowScoredProps) {
  const { text } = words;
  const { data: session } = useSuspenseQuery(sessionQuery());
  return (
    <NotesSection title={text("trackRecord.section.how")} name="how-scored" notes={recordNotes(record, part, words)}>
      {mayUse(session, { access: ["guidesAndInsights"] }) && (
        <Link to="/guides-insights?tab=method">{text("trackRecord.link.method")}</Link>
      )}
      <Link to="/releases">{text("trackRecord.link.releases")}</Link>
      {mayUse(session, { role: "Administrator" }) && (
        <Link to="/administration/forecast-analysis/media#forecast-accuracy">{text("trackRecord.link.accuracy")}</Link>
      )}
    </NotesSection>
  );
}
