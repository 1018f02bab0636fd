import { type MergeFigures, mergeFigures } from "#domain/sellingAids/mergeFigures.ts";
import type { ChartField, MergeValues } from "#domain/sellingAids/mergeFields.ts";
import { levelOfView, reportedInView } from "#domain/revisions/provenanceAtLevel.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { originText, sourcesOf } from "#language/words/sources.ts";
import type { Spending } from "../spending.ts";
import { aidChart } from "./aidCharts.ts";
import type { AidFilling } from "./aidFilling.ts";

export function figuresOf({ spending, medium, gaps }: AidFilling): MergeFigures {
  return mergeFigures(spending.whole, { scope: spending.scope, medium, gaps });
}

/** What stands in the place of each field, in the language of the spending's words: the same on a screen and in every file. */
export function mergeValues(filling: AidFilling): MergeValues {
  const { spending, medium, client, seller, company, madeAt } = filling;
  const { words, market, revision, view, scope } = spending;
  const { text, formats } = words;
  const figures = figuresOf(filling);
  const money = (dollars: number | null) => (dollars === null ? text("sellingAids.noData") : formats.money(dollars));
  const share = (part: number | null) => (part === null ? text("sellingAids.noData") : formats.share(part));
  // Few aids have charts, and each is drawn anew for its headline: only for who asks.
  const headlineOf = (field: ChartField) => aidChart(field, filling)?.headline ?? text("sellingAids.noData");
  const source = originText(sourcesOf(revision, view.year), levelOfView(view), words, reportedInView(view));
  return {
    market: words.market(market.id),
    client: client.trim() || text("sellingAids.open.client"),
    seller,
    company,
    date: formats.date(madeAt),
    year: formats.year(figures.year),
    nextYear: formats.year(figures.nextYear),
    vertical: scope.kind === "market" ? text("oneSheet.wholeMarket") : words.vertical(verticalIdOf(scope)),
    subVertical: scope.kind === "market" ? text("oneSheet.wholeMarket") : words[scope.kind](scope.id),
    subVerticalSpend: money(figures.subVerticalSpend),
    subVerticalGrowth: formats.growth(figures.subVerticalGrowth),
    marketSpend: money(figures.marketSpend),
    medium: words.medium(medium),
    mediumSpend: money(figures.mediumSpend),
    mediumShare: share(figures.mediumShare),
    nationMediumShare: share(figures.nationMediumShare),
    mediumGap: formats.points(figures.mediumGap),
    topMedium: figures.topMedium === null ? text("sellingAids.noData") : words.medium(figures.topMedium),
    topMediumShare: share(figures.topMediumShare),
    forecastYear: figures.forecastYear === null ? text("sellingAids.noData") : formats.year(figures.forecastYear),
    forecastSpend: money(figures.forecastSpend),
    forecastGrowth: formats.growth(figures.forecastGrowth),
    revision: revision.sample ? `${revision.label} (${text("shell.sample")})` : revision.label,
    source: source ?? text("sellingAids.noData"),
    get seasonChart() {
      return headlineOf("seasonChart");
    },
    get mediumChart() {
      return headlineOf("mediumChart");
    },
    get forecastChart() {
      return headlineOf("forecastChart");
    },
  };
}

function verticalIdOf(scope: Exclude<Spending["scope"], { kind: "market" }>): string {
  return scope.kind === "vertical" ? scope.id : verticalOf(scope.id);
}
