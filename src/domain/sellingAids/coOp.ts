import { readList, writeList } from "../tables/csvList.ts";
import { Failure, type InputError } from "../failure.ts";
import type { CsvRow } from "../tables/fromCsv.ts";
import { type ListForm, readListFile } from "../tables/listFile.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { MEDIA } from "../taxonomy/media.ts";
import { inputError } from "../wrongInput.ts";

/** What a maker pays towards the advertising of who sells its products. */
export interface CoOpProgram {
  readonly maker: string;
  readonly products: string;
  /** Of the cost of an ad, 0–100. */
  readonly paysPercent: number;
  /** Of what was bought from the maker, 0–100; null where it is not told. */
  readonly accrualPercent: number | null;
  /** Ids of media that it pays for. */
  readonly media: readonly string[];
  /** The day of each year by which claims must be in, `MM-DD`; null for none. */
  readonly deadline: string | null;
  readonly contact: string;
  readonly source: string;
  /** An invented example. */
  readonly sample: boolean;
}

const FORM: ListForm = {
  columns: ["maker", "products", "pays_percent", "accrual_percent", "media", "deadline", "contact", "source", "sample"],
  keys: ["maker"],
};

const LONGEST = 200;
const DAY = /^(\d{2})-(\d{2})$/;

/** What is wrong with a cell of a file. */
export interface CoOpFault {
  readonly line: number;
  readonly column: string;
  readonly fault: InputError;
}

/** All programs of a file, and all that is wrong with it; a file with faults is not to be taken. @throws Failure `invalid-input` for what is no such file */
export function readCoOpFile(text: string): { readonly programs: CoOpProgram[]; readonly faults: CoOpFault[] } {
  const { rows, header } = readListFile(text, FORM);
  const missing = ["maker", "products", "pays_percent"].filter((column) => !header.includes(column));
  const [first] = missing;
  if (first !== undefined) {
    const fault = inputError("/body/text", "file-columns", { columns: missing.join(", ") });
    throw new Failure("invalid-input", fault.message, [fault]);
  }
  const faults: CoOpFault[] = [];
  const programs = rows.map((row) => readRow(row, (column, fault) => faults.push({ line: row.line, column, fault })));
  return { programs, faults };
}

type Tell = (column: string, fault: InputError) => void;

function readRow({ cells }: CsvRow, tell: Tell): CoOpProgram {
  const text = (column: string, needed = false): string => {
    const cell = (cells[column] ?? "").trim();
    if (needed && cell === "") tell(column, inputError(`/${column}`, "empty"));
    if (cell.length > LONGEST) tell(column, inputError(`/${column}`, "too-long", { most: LONGEST }));
    if (/\p{Cc}/u.test(cell)) tell(column, inputError(`/${column}`, "control-characters"));
    return cell;
  };
  const percent = (column: string, needed: boolean): number | null => {
    const cell = text(column, needed).replace(/\s*%$/, "");
    if (cell === "") return null;
    const value = Number(cell.replace(",", "."));
    if (Number.isNaN(value)) tell(column, inputError(`/${column}`, "number"));
    else if (value < 0) tell(column, inputError(`/${column}`, "too-small", { least: 0 }));
    else if (value > 100) tell(column, inputError(`/${column}`, "too-big", { most: 100 }));
    return value;
  };
  return {
    maker: text("maker", true),
    products: text("products", true),
    paysPercent: percent("pays_percent", true) ?? 0,
    accrualPercent: percent("accrual_percent", false),
    media: mediaOf(cells["media"] ?? "", tell),
    deadline: deadlineOf(text("deadline"), tell),
    contact: text("contact"),
    source: text("source"),
    sample: (cells["sample"] ?? "").trim().toLowerCase() === "true",
  };
}

function mediaOf(cell: string, tell: Tell): string[] {
  const known = MEDIA.map(({ id }) => id);
  const asked = readList(cell) ?? known;
  if (asked.some((id) => !known.some((one) => one === id)))
    tell("media", inputError("/media", "option", { options: known.join(", ") }));
  return asked;
}

function deadlineOf(cell: string, tell: Tell): string | null {
  if (cell === "") return null;
  const [, month, day] = DAY.exec(cell) ?? [];
  // Every day of a leap year is one.
  const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== Number(month))
    tell("deadline", inputError("/deadline", "month-day"));
  return cell;
}

/** Programs as a file that comes back as it went. */
export function coOpTable(programs: readonly CoOpProgram[]): Table {
  return tableOf(programs, [
    { key: "maker", unit: "text", cell: ({ maker }) => maker },
    { key: "products", unit: "text", cell: ({ products }) => products },
    { key: "pays_percent", unit: "percent", cell: ({ paysPercent }) => paysPercent },
    { key: "accrual_percent", unit: "percent", cell: ({ accrualPercent }) => accrualPercent },
    { key: "media", unit: "text", cell: ({ media }) => writeList(media) },
    { key: "deadline", unit: "text", cell: ({ deadline }) => deadline },
    { key: "contact", unit: "text", cell: ({ contact }) => contact },
    { key: "source", unit: "text", cell: ({ source }) => source },
    { key: "sample", unit: "text", cell: ({ sample }) => String(sample) },
  ]);
}

const DAY_MS = 86_400_000;

/** The next day that a deadline of each year falls on, and how many days that is from today; a leap day falls on March 1 in other years. */
export function nextDeadline(deadline: string, today: string): { readonly day: string; readonly days: number } | null {
  const [, month, day] = DAY.exec(deadline) ?? [];
  if (month === undefined || day === undefined) return null;
  const now = Date.parse(`${today}T00:00:00Z`);
  const year = Number(today.slice(0, 4));
  for (const one of [year, year + 1]) {
    const at = Date.UTC(one, Number(month) - 1, Number(day));
    if (at >= now) return { day: new Date(at).toISOString().slice(0, 10), days: Math.round((at - now) / DAY_MS) };
  }
  return null;
}
