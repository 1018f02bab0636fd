import { memo, useCallback, useMemo } from "react";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { publishedSpending } from "#ui/figures/whatIf/publishedSpending.ts";
import { againstPublished } from "#documents/parts/againstPublished.ts";
import type { Spending } from "#documents/spending.ts";
import { explainVerticalFigure } from "./explainVerticalFigure.ts";
import { verticalStanding, verticalFigures } from "#documents/parts/verticalFigures.ts";

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
