import { memo, useMemo } from "react";
import type { Revision } from "#domain/revision.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { shortCoverageText } from "#words/coverageText.ts";
import style from "./SourceLine.module.css";
import { sourcesOf } from "#words/sources.ts";
import { sourceText } from "#words/sourceText.ts";
import type { Words } from "#words/words.ts";

interface SourceLineProps {
  readonly revision: Revision;
  readonly year: number;
  /** Named instead of those behind the year's spending. */
  readonly sources?: readonly string[] | undefined;
  readonly words: Words;
}

/** The small print of a section: where its figures come from, in which edition, of how many verticals, and that they are a sample if they are. */
export const SourceLine = memo(function SourceLine({ revision, year, sources, words }: SourceLineProps) {
  const { text, formats } = words;
  // Every block has this line, and writing a date is slow.
  const published = useMemo(
    () => (revision.publishedAt ? formats.date(revision.publishedAt) : null),
    [revision, formats],
  );
  const coverage = shortCoverageText(revision.subVerticals, words);
  const named = (sources ?? sourcesOf(revision, year)).map((source) => sourceText(source, words));
  return (
    <>
      {named.length > 0 && <>{text("spending.source", { sources: named.join("; ") })} · </>}
      {text("spending.revision", { label: revision.label })}
      {/* The mark never stands on a line alone. */}
      <span className={style["end"]}>
        {published && ` · ${published}`}
        {coverage && ` · ${coverage}`}
        {revision.sample && (
          <>
            {" · "}
            <SampleBadge quiet />
          </>
        )}
      </span>
    </>
  );
});
