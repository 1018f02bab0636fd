import { memo } from "react";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { sourcesOf } from "./sources.ts";
import type { Summary } from "./summary.ts";

/** The small print of a section: where its figures come from, in which edition, and that they are a sample if they are. */
export const SourceLine = memo(function SourceLine({
  summary: { view, revision, words },
}: {
  readonly summary: Summary;
}) {
  const { text, formats } = words;
  const sources = sourcesOf(revision, view.year);
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
