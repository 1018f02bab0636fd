import { againstNation, growthNote, type KeyFigure, toldGrowth, toneOf } from "./keyFigure.ts";
import { outlookFigure } from "./outlookFigure.ts";
import { yearOf } from "./yearOf.ts";
import type { Spending } from "../spending.ts";
import { indexAgainst, shareOf } from "#domain/figures/share.ts";
import type { ForecastByMedia, MediaSpending } from "#domain/spending/sections.ts";
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
  const index = isNation ? null : indexAgainst(nationShare, share);

  const figures: SubVerticalFigures["figures"] = [
    {
      id: "total",
      label: text("subVertical.key.total", { year: formats.year(view.year) }),
      value: formats.money(own?.total ?? null),
      amount: own?.total ?? null,
      note: growthNote(own, isNation ? null : there, view.year, words),
      tone: toneOf(toldGrowth(own)),
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
      value: formats.share(lead?.share ?? null),
      note: isNation ? "" : againstNation(lead?.share ?? null, lead?.nationShare ?? null, { view, whole, words }),
    },
    {
      id: "digital",
      label: text("subVertical.key.digital"),
      value: formats.share(own?.digitalShare ?? null),
      note: isNation
        ? ""
        : againstNation(own?.digitalShare ?? null, there?.digitalShare ?? null, { view, whole, words }),
    },
    outlookFigure(
      forecast,
      view.currentYear,
      (year) => text("subVertical.key.outlook", { year }),
      view.political,
      words,
    ),
  ];
  return { figures, forecast, media, marketTotal, nationShare };
}
