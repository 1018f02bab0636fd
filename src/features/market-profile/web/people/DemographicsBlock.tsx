import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { LateBlock } from "#blocks/frame/LateBlock.tsx";
import { roleColour } from "#charts/colours.ts";
import { rankedBars } from "#charts/rankedBars.ts";
import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import { NATION } from "#domain/markets/market.ts";
import { bandName, demographicsBlock, shownTopics } from "#reports/parts/profile/demographicsBlock.ts";
import type { Spending } from "#reports/spending.ts";
import type { Tip } from "#ui/figure/figureLayer.ts";
import type { Words } from "#words/words.ts";
import { BarList } from "#ui/figure/BarList.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { explainBand } from "../explainProfile.ts";
import { demographicsQuery } from "../profileQueries.ts";
import { useChooseLocal, useLocalChoice } from "../medium.ts";
import { ProfileSection } from "../ProfileSection.tsx";
import { inThisEdition } from "../inThisEdition.ts";
import { bandOf } from "./bandOf.ts";
import style from "./DemographicsBlock.module.css";

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
  const { text } = words;
  const { data: all } = useSuspenseQuery(demographicsQuery(revision.id, market.id));
  const topics = useMemo(() => shownTopics(all), [all]);
  const { people } = useLocalChoice();
  const choose = useChooseLocal();
  const shown = topics.find(({ topic }) => topic === people) ?? topics[0];
  const block = useMemo(() => shown && demographicsBlock(all, shown.topic, spending), [all, shown, spending]);
  const tip = useCallback((id: string) => bandTip(id, topics, words), [topics, words]);
  const explain = useMemo(
    () =>
      inThisEdition((from, id) => {
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
      chart={<BandBars topic={shown} isNation={market.id === NATION} words={words} />}
      tip={tip}
      explain={explain}
      mainFigure={shown.rows[0]?.band ?? null}
    />
  );
}

interface BandBarsProps {
  readonly topic: DemographicTopic;
  /** The nation is not held against itself. */
  readonly isNation: boolean;
  readonly words: Words;
}

/** How many people each band has, beside the nation. */
function BandBars({ topic: { topic, rows }, isNation, words }: BandBarsProps) {
  const { text, formats } = words;
  const { bars } = rankedBars(
    rows.map(({ band, percent, nationPercent }) => ({
      id: band,
      value: percent,
      benchmark: isNation ? null : nationPercent,
    })),
    rows.length,
  );
  return (
    <BarList
      heads={[
        text(`marketProfile.topic.${topic}`),
        text("marketProfile.column.count"),
        text("spending.column.share_percent"),
        ...(isNation ? [] : [text("spending.nationwide"), text("spending.column.index")]),
      ]}
      tickLabel={isNation ? undefined : text("marketProfile.demographics.nationTick")}
      rows={rows.map(({ band, count, percent, nationPercent, index }, at) => ({
        id: band,
        name: bandName(band, words),
        length: bars[at]?.length ?? 0,
        tick: bars[at]?.tick ?? null,
        fill: roleColour("own"),
        forecast: false,
        cells: [
          { text: formats.count(count) },
          { text: formats.percent(percent) },
          ...(isNation ? [] : [{ text: formats.percent(nationPercent) }, { text: formats.index(index) }]),
        ],
      }))}
    />
  );
}

function bandTip(id: string, topics: readonly DemographicTopic[], words: Words): Tip | null {
  const { text, formats } = words;
  const row = topics.flatMap(({ rows }) => rows).find(({ band }) => band === bandOf(id, topics, words));
  if (!row) return null;
  return {
    title: bandName(row.band, words),
    rows: [
      [text("marketProfile.column.count"), formats.count(row.count)],
      [text("spending.column.share_percent"), formats.percent(row.percent)],
      [text("spending.nationwide"), formats.percent(row.nationPercent)],
      [text("spending.column.index"), formats.index(row.index)],
    ],
  };
}
