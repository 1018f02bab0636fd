import { type RateCardLine, type Unit, UNITS } from "#domain/proposals/rateCard.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import type { Column } from "#revisions/ingest/column.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { readOwnTable } from "#revisions/ingest/readOwnTable.ts";
import type { Row } from "#revisions/ingest/row.ts";
import { duplicateMessage } from "#revisions/ingest/seenKeys.ts";
import { sentProblems } from "#revisions/ingest/sentProblems.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";

const names = (words: string) => words.split(", ");

/** What a rate card may hold, under the names that English, Spanish and German spreadsheets give it. */
const COLUMNS: readonly Column[] = [
  {
    key: "station",
    aliases: names("call sign, callsign, outlet, publication, site, emisora, soporte, sender, titel, kanal"),
    required: true,
    longest: 120,
  },
  {
    key: "product",
    aliases: names(
      "daypart, program, placement, position, ad unit, format, producto, franja, programa, produkt, zeitschiene, sendung, platzierung",
    ),
    required: true,
    longest: 120,
  },
  { key: "unit", aliases: names("per, sold by, unidad, por, einheit, je"), required: true },
  {
    key: "price",
    aliases: names("rate, price usd, cost, unit price, precio, tarifa, preis, tarif, einzelpreis"),
    required: true,
  },
  { key: "from", aliases: names("valid from, start, start date, desde, válido desde, ab, gültig ab, von") },
  { key: "until", aliases: names("to, valid until, end, end date, hasta, válido hasta, bis, gültig bis") },
  { key: "note", aliases: names("notes, comment, remark, nota, observaciones, notiz, bemerkung"), longest: 300 },
];

/** Units in the words of three languages. */
const UNIT_WORDS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    spot: "spots, commercial, 30, :30, 30 seconds, anuncio, cuña, spot 30",
    day: "days, daily, día, diario, tag, täglich",
    week: "weeks, weekly, semana, semanal, woche, wöchentlich",
    month: "months, monthly, mes, mensual, monat, monatlich",
    thousand: "cpm, thousand impressions, 1000, 1,000 impressions, mil impresiones, tkp, tausend kontakte, tausend",
    once: "flat, flat fee, insertion, package, piece, único, inserción, paquete, einmalig, pauschale, paket, anzeige",
  } satisfies Record<Unit, string>).flatMap(([unit, words]) => {
    const known = UNITS.find((one) => one === unit);
    return known ? [unit, ...names(words)].map((word) => [plainName(word), known] as const) : [];
  }),
);

const MOST_ROWS = 5_000;
/** Ten million dollars. */
const MOST_CENTS = 1_000_000_000;

const PRICE = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const PRICE_WITH_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s?\$?$/;
const ISO_DAY = /^(\d{4})-(\d{2})(?:-(\d{2})(?:T[\d:.]+)?)?$/;
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

export interface RateCardContext extends ReadOptions {
  readonly decimalComma?: boolean;
}

export interface RateCardReading {
  readonly rows: number;
  /** Sound ones. */
  readonly lines: readonly RateCardLine[];
  /** All that is wrong, counted; the first of it in `problems`. */
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly OwnFileProblem[];
}

/**
 * Reads a rate card, CSV or XLSX. What is wrong with it is told, row by row; nothing is kept here. To be called in a process beside the
 * server.
 */
export async function readRateCardFile(bytes: Uint8Array, context: RateCardContext): Promise<RateCardReading> {
  const rows = new RateCardRows(context.decimalComma ?? false);
  const { problems, ...read } = await readOwnTable(bytes, context, {
    columns: COLUMNS,
    key: "station",
    mostRows: MOST_ROWS,
    split: "Leave out what is no longer sold.",
    check: (row) => rows.check(row),
  });
  return {
    ...read,
    lines: rows.lines,
    problems: sentProblems(problems),
  };
}

/** The sound rows of one file. */
class RateCardRows {
  readonly lines: RateCardLine[] = [];
  readonly #decimalComma: boolean;
  readonly #met = new Map<string, { readonly at: number; readonly line: number }[]>();

  constructor(decimalComma: boolean) {
    this.#decimalComma = decimalComma;
  }

  check(row: Row): boolean {
    const station = row.requiredText("station");
    const product = row.requiredText("product");
    const unit = readUnit(row);
    const cents = this.#readPrice(row);
    const from = readDay(row, "from");
    const until = readDay(row, "until");
    const note = row.text("note");
    if (from && until && until < from)
      row.refuse("until", "bad-period", () => `The price ends on ${until}, before it begins on ${from}.`);
    if (!row.sound || station === null || product === null || unit === null || cents === null) return false;
    return this.#keep(row, { station, product, unit, cents, from, until, note });
  }

  /** The same thing has one price a day; a price for some days may stand beside one that always holds. */
  #keep(row: Row, line: RateCardLine): boolean {
    const key = [line.station, line.product, line.unit].map((text) => text.toLowerCase()).join("\t");
    const others = this.#met.get(key) ?? [];
    const same = others.find(({ at }) => overlaps(this.lines[at], line));
    if (same) {
      row.refuse("product", "duplicate-key", () => duplicateMessage(row.line, same.line, line.product));
      return false;
    }
    this.#met.set(key, [...others, { at: this.lines.length, line: row.line }]);
    this.lines.push(line);
    return true;
  }

  #readPrice(row: Row): number | null {
    const text = row.requiredText("price");
    if (text === null) return null;
    const [, whole, part = "0"] = (this.#decimalComma ? PRICE_WITH_COMMA : PRICE).exec(text) ?? [];
    if (whole === undefined) {
      row.refuse("price", "not-a-number", () => `“${text}” is not a price. Write dollars such as 1250 or 12.50.`);
      return null;
    }
    const cents = Math.round(Number(`${whole.replace(/[.,]/g, "")}.${part}`) * 100);
    if (cents <= MOST_CENTS) return cents;
    row.refuse("price", "amount-too-large", () => "The price is above ten million dollars.");
    return null;
  }
}

function overlaps(one: RateCardLine | undefined, other: RateCardLine): boolean {
  if (!one) return false;
  const always = ({ from, until }: RateCardLine) => from === null && until === null;
  if (always(one) !== always(other)) return false;
  const begins = (line: RateCardLine) => line.from ?? "0000";
  const ends = (line: RateCardLine) => line.until ?? "9999";
  return begins(one) <= ends(other) && begins(other) <= ends(one);
}

function readUnit(row: Row): Unit | null {
  const text = row.requiredText("unit");
  if (text === null) return null;
  const unit = UNIT_WORDS.get(plainName(text)) ?? null;
  if (unit === null)
    row.refuse("unit", "unknown-value", () => `“${text}” is not a unit. Write one of ${UNITS.join(", ")}.`);
  return unit;
}

/** A day such as 2026-11-30 or 11/30/2026; a month such as 2026-11 is its first day in `from`, and its last in `until`. */
function readDay(row: Row, key: "from" | "until"): string | null {
  const text = row.text(key);
  if (text === null) return null;
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = US_DAY.exec(text) ?? [];
  const [year, month] = [Number(isoYear ?? usYear), Number(isoMonth ?? usMonth)];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Number(isoDay ?? usDay ?? (key === "from" ? 1 : lastDay));
  if (month >= 1 && month <= 12 && day >= 1 && day <= lastDay)
    return [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  row.refuse(
    key,
    "bad-date",
    () => `“${text}” is not a date. Write 2026-11-30, 11/30/2026, or a month such as 2026-11.`,
  );
  return null;
}
