import { memo } from "react";
import type { Revision } from "#domain/revision.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { shortCoverageText } from "./coverageText.ts";
import style from "./SourceLine.module.css";
import { sourcesOf } from "./sources.ts";
import { sourceText } from "./sourceText.ts";
import type { Words } from "./words.ts";

interface SourceLineProps {
  readonly revision: Revision;
  readonly year: number;
  readonly words: Words;
}

/** The small print of a section: where its figures come from, in which edition, of how many verticals, and that they are a sample if they are. */
export const SourceLine = memo(function SourceLine({ revision, year, words }: SourceLineProps) {
  const { text, formats } = words;
  const coverage = shortCoverageText(revision.subVerticals, words);
  const sources = sourcesOf(revision, year).map((source) => sourceText(source, words));
  return (
    <>
      {sources.length > 0 && <>{text("marketSummary.source", { sources: sources.join("; ") })} · </>}
      {text("marketSummary.revision", { label: revision.label })}
      {/* The mark never stands on a line alone. */}
      <span className={style["end"]}>
        {revision.publishedAt && ` · ${formats.date(revision.publishedAt)}`}
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
