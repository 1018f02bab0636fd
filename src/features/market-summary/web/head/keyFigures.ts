import { averageGrowth } from "#domain/growth.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { ForecastByMedia, ForecastYear, PoliticalSpending } from "#domain/summary/sections.ts";
import type { Summary } from "../summary.ts";
import { pointsApart, type Words } from "../words.ts";

export interface KeyFigure {
  readonly id: "total" | "digital" | "perCapita" | "political" | "outlook";
  readonly label: string;
  readonly value: string;
  /** Its change or comparison, in words. */
  readonly note: string;
  readonly tone?: "rise" | "fall" | undefined;
}

interface KeyFigures {
  readonly figures: readonly KeyFigure[];
  readonly forecast: ForecastByMedia;
  readonly political: PoliticalSpending;
}

/** The figures at the head of the market summary. */
export function keyFigures({ view, words }: Summary): KeyFigures {
  const { text, formats } = words;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const forecast = marketSummarySections.forecastByMedia.compute(view);
  const political = marketSummarySections.politicalSpending.compute(view);
  const nation = isNation ? null : marketSummarySections.forecastByMedia.compute({ ...view, own: view.nation });
  const own = yearOf(forecast, view.year);
  const whole = nation && yearOf(nation, view.year);
  const perCapita = perPerson(own, view.own.population);
  const nationPerCapita = perPerson(whole, view.nation.population);
  const money = political.years.find(({ year }) => year === view.year);
  const last = forecast.years.at(-1) ?? null;
  const start = yearOf(forecast, view.currentYear);
  const outlook = averageGrowth(start?.total ?? null, last?.total ?? null, (last?.year ?? 0) - view.currentYear);

  const figures: KeyFigure[] = [
    {
      id: "total",
      label: text(`marketSummary.key.total.${view.political}`, { year: formats.year(view.year) }),
      value: formats.money(own?.total ?? null),
      note: growthNote(own, whole, words),
      tone: toneOf(own?.growth ?? null),
    },
    {
      id: "digital",
      label: text("marketSummary.key.digital"),
      value: formats.share(own?.digitalShare ?? null),
      note: against(own?.digitalShare ?? null, whole?.digitalShare ?? null, words),
    },
    {
      id: "perCapita",
      label: text("marketSummary.key.perCapita"),
      value: formats.perCapita(perCapita),
      note:
        nationPerCapita && perCapita !== null
          ? text("marketSummary.key.index", { index: formats.index((perCapita / nationPerCapita) * 100) })
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
    {
      id: "outlook",
      label: text("marketSummary.key.outlook", { year: formats.year(last?.year ?? view.year) }),
      value: formats.money(last?.total ?? null),
      note:
        outlook === null
          ? ""
          : text("marketSummary.key.outlookGrowth", {
              growth: formats.growth(outlook),
              from: formats.year(view.currentYear),
            }),
      tone: toneOf(outlook),
    },
  ];
  return { figures, forecast, political };
}

function yearOf(forecast: ForecastByMedia, year: number): ForecastYear | null {
  return forecast.years.find((one) => one.year === year) ?? null;
}

function perPerson(year: ForecastYear | null, population: number): number | null {
  return !year || year.total === null || population <= 0 ? null : year.total / population;
}

/** `+4.2% on 2025; nation +3.4%` */
function growthNote(own: ForecastYear | null, nation: ForecastYear | null, { text, formats }: Words): string {
  if (!own || own.growth === null) return text("marketSummary.key.noGrowth");
  const values = { growth: formats.growth(own.growth), before: formats.year(own.year - 1) };
  if (!nation || nation.growth === null) return text("marketSummary.key.growth", values);
  return text("marketSummary.key.growthNation", { ...values, nation: formats.growth(nation.growth) });
}

function against(own: number | null, nation: number | null, { text, formats }: Words): string {
  if (own === null || nation === null) return "";
  const apart = own - nation;
  if (Math.abs(apart) < 0.0005) return text("marketSummary.key.even");
  return text(apart > 0 ? "marketSummary.key.above" : "marketSummary.key.below", {
    points: pointsApart(formats, apart),
  });
}

function toneOf(growth: number | null): KeyFigure["tone"] {
  return growth === null || Math.abs(growth) < 0.0005 ? undefined : growth > 0 ? "rise" : "fall";
}
