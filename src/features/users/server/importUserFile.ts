import type { Database, Queryable } from "#database/database.ts";
import { type CsvRow, fromCsv } from "#domain/fromCsv.ts";
import type { Difference } from "#domain/difference.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#identity/caller.ts";
import { invitePerson } from "#identity/people/invitePerson.ts";
import { sameEmail } from "#identity/people/person.ts";
import { personState } from "#identity/people/personState.ts";
import { savePerson } from "#identity/people/savePerson.ts";
import { lockPerson, type PersonRecord, selectPeople } from "#identity/people/selectPeople.ts";
import type { Site } from "#identity/site.ts";
import type { UserOutcome } from "../contract/userSchemas.ts";
import { FILE_COLUMNS } from "../contract/usersTable.ts";
import { actorOf } from "./actorOf.ts";
import { personChange } from "./changeFor.ts";
import { checkMarketsExist, checkOwn } from "./checkChange.ts";
import type { KnownMarkets } from "./knownMarkets.ts";
import { outcomeOf, refusalOf } from "./outcomeOf.ts";
import { type CustomerIds, readUserRow } from "./readUserRow.ts";

export interface UserFile {
  readonly text: string;
  readonly dryRun: boolean;
  readonly invite: boolean;
  readonly goodRowsOnly: boolean;
}

export interface ImportContext {
  readonly caller: Caller;
  readonly known: KnownMarkets;
  readonly site: Site;
}

const MOST_ROWS = 5_000;

/** Ends the transaction without keeping anything. */
class TakenBack extends Error {}

/**
 * Takes a list of users back. Rows with an id or a known e-mail change that user; others are invited, where that is asked for.
 * One refused row keeps all from happening, unless only the good ones are wanted.
 *
 * @throws Failure `invalid-input` for a file that cannot be read at all
 */
export async function importUserFile(
  database: Database,
  { text, dryRun, invite, goodRowsOnly }: UserFile,
  context: ImportContext,
): Promise<{ items: UserOutcome[]; done: boolean }> {
  const rows = readFile(text);
  const items: UserOutcome[] = [];
  const done = await database
    .transaction(async (store) => {
      // Everybody at once and in one order: two files at the same time wait for each other instead of getting entangled.
      await store.query("select person_id from person order by person_id for update");
      const importer = new RowImporter(store, await selectPeople(store), await customerIds(store), context);
      for (const row of rows) items.push(await importer.take(row, invite));
      if (dryRun || (!goodRowsOnly && items.some(({ outcome }) => outcome === "refused"))) throw new TakenBack();
      return true;
    })
    .catch((reason: unknown) => {
      if (reason instanceof TakenBack) return false;
      throw reason;
    });
  return { items, done };
}

function readFile(text: string): readonly CsvRow[] {
  const { header, rows } = fromCsv(text);
  const unknown = header.filter((key) => key !== "" && !FILE_COLUMNS.includes(key));
  if (!header.includes("email") && !header.includes("id"))
    throw wrongFile("The first line must name the columns; id or email is needed.");
  if (unknown.length > 0) throw wrongFile(`Columns not known here: ${unknown.join(", ")}.`);
  if (rows.length > MOST_ROWS) throw wrongFile(`A file may have ${MOST_ROWS} rows; this one has ${rows.length}.`);
  return rows;
}

/** Takes the rows of one file, one after another. Remembers whom it has met, so that nobody stands in a file twice. */
class RowImporter {
  readonly #store: Queryable;
  readonly #byId: ReadonlyMap<string, PersonRecord>;
  readonly #byEmail: ReadonlyMap<string, PersonRecord>;
  readonly #customers: CustomerIds;
  readonly #context: ImportContext;
  readonly #met = new Set<string>();

  constructor(store: Queryable, people: readonly PersonRecord[], customers: CustomerIds, context: ImportContext) {
    this.#store = store;
    this.#byId = new Map(people.map((person) => [String(person.id), person]));
    this.#byEmail = new Map(people.map((person) => [person.email, person]));
    this.#customers = customers;
    this.#context = context;
  }

  async take(row: CsvRow, invite: boolean): Promise<UserOutcome> {
    const { id = "", email = "", name = "" } = row.cells;
    const person = id === "" ? this.#byEmail.get(sameEmail(email)) : this.#byId.get(id);
    const tried = {
      line: row.line,
      id: person ? String(person.id) : null,
      email: person?.email ?? email,
      name: name || (person?.name ?? ""),
      cells: row.cells,
    };
    await this.#store.query("savepoint user_row");
    try {
      const difference = person ? await this.#change(row, person) : await this.#invite(row, invite);
      await this.#store.query("release savepoint user_row");
      return outcomeOf(tried, difference);
    } catch (reason) {
      await this.#store.query("rollback to savepoint user_row");
      return refusalOf(tried, reason);
    }
  }

  async #change(row: CsvRow, person: PersonRecord): Promise<Difference | null> {
    this.#meet(person.email);
    const { caller, known } = this.#context;
    const change = personChange(readUserRow(row, this.#customers));
    checkMarketsExist(known, change.markets, person.markets);
    checkOwn(caller, person, change);
    const version = row.cells["version"] ? Number(row.cells["version"]) : undefined;
    const { difference } = await savePerson(
      this.#store,
      version === person.version || version === undefined ? person : await lockPerson(this.#store, person.id, version),
      change,
      actorOf(caller),
    );
    return difference;
  }

  async #invite(row: CsvRow, invite: boolean): Promise<Difference> {
    const { id, email } = row.cells;
    if (id) throw wrongCell("id", "There is no user with this id.");
    const { customer, name, status: _status, ...given } = readUserRow(row, this.#customers);
    if (!email) throw wrongCell("email", "Must not be empty.");
    if (!invite) throw wrongCell("email", "Nobody has this e-mail. Ask for new ones to be invited, or correct it.");
    if (!customer) throw wrongCell("customer", "Must name the customer of somebody new.");
    if (!name) throw wrongCell("name", "Must name somebody new.");
    this.#meet(sameEmail(email));
    const { caller, known, site } = this.#context;
    checkMarketsExist(known, given.markets);
    const invited = { ...given, email: sameEmail(email), name, customerId: Number(customer) };
    const person = await invitePerson(this.#store, invited, actorOf(caller), site);
    return { before: {}, after: personState(person) };
  }

  #meet(email: string): void {
    if (this.#met.has(email)) throw wrongCell("email", "This user stands in the file twice.");
    this.#met.add(email);
  }
}

async function customerIds(store: Queryable): Promise<CustomerIds> {
  const rows = await store.query<{ id: number; name: string }>("select customer_id as id, name from customer");
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

function wrongCell(column: string, message: string): Failure {
  return new Failure("invalid-input", `${column}: ${message}`, [{ pointer: `/${column}`, message }]);
}

function wrongFile(message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: "/body/text", message }]);
}
