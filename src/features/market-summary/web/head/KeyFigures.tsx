import { memo, useCallback } from "react";
import { FigureArea } from "#ui/figure/FigureArea.tsx";
import { explainForecast } from "../explain/explainForecast.ts";
import { explainMedia } from "../explain/explainMedia.ts";
import { explainPolitical } from "../explain/explainPolitical.ts";
import type { Summary } from "../summary.ts";
import style from "./KeyFigures.module.css";
import { keyFigures } from "./keyFigures.ts";

/** The handful of figures a seller knows by heart, each with its change or its place against the nation in words. */
export const KeyFigures = memo(function KeyFigures({ summary }: { readonly summary: Summary }) {
  const { figures, forecast, political } = keyFigures(summary);
  const explain = useCallback(
    (figure: string) => {
      const { view } = summary;
      const media = (id: string, measure: "dollars" | "share" | "perCapita") =>
        explainMedia(summary, { market: view.own, id, year: view.year, measure, within: "total" });
      if (figure === "total") return media("total", "dollars");
      if (figure === "digital") return media("digital", "share");
      if (figure === "perCapita") return media("total", "perCapita");
      if (figure === "political") return explainPolitical(summary, political, String(view.year));
      return explainForecast(summary, forecast, String(forecast.years.at(-1)?.year));
    },
    [summary, forecast, political],
  );

  return (
    <section aria-label={summary.words.text("marketSummary.key.label")}>
      <FigureArea explain={explain} className={style["strip"]}>
        {figures.map(({ id, label, value, note, tone }, at) => (
          <button
            key={id}
            type="button"
            className={style["figure"]}
            data-figure={id}
            tabIndex={at === 0 ? 0 : -1}
            data-testid={`figure-${id}`}
          >
            <span className={style["label"]}>{label}</span>
            <span className={style["value"]}>{value}</span>
            <span className={style["note"]} data-tone={tone}>
              {note}
            </span>
          </button>
        ))}
      </FigureArea>
    </section>
  );
});
