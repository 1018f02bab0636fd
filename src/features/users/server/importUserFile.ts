import type { Failure, InputError } from "#domain/failure.ts";
import type { FaultCode } from "#domain/fault.ts";
import type { Difference } from "#domain/figures/difference.ts";
import { idFaults, listOfCell } from "#domain/tables/cells.ts";
import type { CsvRow } from "#domain/tables/fromCsv.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import { faultOfIssue } from "#platform/api/faultOfIssue.ts";
import { isKept } from "#platform/api/rowFile.ts";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import { withSavepoint } from "#platform/database/withSavepoint.ts";
import { readList } from "#platform/files/reading/readList.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { invitePerson } from "#platform/identity/people/invitePerson.ts";
import { sameEmail } from "#platform/identity/people/person.ts";
import { personState } from "#platform/identity/people/personState.ts";
import { savePerson } from "#platform/identity/people/savePerson.ts";
import { lockPerson, type PersonRecord, selectPeople } from "#platform/identity/people/selectPeople.ts";
import type { Site } from "#platform/identity/site.ts";
import type { importUsers } from "../contract.ts";
import { type UserChange, userChange } from "../contract/userSchemas.ts";
import { USERS_FORM } from "../contract/usersTable.ts";
import { actorOf } from "./actorOf.ts";
import { personChange } from "./changeFor.ts";
import { checkMarketsExist, checkOwn } from "./checkChange.ts";
import type { KnownMarkets } from "./knownMarkets.ts";

type Cells = CsvRow["cells"];

/** Customers by their name in small letters, and their ids. */
type CustomerIds = ReadonlyMap<string, number>;

/**
 * What a row of the file sets. A column that the file lacks, and a status `invited`, leave things as they are.
 *
 * @throws Failure `invalid-input` naming each cell that cannot be used
 */
function readUserRow({ cells }: CsvRow, customers: CustomerIds): UserChange {
  const parsed = userChange.safeParse(settingsOf(cells, customers));
  const errors: InputError[] = [
    ...idFaults(cells),
    ...(parsed.success ? [] : parsed.error.issues).map((issue) =>
      issue.path[0] === "customer"
        ? inputError("/customer", "customer-unknown", { customer: cells["customer"] ?? "" })
        : { pointer: `/${String(issue.path[0])}`, message: issue.message, ...faultOfIssue(issue) },
    ),
  ];
  if (!parsed.success || errors.length > 0) throw wrongInput(errors);
  return parsed.data;
}

function settingsOf(cells: Cells, customers: CustomerIds): Record<string, unknown> {
  const given: Record<string, unknown> = {
    email: cells["email"],
    name: cells["name"],
    customer: cells["customer"] && String(customers.get(cells["customer"].toLowerCase()) ?? ""),
    role: ofWord(cells["role"], { administrator: "Administrator", subscriber: "Subscriber" }),
    status: cells["status"]?.toLowerCase() === "invited" ? undefined : cells["status"]?.toLowerCase(),
    language: cells["language"] === "" ? null : cells["language"],
    access: listOfCell(cells["access"]),
    markets: listOfCell(cells["markets"]),
    verticals: listOfCell(cells["verticals"]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function ofWord(cell: string | undefined, words: Readonly<Record<string, string>>): string | undefined {
  return cell === undefined ? undefined : (words[cell.toLowerCase()] ?? cell);
}

export interface ImportContext {
  readonly caller: Caller;
  readonly known: KnownMarkets;
  readonly site: Site;
}

/**
 * Takes a list of users back. Rows with an id or a known e-mail change that user; others are invited, where that is asked for.
 * One refused row keeps all from happening, unless only the good ones are wanted.
 *
 * @throws Failure `invalid-input` for a file that cannot be read at all
 */
export async function importUserFile(
  database: Database,
  file: EndpointInput<typeof importUsers>["body"],
  context: ImportContext,
): Promise<{ items: RowOutcome[]; done: boolean }> {
  const { rows } = await readList([file.text, USERS_FORM], { pointer: "/body/text" });
  const keep = (outcomes: readonly RowOutcome[]) => isKept(file, outcomes);
  const items = await transactionKeptIf(database, keep, async (store) => {
    // Everybody at once and in one order: two files at the same time wait for each other instead of getting entangled.
    await store.query("select person_id from person order by person_id for update");
    const importer = new RowImporter(store, await selectPeople(store), await customerIds(store), context);
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await importer.take(row, file.invite));
    return outcomes;
  });
  return { items, done: keep(items) };
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

  take(row: CsvRow, invite: boolean): Promise<RowOutcome> {
    const { id = "", email = "", name = "" } = row.cells;
    const person = id === "" ? this.#byEmail.get(sameEmail(email)) : this.#byId.get(id);
    const tried = {
      line: row.line,
      id: person ? String(person.id) : null,
      email: person?.email ?? email,
      name: name || (person?.name ?? ""),
      cells: row.cells,
    };
    return tryRow(tried, () =>
      withSavepoint(this.#store, () => (person ? this.#change(row, person) : this.#invite(row, invite))),
    );
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
    if (id) throw wrongCell("id", "user-unknown");
    const { customer, name, status: _status, ...given } = readUserRow(row, this.#customers);
    if (!email) throw wrongCell("email", "empty");
    if (!invite) throw wrongCell("email", "email-unknown");
    if (!customer) throw wrongCell("customer", "customer-missing");
    if (!name) throw wrongCell("name", "name-missing");
    this.#meet(sameEmail(email));
    const { caller, known, site } = this.#context;
    checkMarketsExist(known, given.markets);
    const invited = { ...given, email: sameEmail(email), name, customerId: Number(customer) };
    const person = await invitePerson(this.#store, invited, actorOf(caller), site);
    return { before: {}, after: personState(person) };
  }

  #meet(email: string): void {
    if (this.#met.has(email)) throw wrongCell("email", "twice");
    this.#met.add(email);
  }
}

async function customerIds(store: Queryable): Promise<CustomerIds> {
  const rows = await store.query<{ id: number; name: string }>("select customer_id as id, name from customer");
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

function wrongCell(column: string, code: FaultCode): Failure {
  return wrongInput([inputError(`/${column}`, code)]);
}
