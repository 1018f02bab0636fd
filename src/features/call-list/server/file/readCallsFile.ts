import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { type FileCall, fileCallKey, type FileFacts } from "#domain/calls/fileCalls.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import { mediumMatcher, targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import { type OpenMarket, OpenMarkets } from "#revisions/ingest/cells/openMarkets.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import { readAmount } from "#revisions/ingest/cells/readAmount.ts";
import { readMedium, readSubVertical } from "#revisions/ingest/cells/readTaxonomy.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { readOwnTable } from "#revisions/ingest/readOwnTable.ts";
import type { Row } from "#revisions/ingest/row.ts";
import { duplicateMessage } from "#revisions/ingest/seenKeys.ts";
import { sentProblems } from "#revisions/ingest/sentProblems.ts";
import { CALL_STATUSES } from "../../contract.ts";
import { CALL_COLUMNS, STATUS_WORDS } from "./callFileColumns.ts";
import { KnownCompanies, type KnownCompany } from "./knownCompanies.ts";

const MOST_ROWS = 5_000;
const MOST_DOLLARS = 1_000_000_000;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+)?$/;
const US_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** To whom calls can belong. */
export interface KnownOwner {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

export interface CallsContext extends ReadOptions {
  readonly decimalComma?: boolean;
  readonly rights: Rights;
  /** Those that are open to the reader. */
  readonly markets: readonly OpenMarket[];
  /** Those of her organisation that are open to her. */
  readonly companies: readonly KnownCompany[];
  /** Whose calls the file may bring, the reader first: she alone, or her colleagues too. */
  readonly owners: readonly [KnownOwner, ...KnownOwner[]];
}

export interface CallsReading {
  readonly rows: number;
  /** Sound ones. */
  readonly calls: readonly FileCall[];
  /** All that is wrong, counted; the first of it in `problems`. */
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly OwnFileProblem[];
}

/**
 * Reads a file of calls, CSV or XLSX. What is wrong with it is told, row by row; nothing is kept here. To be called in a process beside the
 * server.
 */
export async function readCallsFile(bytes: Uint8Array, context: CallsContext): Promise<CallsReading> {
  const rows = new CallRows(context);
  const { problems, ...read } = await readOwnTable(bytes, context, {
    columns: CALL_COLUMNS,
    key: "market",
    mostRows: MOST_ROWS,
    split: "Split it, for example by market.",
    check: (row) => rows.check(row),
  });
  return { ...read, calls: rows.calls, problems: sentProblems(problems, (code, value) => rows.nearTo(code, value)) };
}

/** The sound rows of one file. */
class CallRows {
  readonly calls: FileCall[] = [];
  readonly #context: CallsContext;
  readonly #markets: OpenMarkets;
  readonly #companies: KnownCompanies;
  readonly #met = new Map<string, number>();

  constructor(context: CallsContext) {
    this.#context = context;
    this.#markets = new OpenMarkets(context.markets);
    this.#companies = new KnownCompanies(context.companies);
  }

  nearTo(code: string, value: string): string[] {
    if (code === "unknown-market" || code === "ambiguous-market") return this.#markets.nearest(value);
    if (code === "unknown-vertical") return targetMatcher.nearest(value);
    return code === "unknown-medium" ? mediumMatcher.nearest(value) : [];
  }

  check(row: Row): boolean {
    const market = row.text("market") === NATION ? NATION : this.#markets.read(row);
    const { company, called } = this.#companies.read(row);
    const subVertical = this.#readSubVertical(row, company);
    const owner = this.#readOwner(row);
    const facts = this.#readFacts(row);
    const prospect = row.text("prospect");
    const name = lineOf(row, "prospect_name") ?? company?.name ?? called;
    if (!row.sound || market === null || subVertical === null || owner === null) return false;
    return this.#keep(row, { owner, market, subVertical, prospect, name, company: company?.id ?? null, facts });
  }

  #keep(row: Row, call: FileCall): boolean {
    const key = fileCallKey(call);
    const line = this.#met.get(key);
    if (line !== undefined) {
      row.refuse("market", "duplicate-key", () => duplicateMessage(row.line, line, call.name ?? call.subVertical));
      return false;
    }
    this.#met.set(key, row.line);
    this.calls.push(call);
    return true;
  }

  /** Blank is that of the company. */
  #readSubVertical(row: Row, company: KnownCompany | null): string | null {
    const isBlank = row.text("sub_vertical") === null;
    const subVertical = isBlank && company ? company.subVertical : readSubVertical(row, "sub_vertical");
    if (subVertical !== null && !mayReadVertical(this.#context.rights, verticalOf(subVertical)))
      row.refuse("sub_vertical", "not-entitled", () => "Your subscription does not include this vertical.");
    return subVertical;
  }

  /** By name or e-mail address; blank is who brings the file. */
  #readOwner(row: Row): number | null {
    const { owners } = this.#context;
    const text = row.text("owner");
    if (text === null) return owners[0].id;
    const [one, another] = owners.filter(
      ({ name, email }) => email.toLowerCase() === text.toLowerCase() || plainName(name) === plainName(text),
    );
    if (one && !another) return one.id;
    const message = one
      ? `More than one person is called “${text}”. Give the email address.`
      : `“${text}” is nobody whose calls you can import.`;
    row.refuse("owner", "unknown-person", () => message);
    return null;
  }

  #readFacts(row: Row): FileFacts {
    const { decimalComma = false } = this.#context;
    const dollars = row.text("dollars") === null ? null : readAmount(row, "dollars", decimalComma);
    if (dollars !== null && dollars > MOST_DOLLARS)
      row.refuse("dollars", "amount-too-large", () => "The amount is above a billion dollars.");
    const facts = {
      status: readStatus(row),
      note: row.text("note"),
      contact: lineOf(row, "contact"),
      nextStep: lineOf(row, "next_step"),
      dueOn: readDay(row),
      dollars,
      medium: row.text("medium") === null ? null : readMedium(row, "medium"),
    };
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  }
}

/** Without line breaks, and without the mark by which our own files keep a spreadsheet from running a cell. */
function lineOf(row: Row, key: string): string | null {
  const text = row
    .text(key)
    ?.replace(/^'(?=[=+\-@])/, "")
    .replace(/\s+/g, " ");
  return text || null;
}

function readStatus(row: Row): string | null {
  const text = row.text("status");
  if (text === null) return null;
  const status = STATUS_WORDS.get(plainName(text)) ?? null;
  if (status === null)
    row.refuse("status", "unknown-value", () => `“${text}” is not a status. Write one of ${CALL_STATUSES.join(", ")}.`);
  return status;
}

/** A day such as 2026-12-01 or 12/1/2026. */
function readDay(row: Row): string | null {
  const text = row.text("due_on");
  if (text === null) return null;
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = US_DAY.exec(text) ?? [];
  const [year, month, day] = [isoYear ?? usYear, isoMonth ?? usMonth, isoDay ?? usDay].map(Number);
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day));
  // A day that does not exist rolls over into the next month.
  if (date.getUTCMonth() + 1 === month && date.getUTCDate() === day) return date.toISOString().slice(0, 10);
  row.refuse("due_on", "bad-date", () => `“${text}” is not a date. Write 2026-12-01 or 12/1/2026.`);
  return null;
}
