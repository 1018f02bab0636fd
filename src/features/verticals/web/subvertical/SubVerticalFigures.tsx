import { memo, useCallback, useMemo } from "react";
import { explainForecast } from "#ui/figures/explain/explainForecast.ts";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { publishedSpending } from "#ui/figures/whatIf/publishedSpending.ts";
import { againstPublished } from "#documents/parts/againstPublished.ts";
import type { Spending } from "#documents/spending.ts";
import { explainShare } from "./explainShare.ts";
import { subVerticalFigures } from "#documents/parts/subVerticalFigures.ts";

/** What a seller tells about a sub-vertical first: how much, what part of the market, on what, and where it goes. */
export const SubVerticalFigures = memo(function SubVerticalFigures({ spending }: { readonly spending: Spending }) {
  const found = useMemo(() => subVerticalFigures(spending), [spending]);
  const against = useMemo(() => {
    const published = publishedSpending(spending);
    return published
      ? againstPublished(found.figures, subVerticalFigures(published).figures, spending.words)
      : undefined;
  }, [spending, found]);
  const explain = useCallback(
    (figure: string) => {
      const { view } = spending;
      const media = (id: string, measure: "dollars" | "share") =>
        explainMedia(spending, { market: view.own, id, year: view.year, measure, within: "total" });
      const [lead] = found.media.rows;
      if (figure === "total") return media("total", "dollars");
      if (figure === "share") return explainShare(spending, found);
      if (figure === "lead") return lead ? media(lead.medium, "share") : null;
      if (figure === "digital") return media("digital", "share");
      return explainForecast(spending, found.forecast, String(found.forecast.years.at(-1)?.year));
    },
    [spending, found],
  );
  return (
    <FigureStrip
      label={spending.words.text("subVertical.key.label")}
      figures={found.figures}
      explain={explain}
      against={against}
    />
  );
});
