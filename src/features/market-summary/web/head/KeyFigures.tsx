import { memo, useCallback } from "react";
import { explainForecast } from "#ui/figures/explain/explainForecast.ts";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { explainPolitical } from "#ui/figures/explain/explainPolitical.ts";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import type { Spending } from "#documents/spending.ts";
import { marketKeyFigures } from "#documents/parts/marketKeyFigures.ts";

/** The handful of figures a seller knows by heart, each with its change or its place against the nation in words. */
export const KeyFigures = memo(function KeyFigures({ spending }: { readonly spending: Spending }) {
  const { figures, forecast, political } = marketKeyFigures(spending);
  const explain = useCallback(
    (figure: string) => {
      const { view } = spending;
      const media = (id: string, measure: "dollars" | "share" | "perCapita") =>
        explainMedia(spending, { market: view.own, id, year: view.year, measure, within: "total" });
      if (figure === "total") return media("total", "dollars");
      if (figure === "digital") return media("digital", "share");
      if (figure === "perCapita") return media("total", "perCapita");
      if (figure === "political") return explainPolitical(spending, political, String(view.year));
      return explainForecast(spending, forecast, String(forecast.years.at(-1)?.year));
    },
    [spending, forecast, political],
  );

  return <FigureStrip label={spending.words.text("marketSummary.key.label")} figures={figures} explain={explain} />;
});
