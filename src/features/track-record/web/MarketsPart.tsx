import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { marketsTable } from "#documents/trackRecord/recordFigures.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Words } from "#language/words/words.ts";
import { TableSection } from "#ui/figures/frame/TableSection.tsx";
import { WrittenTable } from "#ui/figures/table/WrittenTable.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { marketRecordsQuery } from "./recordQueries.ts";
import style from "./TrackRecord.module.css";

const KINDS = ["tv", "radio"] as const;

interface MarketsPartProps {
  readonly revision: Revision;
  readonly words: Words;
}

/** How forecasts of core money did in each of the reader's markets. */
export function MarketsPart({ revision, words }: MarketsPartProps) {
  const { text } = words;
  const [kind, setKind] = useState<(typeof KINDS)[number]>("tv");
  const { data, error, refetch } = useQuery(marketRecordsQuery(revision.id, kind));
  const table = useMemo(() => data && marketsTable(data, words), [data, words]);
  const title = text("trackRecord.section.markets");
  return (
    <TableSection title={title} name="track-record-markets" measure={text("trackRecord.measure.markets")}>
      <div className={style["choices"]}>
        <Segmented
          label={title}
          value={kind}
          options={KINDS.map((value) => ({ value, label: text(`mediaRank.markets.${value}`) }))}
          onChange={setKind}
        />
      </div>
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!error && !table && <LoadingBlock />}
      {table && <WrittenTable table={table} />}
      <p className={style["source"]}>{text("trackRecord.note.market")}</p>
    </TableSection>
  );
}
