import { rounded } from "#domain/figures/rounded.ts";
import { finePoints } from "#language/finePoints.ts";
import type { InsightFigure } from "./insight.ts";
import type { InsightWords } from "./insightWords.ts";

/** A figure as it stands in a sentence. */
export function figureText(figure: InsightFigure, words: InsightWords): string {
  const { text, formats } = words;
  if (figure.kind === "name") return formats.list(figure.value.map(words[figure.of]));
  const { kind, value } = figure;
  switch (kind) {
    case "dollars":
      return formats.money(value);
    case "change":
      return formats.moneyChange(value);
    case "perCapita":
      return text("spending.perPerson", { amount: formats.perCapita(value) });
    case "perCapitaChange":
      return text("spending.perPerson", { amount: (value > 0 ? "+" : "") + formats.perCapita(value) });
    case "share":
      return formats.share(value);
    case "growth":
      return formats.growth(value);
    case "rate":
      return formats.share(Math.abs(value));
    case "points":
      return formats.points(Math.abs(value)).replace(/^[+−]/, "");
    case "finePoints":
      return text("spending.points", { points: finePoints(value, formats) });
    case "index":
      return formats.index(value);
    case "year":
      return formats.year(value);
    case "month":
      return formats.monthName(value);
    default:
      return formats.count(rounded(value, 0));
  }
}
