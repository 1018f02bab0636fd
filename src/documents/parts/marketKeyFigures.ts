import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ForecastByMedia, ForecastYear, PoliticalSpending } from "#domain/spending/sections.ts";
import { againstNation, growthNote, type KeyFigure, toldGrowth, toneOf } from "./keyFigure.ts";
import { outlookFigure } from "./outlookFigure.ts";
import { yearOf } from "./yearOf.ts";
import { viewKind } from "#domain/yearKind.ts";
import { kindedYear } from "#language/words/kindWords.ts";
import type { Spending } from "../spending.ts";

interface KeyFigures {
  readonly figures: readonly KeyFigure<"total" | "digital" | "perCapita" | "political" | "outlook">[];
  readonly forecast: ForecastByMedia;
  readonly political: PoliticalSpending;
}

/** The figures at the head of the market spending. */
export function marketKeyFigures({ view, whole: market, words }: Spending): KeyFigures {
  const { text, formats } = words;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const forecast = spendingSections.forecastByMedia.compute(view);
  const political = spendingSections.politicalSpending.compute(view);
  const nation = isNation ? null : spendingSections.forecastByMedia.compute({ ...view, own: view.nation });
  const own = yearOf(forecast, view.year);
  const whole = nation && yearOf(nation, view.year);
  const perCapita = perPerson(own, view.own.population);
  const nationPerCapita = perPerson(whole, view.nation.population);
  const money = political.years.find(({ year }) => year === view.year);

  const figures: KeyFigures["figures"] = [
    {
      id: "total",
      label: text(`marketSummary.key.total.${view.political}`, {
        year: kindedYear(formats.year(view.year), viewKind(view), words),
      }),
      value: formats.money(own?.total ?? null),
      note: growthNote(own, whole, view.year, words),
      tone: toneOf(toldGrowth(own)),
    },
    {
      id: "digital",
      label: text("marketSummary.key.digital"),
      value: formats.share(own?.digitalShare ?? null),
      note: againstNation(own?.digitalShare ?? null, whole?.digitalShare ?? null, { view, whole: market, words }),
    },
    {
      id: "perCapita",
      label: text("marketSummary.key.perCapita"),
      value: formats.perCapita(perCapita),
      note:
        nationPerCapita && perCapita !== null
          ? text("spending.key.index", { index: formats.index((perCapita / nationPerCapita) * 100) })
          : "",
    },
    {
      id: "political",
      label: text("marketSummary.key.political"),
      value: formats.money(money?.dollars ?? null),
      note:
        !money || money.share === null
          ? ""
          : text("marketSummary.key.politicalShare", { share: formats.share(money.share) }),
    },
    outlookFigure(
      forecast,
      view.currentYear,
      (year) => text("marketSummary.key.outlook", { year }),
      view.political,
      words,
    ),
  ];
  return { figures, forecast, political };
}

function perPerson(year: ForecastYear | null, population: number): number | null {
  return !year || year.total === null || population <= 0 ? null : year.total / population;
}
