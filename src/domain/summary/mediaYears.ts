import { amountAt, nullIfUnknown, sumKnown } from "../amount.ts";
import { averageGrowth, growth } from "../growth.ts";
import { largestFirst } from "../rank.ts";
import { percent } from "../rounded.ts";
import type { Table } from "../table.ts";
import { type ColumnOf, tableOf } from "../tableOf.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { yearKind } from "../yearKind.ts";
import { type ListedMedium, listedMedia, mediumDollars } from "./listedMedia.ts";
import type { MediaYears, YearsRow } from "./sections.ts";
import type { SummaryView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** Media down, years across: each group by the view's year, largest first, then its subtotal; the total last. */
export function mediaYears(view: SummaryView, only?: MediaGroup): MediaYears {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const span = growthSpan(wallet.years, view.currentYear);
  const amounts = (list: readonly ListedMedium[]) =>
    wallet.years.map((_, y) => sumKnown(list.map(({ place }) => mediumDollars(wallet, place, y, view.political))));
  const row = (id: string, level: YearsRow["level"], list: readonly ListedMedium[]): YearsRow => {
    const dollars = amounts(list).map(nullIfUnknown);
    const at = (y: number) => dollars[wallet.years.indexOf(y)] ?? null;
    return {
      id,
      level,
      dollars,
      growth: dollars.map((now, y) => growth(dollars[y - 1] ?? null, now)),
      cagr: averageGrowth(at(span.cagrFrom), at(span.cagrTo), span.cagrTo - span.cagrFrom),
    };
  };
  const groupRows = (group: MediaGroup, level: YearsRow["level"]): YearsRow[] => {
    const list = listedMedia(wallet, group);
    const order = largestFirst(list.map((medium) => amountAt(amounts([medium]), year)));
    const media = order.flatMap((at) => list[at] ?? []);
    return [...media.map((medium) => row(medium.medium, "medium", [medium])), row(group, level, list)];
  };
  const rows = only
    ? groupRows(only, "total")
    : [
        ...groupRows("traditional", "group"),
        ...groupRows("digital", "group"),
        row("total", "total", listedMedia(wallet)),
      ];
  const kinds = wallet.years.map((_, y) => yearKind(view.provenance, y));
  return { market: wallet.market, years: wallet.years, kinds, ...span, rows };
}

/** The years ahead, from the current one to the last; the whole past where nothing lies ahead. */
function growthSpan(years: readonly number[], currentYear: number) {
  const [first = currentYear, last = currentYear] = [years[0], years.at(-1)];
  return { cagrFrom: currentYear >= first && currentYear < last ? currentYear : first, cagrTo: last };
}

export function mediaYearsTable({ years, rows }: MediaYears): Table {
  const columns: ColumnOf<YearsRow>[] = [
    { key: "medium", unit: "text", cell: (row) => row.id },
    { key: "level", unit: "text", cell: (row) => row.level },
  ];
  for (const [y, year] of years.entries()) {
    columns.push({ key: `dollars_${year}`, unit: "dollars", year, cell: (row) => row.dollars[y] ?? null });
  }
  for (const [y, year] of years.entries()) {
    columns.push({
      key: `growth_percent_${year}`,
      unit: "percent",
      year,
      cell: (row) => percent(row.growth[y] ?? null),
    });
  }
  columns.push({ key: "cagr_percent", unit: "percent", cell: (row) => percent(row.cagr) });
  return tableOf(rows, columns);
}
