import { memo } from "react";
import type { Revision } from "#domain/revision.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { sourcesOf } from "./sources.ts";
import type { Words } from "./words.ts";

interface SourceLineProps {
  readonly revision: Revision;
  readonly year: number;
  readonly words: Words;
}

/** The small print of a section: where its figures come from, in which edition, and that they are a sample if they are. */
export const SourceLine = memo(function SourceLine({ revision, year, words: { text, formats } }: SourceLineProps) {
  const sources = sourcesOf(revision, year);
  return (
    <>
      {sources.length > 0 && <>{text("marketSummary.source", { sources: sources.join("; ") })} · </>}
      {text("marketSummary.revision", { label: revision.label })}
      {revision.publishedAt && ` · ${formats.date(revision.publishedAt)}`}
      {revision.sample && (
        <>
          {" "}
          <SampleBadge />
        </>
      )}
    </>
  );
});
