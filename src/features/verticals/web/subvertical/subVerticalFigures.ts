import { againstNation, growthNote, type KeyFigure, toneOf } from "#reports/parts/keyFigure.ts";
import type { Spending } from "#reports/spending.ts";
import { averageGrowth } from "#domain/growth.ts";
import { indexAgainst, shareOf } from "#domain/share.ts";
import type { ForecastByMedia, ForecastYear, MediaSpending } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";

export interface SubVerticalFigures {
  readonly figures: readonly KeyFigure<"total" | "share" | "lead" | "digital" | "outlook">[];
  readonly forecast: ForecastByMedia;
  readonly media: MediaSpending;
  /** What all of the market spends in the year, and what all of the nation does. */
  readonly marketTotal: number | null;
  readonly nationShare: number | null;
}

/** The figures at the head of a sub-vertical's page. */
export function subVerticalFigures({ view, whole, words }: Spending): SubVerticalFigures {
  const { text, formats } = words;
  const totals = spendingSections.forecastByMedia;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const forecast = totals.compute(view);
  const nation = totals.compute({ ...view, own: view.nation });
  const [own, there] = [yearOf(forecast, view.year), yearOf(nation, view.year)];
  const marketTotal = yearOf(totals.compute(whole), view.year)?.total ?? null;
  const nationTotal = yearOf(totals.compute({ ...whole, own: whole.nation }), view.year)?.total ?? null;
  const share = shareOf(own?.total ?? null, marketTotal);
  const nationShare = shareOf(there?.total ?? null, nationTotal);
  const media = spendingSections.mediaAdSpending.compute(view);
  const lead = media.rows.find(({ dollars }) => dollars !== null && dollars > 0);
  const last = forecast.years.at(-1);
  const start = yearOf(forecast, view.currentYear)?.total ?? null;
  const outlook = averageGrowth(start, last?.total ?? null, (last?.year ?? 0) - view.currentYear);
  const index = isNation ? null : indexAgainst(nationShare, share);

  const figures: SubVerticalFigures["figures"] = [
    {
      id: "total",
      label: text("subVertical.key.total", { year: formats.year(view.year) }),
      value: formats.money(own?.total ?? null),
      note: growthNote(own?.growth ?? null, isNation ? null : (there?.growth ?? null), view.year, words),
      tone: toneOf(own?.growth ?? null),
    },
    {
      id: "share",
      label: text("subVertical.key.share"),
      value: formats.share(share),
      note: index === null ? "" : text("spending.key.index", { index: formats.index(index) }),
    },
    {
      id: "lead",
      label: lead
        ? text("subVertical.key.lead", { medium: words.medium(lead.medium) })
        : text("subVertical.key.leadNone"),
      value: formats.percent(lead?.sharePercent ?? null),
      note: isNation ? "" : againstNation(lead?.share ?? null, lead?.nationShare ?? null, words),
    },
    {
      id: "digital",
      label: text("subVertical.key.digital"),
      value: formats.share(own?.digitalShare ?? null),
      note: isNation ? "" : againstNation(own?.digitalShare ?? null, there?.digitalShare ?? null, words),
    },
    {
      id: "outlook",
      label: text("subVertical.key.outlook", { year: formats.year(last?.year ?? view.year) }),
      value: formats.money(last?.total ?? null),
      note:
        outlook === null
          ? ""
          : text("spending.key.outlookGrowth", {
              growth: formats.growth(outlook),
              from: formats.year(view.currentYear),
            }),
      tone: toneOf(outlook),
    },
  ];
  return { figures, forecast, media, marketTotal, nationShare };
}

function yearOf(forecast: ForecastByMedia, year: number): ForecastYear | null {
  return forecast.years.find((one) => one.year === year) ?? null;
}
