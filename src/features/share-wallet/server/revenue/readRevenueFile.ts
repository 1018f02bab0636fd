import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { placeKey, type RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { mediumMatcher, targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import { type OpenMarket, OpenMarkets } from "#revisions/ingest/cells/openMarkets.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import { readAmount } from "#revisions/ingest/cells/readAmount.ts";
import { readMedium, readSubVertical } from "#revisions/ingest/cells/readTaxonomy.ts";
import type { Column } from "#revisions/ingest/column.ts";
import type { Problem } from "#revisions/ingest/problem.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { readOwnTable } from "#revisions/ingest/readOwnTable.ts";
import type { Row } from "#revisions/ingest/row.ts";
import { duplicateMessage } from "#revisions/ingest/seenKeys.ts";
import { sentProblems } from "#revisions/ingest/sentProblems.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";

/** What a file of own revenue may hold, under the names that English, Spanish and German spreadsheets give it. */
const REVENUE_COLUMNS: readonly Column[] = [
  {
    key: "sub_vertical",
    aliases: [
      "sub-vertical",
      "vertical",
      "category",
      "advertiser category",
      "business category",
      "segment",
      "subvertical",
      "categoría",
      "sector",
      "subsector",
      "branche",
      "teilbranche",
      "unterbranche",
      "kategorie",
    ],
    required: true,
  },
  {
    key: "amount",
    aliases: [
      "revenue",
      "own revenue",
      "amount usd",
      "revenue usd",
      "net revenue",
      "dollars",
      "usd",
      "sales",
      "billing",
      "ingresos",
      "importe",
      "ventas",
      "facturación",
      "umsatz",
      "betrag",
      "erlös",
      "nettoumsatz",
    ],
    required: true,
  },
  { key: "year", aliases: ["año", "ejercicio", "jahr"], required: true },
  { key: "month", aliases: ["mes", "monat"] },
  { key: "market", aliases: ["market code", "market id", "dma", "market name", "mercado", "markt"] },
  { key: "medium", aliases: ["media", "media type", "medio", "mediengattung"] },
];

const DAY = /^(\d{4})-(\d{2})(?:-\d{2}(?:T[\d:]+)?)?$/;

const byName = new Map(
  LOCALES.flatMap((locale) =>
    (["long", "short"] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => [plainName(format.format(Date.UTC(2026, at, 1))), at + 1] as const);
    }),
  ),
);

/** The month of a cell: 3, March or a day such as 2026-03-01; null for the whole year, undefined after a problem has been noted. */
function readMonth(row: Row, year: number | null): number | null | undefined {
  const text = row.text("month");
  if (text === null) return null;
  const day = DAY.exec(text);
  const month = day ? Number(day[2]) : (byName.get(plainName(text)) ?? (/^\d{1,2}$/.test(text) ? Number(text) : 0));
  if (month >= 1 && month <= 12 && (!day || Number(day[1]) === year)) return month;
  row.refuse("month", "bad-month", () =>
    day && year !== null && Number(day[1]) !== year
      ? `“${text}” does not lie in ${year}.`
      : `“${text}” is not a month. Write 1 to 12, its name, or a day such as 2026-03-01; leave it blank for the whole year.`,
  );
  return undefined;
}

function nearTo(code: Problem["code"], value: string, markets: OpenMarkets): string[] {
  if (code === "unknown-vertical") return targetMatcher.nearest(value);
  if (code === "unknown-medium") return mediumMatcher.nearest(value);
  return code === "unknown-market" ? markets.nearest(value) : [];
}

const MOST_ROWS = 20_000;

export interface RevenueReading {
  readonly rows: number;
  /** Sound ones. */
  readonly cells: readonly RevenueCell[];
  /** All that is wrong, counted; the first of it in `problems`. */
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly OwnFileProblem[];
}

export interface RevenueContext extends ReadOptions {
  /** Those that are open to the caller, the screen's own first. */
  readonly markets: readonly [own: OpenMarket, ...OpenMarket[]];
  readonly rights: Rights;
  /** Ids of the media that the published revision knows. */
  readonly media: readonly string[];
  /** What rows mean that name no medium. */
  readonly medium: string;
}

/**
 * Reads a file of own revenue, CSV or XLSX. What is wrong with it is told, row by row; nothing is kept here. To be called in a process
 * beside the server.
 */
export async function readRevenueFile(bytes: Uint8Array, context: RevenueContext): Promise<RevenueReading> {
  const markets = new OpenMarkets(context.markets, context.markets[0]);
  const rows = new RevenueRows(context, markets);
  const { problems, ...read } = await readOwnTable(bytes, context, {
    columns: REVENUE_COLUMNS,
    key: "sub_vertical",
    mostRows: MOST_ROWS,
    split: "Split it, for example by year.",
    check: (row) => rows.check(row),
  });
  return {
    ...read,
    cells: rows.cells,
    problems: sentProblems(problems, (code, value) => nearTo(code, value, markets)),
  };
}

/** The sound rows of one file. */
class RevenueRows {
  readonly cells: RevenueCell[] = [];
  readonly #context: RevenueContext;
  readonly #markets: OpenMarkets;
  readonly #lines = new Map<string, number>();

  constructor(context: RevenueContext, markets: OpenMarkets) {
    this.#context = context;
    this.#markets = markets;
  }

  check(row: Row): boolean {
    const { media, decimalComma = false } = this.#context;
    const market = this.#markets.read(row);
    const subVertical = readSubVertical(row, "sub_vertical");
    const medium = row.text("medium") === null ? this.#context.medium : readMedium(row, "medium");
    const year = row.year("year");
    const month = readMonth(row, year);
    const dollars = readAmount(row, "amount", decimalComma);
    if (subVertical !== null && !mayReadVertical(this.#context.rights, verticalOf(subVertical)))
      row.refuse("sub_vertical", "not-entitled", () => "Your subscription does not include this vertical.");
    if (medium !== null && !media.includes(medium))
      row.refuse("medium", "unknown-medium", () => `The published figures have no medium “${medium}”.`);
    if (!row.sound || market === null || subVertical === null || medium === null || year === null) return false;
    if (month === undefined || dollars === null) return false;
    const cell = { market, medium, subVertical, year, month, dollars };
    if (!this.#isNew(row, cell)) return false;
    this.cells.push(cell);
    return true;
  }

  /** No cell stands twice, and no year beside months of it. */
  #isNew(row: Row, cell: RevenueCell): boolean {
    const key = placeKey(cell);
    const whole = placeKey({ ...cell, month: null });
    const months = `${whole} months`;
    const same = this.#lines.get(key);
    const other = this.#lines.get(cell.month === null ? months : whole);
    if (same !== undefined) row.refuse("sub_vertical", "duplicate-key", () => duplicateMessage(row.line, same, key));
    else if (other !== undefined)
      row.refuse(
        "month",
        "year-and-months",
        () => `Lines ${other} and ${row.line} give a whole year and a month of it. Keep one or the other.`,
      );
    if (!row.sound) return false;
    this.#lines.set(key, row.line);
    if (cell.month !== null) this.#lines.set(months, row.line);
    return true;
  }
}
