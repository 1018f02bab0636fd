import { useMemo } from "react";
import { nextScore, revisionsTable } from "#documents/trackRecord/recordFigures.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import type { Words } from "#language/words/words.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { TableBlock } from "./RecordPart.tsx";

interface WaitingPartProps {
  readonly record: TrackRecord;
  readonly isCustom: boolean;
  readonly words: Words;
}

/** Nothing could be scored yet: when the first score comes, and what is on record until then. */
export function WaitingPart({ record, isCustom, words }: WaitingPartProps) {
  const { text } = words;
  const revisions = useMemo(() => revisionsTable(record, words), [record, words]);
  if (isCustom) {
    return <EmptyState title={text("trackRecord.waiting.custom")} hint={text("trackRecord.waiting.customHint")} />;
  }
  return (
    <>
      <EmptyState
        example="forecast"
        title={text("trackRecord.waiting.title")}
        hint={nextScore(record, words)?.waiting ?? text("trackRecord.waiting.nothing")}
      />
      {record.revisions.length > 0 && <TableBlock title={text("trackRecord.section.revisions")} table={revisions} />}
    </>
  );
}
