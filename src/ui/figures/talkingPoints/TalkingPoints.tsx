import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useId, useMemo } from "react";
import { mayUse } from "#domain/access/access.ts";
import type { Insight } from "#figures/insights/insight.ts";
import type { Material } from "#figures/insights/material.ts";
import { sentence, sentenceParts } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { FigureArea } from "#ui/figures/FigureArea.tsx";
import { useOneStop } from "#ui/keyboard/useOneStop.ts";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { pointsTitle } from "#documents/templates/market/talkingPart.ts";
import { soldMedia, type Spending } from "#documents/spending.ts";
import { useLater } from "../frame/useDeferred.ts";
import { explainPoint } from "./explainPoint.ts";
import { pointsText } from "./pointsText.ts";
import style from "./TalkingPoints.module.css";

/** What a seller can say without looking anything up: enough for a conversation, few enough to remember. */
const COUNT = 4;

interface TalkingPointsProps {
  /** Of a quarter the sentences are about its year, and say so. */
  readonly spending: Spending;
  /** What the screen knows besides the wallets, the same object as long as it is the same. */
  readonly material?: Material;
}

const NOTHING_MORE: Material = {};

/**
 * The most newsworthy sentences of a screen, to be said or copied; each figure in them explains itself. A change of filters paints the
 * figures first: weighing all sentences takes a good part of what may pass until then.
 */
export function TalkingPoints({ spending, material = NOTHING_MORE }: TalkingPointsProps) {
  return <SettledPoints {...useLater(useMemo(() => ({ spending, material }), [spending, material]))} />;
}

const SettledPoints = memo(function SettledPoints({ spending: shown, material }: Required<TalkingPointsProps>) {
  const spending = shown.divided?.ofYear ?? shown;
  const { whole, scope, own, market, words } = spending;
  const { text } = words;
  const heading = useId();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const gaps = mayUse({ ...session, markets: "all", verticals: "all" }, { access: ["shareOfWallet"] });
  const points = useMemo(() => {
    const sold = soldMedia({ own, market });
    const [medium] = sold;
    const reader = { ...(medium && { medium }), ownMedia: sold, followed: [...own.verticals] };
    return talkingPoints(whole, scope, { ...reader, ...material, gaps }, COUNT);
  }, [whole, scope, own, market, material, gaps]);
  if (points.length === 0) return null;

  const sentences = points.map((point) => sentence(point, words));
  return (
    <section aria-labelledby={heading} className={style["points"]} data-testid="talking-points">
      <header>
        <h3 id={heading}>{pointsTitle(shown)}</h3>
        <CopyButton
          words={text("insights.points.copy")}
          done={text("insights.points.copied")}
          copied={pointsText(sentences, spending)}
        />
      </header>
      <PointList points={points} spending={spending} />
    </section>
  );
});

interface PointListProps {
  readonly points: readonly Insight[];
  readonly spending: Spending;
}

/** The sentences; all their figures together are one stop for the Tab key. */
function PointList({ points, spending }: PointListProps) {
  const list = useOneStop<HTMLUListElement>(figuresIn);
  return (
    <FigureArea explain={(figure) => explained(points, spending, figure)}>
      <ul ref={list}>
        {points.map((point, at) => (
          <li key={`${point.rule} ${point.subject}`}>
            <Point point={point} at={at} spending={spending} />
          </li>
        ))}
      </ul>
    </FigureArea>
  );
}

function figuresIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-figure]")];
}

/** What may not begin a line: it stays with the figure before it. */
const PUNCTUATION = /^[,.;:!?)]+/;
/** What may not end one: it stays with the figure behind it. */
const BRACKET = /\($/;

/** The parts of a sentence; names and years explain nothing. */
function partsOf(point: Insight, { words }: Spending) {
  return sentenceParts(point, words).map(({ text, figure }) => ({
    text,
    figure: figure === null || figure.kind === "name" || figure.kind === "year" ? null : figure,
  }));
}

/** What stands behind a figure, which is named by the places of its sentence and of its part there. */
function explained(points: readonly Insight[], spending: Spending, figure: string): Explanation | null {
  const [at = 0, part = 0] = figure.split(":").map(Number);
  const point = points[at];
  const found = point && partsOf(point, spending)[part]?.figure;
  return point && found ? explainPoint(spending, point, found) : null;
}

interface PointProps {
  readonly point: Insight;
  readonly at: number;
  readonly spending: Spending;
}

/** A sentence whose figures are buttons. */
function Point({ point, at: place, spending }: PointProps) {
  const parts = partsOf(point, spending);
  return parts.map(({ text, figure }, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (figure === null) {
      const rest = before?.figure ? text.replace(PUNCTUATION, "") : text;
      return after?.figure ? rest.replace(BRACKET, "") : rest;
    }
    return (
      // A sentence keeps its parts in their order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={style["figure"]}>
        {before?.figure === null && BRACKET.exec(before.text)?.[0]}
        <button type="button" data-figure={`${place}:${at}`}>
          {text}
        </button>
        {after?.figure === null && PUNCTUATION.exec(after.text)?.[0]}
      </span>
    );
  });
}
