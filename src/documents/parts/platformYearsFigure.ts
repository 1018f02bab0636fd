import { lineOverYears } from "#language/words/breaksSaid.ts";
import type { PlatformYears, PlatformYearsRow } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Political } from "#domain/spending/view.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { roleLight, shade } from "./lightColours.ts";
import { type PlannedColumn, plannedTable } from "./plannedColumn.ts";
import { nameColumn, yearColumns } from "./yearColumns.ts";
import { spokenYears, yearStack } from "./yearLines.ts";

export interface PlatformYearsFigure extends BlockFigure {
  readonly section: PlatformYears;
  /** The digital total of each year. */
  readonly totals: readonly (number | null)[];
  readonly parts: readonly SellerPart[];
  readonly columns: () => readonly PlannedColumn<PlatformYearsRow>[];
}

/** Digital spending by who sells it over the years; a modelled cut through the same money, and it says so. */
export function platformYearsFigure(spending: Spending): PlatformYearsFigure {
  const { view, measure, words } = spending;
  const { text } = words;
  const section = spendingSections.digitalSpendingByPlatformTable.compute(view);
  const totals = section.rows.at(-1)?.dollars ?? [];
  const amounts = section.rows.flatMap(({ dollars }) => dollars);
  const line = lineOverYears(
    text("spending.line.digitalSpendingByPlatformTable", {
      unit: measureFormats(measure, amounts, words).unit,
    }),
    view.own.wallet,
    words,
  );
  const parts = sellerParts(section, view.year, words);
  const name = ({ id }: PlatformYearsRow) => platformRowName(id, words);
  const head = text("spending.column.platform");
  const columns = () => [
    nameColumn(section, { key: "platform", head, name }, measure, words),
    ...yearColumns<PlatformYearsRow>(section, totals, view.own.population, measure, words),
  ];
  return {
    name: "digitalSpendingByPlatformTable",
    section,
    totals,
    parts,
    columns,
    headline: averageHeadline(section, view.political, words),
    measure: line,
    alt: text("spending.alt.stack", { line, ...spokenYears(section.years, totals, words) }),
    shows: "chart",
    shares: measure === "share",
    chart: () =>
      yearStack(
        section,
        totals,
        parts.map(({ strength, ...part }) => ({
          ...part,
          colour: strength === null ? roleLight("other") : shade(roleLight("digital"), strength / 100),
        })),
        spending,
      ),
    table: () =>
      plannedTable({
        name: tableName("digitalSpendingByPlatformTable"),
        caption: line,
        columns: columns(),
        rows: section.rows.slice(0, -1),
        totals: section.rows.slice(-1),
      }),
  };
}

/** What a row of sellers is called. */
export function platformRowName(id: string, words: Words): string {
  return id === "total" ? words.text("spending.level.total") : words.platform(id);
}

/** Who sells most is said of the year itself; over the years, how digital fares. */
function averageHeadline(
  { rows, cagrFrom, cagrTo, cagrOf }: PlatformYears,
  political: Political,
  words: Words,
): string {
  const { text, formats } = words;
  return text("spending.headline.platformYears", {
    growth: averageGrowthText(rows.at(-1)?.cagr ?? null, { of: cagrOf, political }, words),
    from: formats.year(cagrFrom),
    to: formats.year(cagrTo),
  });
}

/** Sellers that have a part of their own in a column; the others are one. */
const NAMED = 5;

/** How much of digital's colour each part has, in percent, the largest seller first. */
const STRENGTH = [100, 76, 56, 40, 26] as const;

/** One part of every column of sellers. */
interface SellerPart {
  readonly name: string;
  /** How much of digital's colour it has, in percent; null for the grey of all others. */
  readonly strength: number | null;
  readonly dollars: readonly (number | null)[];
}

/** The columns' parts: the largest sellers of the year in shades of digital's colour, the others in grey on top. */
function sellerParts({ years, rows }: PlatformYears, year: number, { text, platform }: Words): SellerPart[] {
  const at = years.indexOf(year);
  const sellers = rows.slice(0, -1).toSorted((a, b) => (b.dollars[at] ?? 0) - (a.dollars[at] ?? 0));
  const named = sellers.slice(0, NAMED).map(
    ({ id, dollars }, place): SellerPart => ({
      name: platform(id),
      strength: STRENGTH[place] ?? null,
      dollars,
    }),
  );
  const others = sellers.slice(NAMED);
  const rest = years.map((_, y) => {
    const known = others.flatMap(({ dollars }) => dollars[y] ?? []);
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
  });
  return [...named, { name: text("spending.otherSellers"), strength: null, dollars: rest }];
}
