import { memo, useMemo } from "react";
import type { Level, Revision } from "#domain/revisions/revision.ts";
import type { Coverage } from "#domain/wallet/reportedSpend.ts";
import type { DividedYear } from "#documents/spending.ts";
import { sourceParts } from "#documents/sourceLine.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import type { Words } from "#language/words/words.ts";
import style from "./SourceLine.module.css";

interface SourceLineProps {
  readonly revision: Revision;
  readonly year: number;
  /** What the figures are about. */
  readonly level: Level;
  /** How much of them is reported; left out: nothing. */
  readonly reported?: Coverage | undefined;
  /** Named instead of those behind the year's spending. */
  readonly sources?: readonly string[] | undefined;
  /** Whether the section prints shares of a whole. */
  readonly shares?: boolean | undefined;
  /** Said where the figures are of a quarter. */
  readonly divided?: DividedYear | undefined;
  readonly words: Words;
}

/** The small print of a section: where its figures come from, in which revision, of how many verticals, and that they are a sample if they are. */
export const SourceLine = memo(function SourceLine(props: SourceLineProps) {
  const { revision, year, level, reported, sources, shares, divided, words } = props;
  // Every block has this line, and writing a date is slow.
  const parts = useMemo(
    () => sourceParts(revision, { year, level, reported, shares, divided }, words, sources),
    [revision, year, level, reported, words, sources, shares, divided],
  );
  return (
    <>
      {parts.sources && <>{parts.sources} · </>}
      {[parts.ofRevision, ...parts.rest.slice(0, -1)].join(" · ")}
      {/* The mark never stands on a line alone. */}
      <span className={style["end"]}>
        {parts.rest.slice(-1).map((part) => ` · ${part}`)}
        {parts.sample && (
          <>
            {" · "}
            <SampleBadge quiet />
          </>
        )}
      </span>
    </>
  );
});
