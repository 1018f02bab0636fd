import { readFigureId } from "#figures/insights/figureId.ts";
import { figureText } from "#figures/insights/figureText.ts";
import { subjectOf } from "#figures/insights/figures.ts";
import type { Insight, NumberFigure } from "#figures/insights/insight.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { sentence } from "#figures/insights/sentence.ts";
import type { ExplainedMeasure } from "../explain/explained.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { type Spending, withoutPolitical } from "#documents/spending.ts";
import { figureLabel } from "./figureLabel.ts";

/** The measures whose calculation can be written out, for a figure about media. */
const WRITTEN_OUT: Readonly<Record<string, ExplainedMeasure>> = {
  dollars: "dollars",
  perCapita: "perCapita",
  growth: "growth",
  cagr: "cagr",
  share: "share",
  part: "share",
  shareOfDigital: "share",
  index: "index",
  indexOfDigital: "index",
};

/** Explains a figure of a sentence: written out like any other where it can be, else by all the figures the sentence stands on. */
export function explainPoint(spending: Spending, point: Insight, figure: NumberFigure): Explanation {
  return calculated(spending, figure) ?? standsOn(spending, point, figure);
}

function calculated(shown: Spending, { id }: NumberFigure): Explanation | null {
  const place = readFigureId(id);
  const spending = place?.subject.endsWith(".core") ? withoutPolitical(shown) : shown;
  const { view, scope } = spending;
  const measure = place && WRITTEN_OUT[place.measure];
  const market = [view.own, view.nation].find(({ wallet }) => wallet.market === place?.market);
  if (
    !place ||
    !measure ||
    !market ||
    place.subject !== subjectOf(spending, scope.kind === "market" ? "all" : scope.id)
  ) {
    return null;
  }
  const total = place.medium === "all";
  if (!total && !/^(traditional|digital)$/.test(place.medium) && !view.own.wallet.media.includes(place.medium))
    return null;
  const [first = view.year, last = first] = place.when.split("-").map(Number);
  return explainMedia(spending, {
    market,
    id: total ? "total" : place.medium,
    year: last,
    measure,
    within: place.measure.endsWith("OfDigital") ? "digital" : "total",
    ...(measure === "cagr" && { span: [first, last] as const }),
  });
}

function standsOn(spending: Spending, point: Insight, figure: NumberFigure): Explanation {
  const { words } = spending;
  const figures = Object.values(point.figures).filter(({ kind }) => kind !== "name" && kind !== "year");
  return {
    title: sentence(point, words),
    value: figureText(figure, words),
    what: words.text("insights.points.standsOn"),
    formula: null,
    facts: figures.map((one) => [figureLabel(one.id, spending.market.id, words), figureText(one, words)]),
  };
}
