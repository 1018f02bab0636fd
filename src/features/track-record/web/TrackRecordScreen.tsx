import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isCustomMarket, NATION } from "#domain/markets/market.ts";
import { MONEY_PARTS } from "#domain/trackRecord/moneyPart.ts";
import type { TrackRecord } from "#domain/trackRecord/trackRecord.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { type Words, wordsIn } from "#language/words/words.ts";
import { Figures } from "#ui/figures/Figures.tsx";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { MarketField } from "#ui/filters/MarketField.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { HowScored } from "./HowScored.tsx";
import { MarketsPart } from "./MarketsPart.tsx";
import { recordQuery } from "./recordQueries.ts";
import { RecordPart } from "./RecordPart.tsx";
import style from "./TrackRecord.module.css";
import { type RecordChoice, useRecordChoice } from "./useRecordChoice.ts";
import { WaitingPart } from "./WaitingPart.tsx";

/** `/market-reports/track-record`: what past revisions forecast, held against the years that have closed since. */
export default function TrackRecordScreen() {
  const text = useText();
  return (
    <Page title={text("trackRecord.title")} lead={text("trackRecord.lead")}>
      <ChartColours />
      <Figures>
        <RecordOfAddress />
      </Figures>
    </Page>
  );
}

function RecordOfAddress() {
  const [choice, change] = useRecordChoice();
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const words = useWords();
  const { data: record, error, refetch } = useQuery(recordQuery(revision.id, choice.market));
  return (
    <>
      <Choices choice={choice} change={change} words={words} />
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!error && !record && <LoadingBlock />}
      {record && (
        <>
          {hasScores(record) ? (
            <RecordPart record={record} part={choice.part} revision={revision} words={words} />
          ) : (
            <WaitingPart record={record} isCustom={isCustomMarket(choice.market)} words={words} />
          )}
          {hasScores(record) && <MarketsPart revision={revision} words={words} />}
          <HowScored record={record} part={choice.part} words={words} />
        </>
      )}
    </>
  );
}

/** Whether anything was held against anything, scored or not. */
function hasScores({ scores }: TrackRecord): boolean {
  return scores.length > 0;
}

interface ChoicesProps {
  readonly choice: RecordChoice;
  readonly change: (change: Partial<RecordChoice>) => void;
  readonly words: Words;
}

function Choices({ choice, change, words: { text } }: ChoicesProps) {
  const { data: markets } = useSuspenseQuery(marketsQuery());
  return (
    <div className={style["choices"]}>
      <MarketField
        label={text("trackRecord.market")}
        markets={markets}
        market={choice.market}
        onPick={(market) => change({ market })}
        testId="record-market"
      />
      {choice.market !== NATION && (
        <QuietButton onClick={() => change({ market: NATION })}>{text("filters.nation")}</QuietButton>
      )}
      <Segmented
        label={text("trackRecord.parts")}
        value={choice.part}
        options={MONEY_PARTS.map((value) => ({ value, label: text(`trackRecord.part.${value}`) }))}
        onChange={(part) => change({ part })}
      />
    </div>
  );
}

function useWords(): Words {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  return useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);
}
