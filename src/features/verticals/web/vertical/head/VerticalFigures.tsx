import { memo, useCallback, useMemo } from "react";
import { againstPublished } from "#documents/parts/againstPublished.ts";
import { verticalFigures, verticalStanding, type VerticalStanding } from "#documents/parts/verticalFigures.ts";
import type { Spending } from "#documents/spending.ts";
import { explained } from "#ui/figures/explain/explained.ts";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { publishedSpending } from "#ui/figures/whatIf/publishedSpending.ts";

/** Why a figure at the head of a vertical's page is what it is: `total`, `share`, `index`, `outlook`, `rank`. */
function explainVerticalFigure(spending: Spending, facts: VerticalStanding, figure: string): Explanation | null {
  const { view, words, scope, market } = spending;
  const { text, formats } = words;
  const media = (year: number) =>
    explainMedia(spending, { market: view.own, id: "total", year, measure: "dollars", within: "total" });
  if (figure === "total") return media(view.year);
  if (figure === "outlook") return media(view.own.wallet.years.at(-1) ?? view.year);
  if (figure !== "share" && figure !== "index" && figure !== "rank") return null;

  const vertical = scope.kind === "vertical" ? words.vertical(scope.id) : "";
  const about = { subject: vertical, market: words.market(market.id), year: view.year };
  const title = text(`verticals.explained.${figure}`, { vertical, year: formats.year(view.year) });
  const share = formats.share(facts.share);
  if (figure === "share") {
    const values = quotient(formats, facts.total, facts.marketTotal, share);
    const explanation = explained(spending, { ...about, measure: "share", value: share, values });
    return {
      ...explanation,
      title,
      what: text("verticals.explained.whatShare"),
      formula: formulaOf("formulaShare", values),
    };
  }
  if (figure === "index") {
    const value = formats.index(facts.index);
    const values = facts.index === null ? null : `${share} ÷ ${formats.share(facts.nationShare)} × 100 = ${value}`;
    const explanation = explained(spending, { ...about, measure: "index", value, values });
    return {
      ...explanation,
      title,
      what: text("verticals.explained.whatIndex"),
      formula: formulaOf("formulaIndex", values),
    };
  }
  const value = facts.rank
    ? text("verticals.key.rankValue", { rank: facts.rank.rank, all: facts.rank.of })
    : formats.count(null);
  const explanation = explained(spending, {
    ...about,
    market: words.text("spending.nationwide"),
    measure: "dollars",
    value,
    values: null,
  });
  return {
    ...explanation,
    title,
    what: text("verticals.explained.whatRank"),
    formula: formulaOf("formulaRank", value),
  };

  function formulaOf(words: "formulaShare" | "formulaIndex" | "formulaRank", values: string | null) {
    return values === null ? null : { words: text(`verticals.explained.${words}`), values };
  }
}

/** The figures of a vertical that a seller knows by heart. */
export const VerticalFigures = memo(function VerticalFigures({ spending }: { readonly spending: Spending }) {
  const { scope, words } = spending;
  const facts = useMemo(() => verticalStanding(spending), [spending]);
  const figures = useMemo(() => verticalFigures(spending, facts), [spending, facts]);
  const against = useMemo(() => {
    const published = publishedSpending(spending);
    return published
      ? againstPublished(figures, verticalFigures(published, verticalStanding(published)), words)
      : undefined;
  }, [spending, figures, words]);
  const explain = useCallback((figure: string) => explainVerticalFigure(spending, facts, figure), [spending, facts]);
  const vertical = scope.kind === "vertical" ? words.vertical(scope.id) : "";
  return (
    <FigureStrip
      label={words.text("verticals.key.label", { vertical })}
      figures={figures}
      explain={explain}
      against={against}
    />
  );
});
