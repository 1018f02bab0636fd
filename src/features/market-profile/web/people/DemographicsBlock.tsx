import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { bandName, demographicsBlock, shownTopics } from "#documents/parts/profile/demographicsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import type { Words } from "#language/words/words.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { explainBand } from "../explainProfile.ts";
import { inThisRevision } from "../inThisRevision.ts";
import { useChooseLocal, useLocalChoice } from "../medium.ts";
import { demographicsQuery } from "../profileQueries.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import style from "./DemographicsBlock.module.css";

/** The band that a bar or a row of a table is about: bars carry its name in the code, rows the one that is read. */
function bandOf(id: string, topics: readonly DemographicTopic[], words: Words): string {
  const [first = ""] = id.split(":");
  const row = topics.flatMap(({ rows }) => rows).find(({ band }) => bandName(band, words) === first.split("~")[0]);
  return row?.band ?? first;
}

interface DemographicsBlockProps {
  readonly spending: Spending;
}

/** Who lives in a market beside the nation, by one topic at a time; the table has them all. */
export const DemographicsBlock = memo(({ spending }: DemographicsBlockProps) => (
  <LateBlock>
    <Demographics spending={spending} />
  </LateBlock>
));

function Demographics({ spending }: DemographicsBlockProps) {
  const { revision, market, words } = spending;
  const { text, formats } = words;
  const { data: all } = useSuspenseQuery(demographicsQuery(revision.id, market.id));
  const topics = useMemo(() => shownTopics(all), [all]);
  const { people } = useLocalChoice();
  const choose = useChooseLocal();
  const shown = topics.find(({ topic }) => topic === people) ?? topics[0];
  const block = useMemo(() => shown && demographicsBlock(all, shown.topic, spending), [all, shown, spending]);
  const tip = useCallback(
    (id: string) => {
      const row = topics.flatMap(({ rows }) => rows).find(({ band }) => band === bandOf(id, topics, words));
      if (!row) return null;
      return {
        title: bandName(row.band, words),
        rows: [
          [text("marketProfile.column.count"), formats.count(row.count)] as const,
          [text("spending.column.share_percent"), formats.percent(row.percent)] as const,
          [text("spending.nationwide"), formats.percent(row.nationPercent)] as const,
          [text("spending.column.index"), formats.index(row.index)] as const,
        ],
      };
    },
    [topics, words, text, formats],
  );
  const explain = useMemo(
    () =>
      inThisRevision((from, id) => {
        const [, column = "percent"] = id.split(":");
        return explainBand(topics, from, `${bandOf(id, topics, words)}:${column}`);
      }),
    [topics, words],
  );
  if (!shown || !block) {
    return (
      <EmptyState
        title={text("marketProfile.demographics.none")}
        hint={text("marketProfile.demographics.noneHint", { revision: revision.label })}
      />
    );
  }
  const chooseTopic = (topic: string) => choose("people", topic === topics[0]?.topic ? null : topic);
  return (
    <ProfileSection
      block={block}
      spending={spending}
      controls={
        <label className={style["choice"]}>
          {text("marketProfile.demographics.choose")}
          <SmallSelect
            value={shown.topic}
            data-testid="people-by"
            onChange={({ currentTarget }) => chooseTopic(currentTarget.value)}
          >
            {topics.map(({ topic }) => (
              <option key={topic} value={topic}>
                {text(`marketProfile.topic.${topic}`)}
              </option>
            ))}
          </SmallSelect>
        </label>
      }
      chart={<FigureChart figure={block} />}
      tip={tip}
      explain={explain}
      mainFigure={shown.rows[0]?.band ?? null}
    />
  );
}
