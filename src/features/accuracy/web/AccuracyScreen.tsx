import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BenchmarkRecord } from "#domain/benchmarks/benchmarkRecord.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { type Words, wordsIn } from "#language/words/words.ts";
import { DocumentPart } from "#ui/figures/document/DocumentPart.tsx";
import { Figures } from "#ui/figures/Figures.tsx";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { TableSection } from "#ui/figures/frame/TableSection.tsx";
import { WrittenTable } from "#ui/figures/table/WrittenTable.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import style from "./Accuracy.module.css";
import { accuracyQuery } from "./accuracyQuery.ts";
import { accuracyFacts, accuracyHeadline, summariesTable } from "./accuracyTables.ts";
import { HowCompared } from "./HowCompared.tsx";
import { InputsPart } from "./InputsPart.tsx";
import { ItemsPart } from "./ItemsPart.tsx";
import { YearsPart } from "./YearsPart.tsx";

/** `/market-reports/accuracy`: what others published, beside our figures. */
export default function AccuracyScreen() {
  const text = useText();
  return (
    <Page title={text("accuracy.title")} lead={text("accuracy.lead")}>
      <ChartColours />
      <Figures>
        <OfRevision />
      </Figures>
    </Page>
  );
}

function OfRevision() {
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const words = useWords();
  const { data: record, error, refetch } = useQuery(accuracyQuery(revision.id));
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!record) return <LoadingBlock />;
  return (
    <>
      {record.items.length === 0 ? (
        <EmptyState
          example="forecast"
          title={words.text("accuracy.empty.title")}
          hint={words.text("accuracy.empty.hint")}
        />
      ) : (
        <Comparisons record={record} sample={revision.sample} words={words} />
      )}
      <InputsPart record={record} words={words} />
      <YearsPart record={record} words={words} />
      <HowCompared words={words} />
    </>
  );
}

interface ComparisonsProps {
  readonly record: BenchmarkRecord;
  readonly sample: boolean;
  readonly words: Words;
}

/** The finding, by half and kind of area, and figure by figure. */
function Comparisons({ record, sample, words }: ComparisonsProps) {
  const { text, formats } = words;
  const table = useMemo(() => summariesTable(record, words), [record, words]);
  const headline = accuracyHeadline(record, words);
  return (
    <>
      {headline !== null && <h2 className={style["headline"]}>{headline}</h2>}
      {table.rows.length > 0 && (
        <>
          <DocumentPart part={accuracyFacts(record, words)} locale={formats.locale} />
          <TableSection title={text("accuracy.section.summaries")} name="accuracy-summaries" measure={table.caption}>
            <WrittenTable table={table} />
          </TableSection>
        </>
      )}
      <ItemsPart items={record.items} sample={sample} words={words} />
    </>
  );
}

function useWords(): Words {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  return useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);
}
