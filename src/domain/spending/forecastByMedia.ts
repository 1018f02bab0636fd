import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { addBands } from "../figures/bands.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { yearKind } from "../yearKind.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import { politicalDollars } from "./politicalSpending.ts";
import { redefinedWallet } from "./redefinedMedia.ts";
import type { ForecastByMedia, ForecastYear } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { viewBand } from "./viewBand.ts";

/** The whole market year by year, split by group and into core and political, with the band around its total. */
export function forecastByMedia(view: SpendingView): ForecastByMedia {
  const { wallet } = view.own;
  const media = listedMedia(wallet);
  const band = viewBand(view);
  const total = (year: number, only?: MediaGroup, political = view.political) => {
    const list = only === undefined ? media : media.filter(({ group }) => group === only);
    return nullIfUnknown(sumKnown(list.map(({ place }) => mediumDollars(wallet, place, year, political))));
  };
  const isRedefined = redefinedWallet(wallet, view.political);
  const years = wallet.years.map((year, y): ForecastYear => {
    const [now, digital] = [total(y), total(y, "digital")];
    const bands = media.flatMap(({ place }) => {
      const dollars = nullIfUnknown(mediumDollars(wallet, place, y, view.political));
      return dollars === null ? [] : [band(dollars, place, y)];
    });
    const newDefinition = isRedefined(y - 1, y);
    return {
      year,
      kind: yearKind(view.provenance, y),
      traditional: total(y, "traditional"),
      digital,
      core: total(y, undefined, "without"),
      political: nullIfUnknown(sumKnown(politicalDollars(wallet, y))),
      total: now,
      ...addBands(bands),
      newDefinition,
      growth: newDefinition ? null : growth(total(y - 1), now),
      coreGrowth: newDefinition
        ? null
        : coreGrowthBeside(
            { dollars: total(y - 1), core: total(y - 1, undefined, "without") },
            { dollars: now, core: total(y, undefined, "without") },
          ),
      digitalShare: shareOf(digital, now),
    };
  });
  return { market: wallet.market, years };
}

export function forecastByMediaTable({ years }: ForecastByMedia): Table {
  return tableOf(years, [
    { key: "year", unit: "year", cell: (row) => row.year },
    { key: "kind", unit: "text", cell: (row) => row.kind },
    { key: "traditional", unit: "dollars", cell: (row) => row.traditional },
    { key: "digital", unit: "dollars", cell: (row) => row.digital },
    { key: "core", unit: "dollars", cell: (row) => row.core },
    { key: "political", unit: "dollars", cell: (row) => row.political },
    { key: "total", unit: "dollars", cell: (row) => row.total },
    { key: "low", unit: "dollars", cell: (row) => row.low },
    { key: "high", unit: "dollars", cell: (row) => row.high },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "digital_share_percent", unit: "percent", part: (row) => row.digitalShare },
  ]);
}
