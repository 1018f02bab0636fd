import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPglite } from "#platform/database/pglite.ts";
// Teaches the driver of PostgreSQL how values come out.
import "#platform/database/postgres.ts";
import { recordedCitus } from "#tests/support/recordedCitus.ts";
import { type Claim, type ClaimedColumn, type ClaimsRead, readClaims } from "./claimedRows.ts";
import { type DescribedColumn, statementReader } from "./describeStatement.ts";

/**
 * A statement is a text to the compiler, and the type of its rows what somebody wrote beside it. Here each is held against what the store
 * says of the statement. See docs/decisions/0041-row-types-are-checked-against-the-store.md.
 */

/** By the file and the piece of a statement that is known at run time only: something that it can be. */
const PIECES: Readonly<Record<string, string>> = {
  // Of any table, which the catalogue, a layout or a list names.
  'platform/backup/restoreTables.ts counted.map(({ name }) => `exists (select 1 from ${quoted(name)})`).join(" or ")':
    "exists (select 1 from person)",
  "platform/backup/salvageStore.ts name": "person",
  "platform/backup/salvageStore.ts where": "true",
  "platform/backup/salvageStore.ts between(page, page + 1)": "true",
  'platform/backup/storeTables.ts names .map(({ name }) => `select \'${name}\' as name, last_value::float8 as value, is_called as called from "${name}"`) .join(" union all ")':
    "select 'x' as name, last_value::float8 as value, is_called as called from person_person_id_seq",
  'platform/database/queries/comparedRows.ts keys.map((name) => `t.${name}`).join(", ")': "t.market_id",
  "platform/database/queries/comparedRows.ts table": "spend_row",
  "platform/database/scaleOut.ts table": "person",
  "app/server/doctor/importChecks.ts table": "spend_row",
  "app/server/doctor/structureChecks.ts column": "person_id",
  "app/server/doctor/structureChecks.ts sequence": "person_person_id_seq",
  "app/server/doctor/structureChecks.ts table": "person",
  "features/privacy/server/personData.ts table": "mail",
  "features/privacy/server/personData.ts column": "mail_id",
  'features/privacy/server/personData.ts (conditions.get(table) ?? []).join(" or ")': "true",
  "platform/identity/erasure/previewErasure.ts table": "saved_view",
  "platform/identity/erasure/previewErasure.ts column": "person_id",
  "platform/identity/erasure/previewErasure.ts from": "from person",
  // Conditions and lists of columns, none of which decides what is answered.
  "features/alerts/server/subscriptionRows.ts set": "deleted_at = null",
  "features/alerts/server/subscriptionRows.ts where": "true",
  'features/customers/server/writeSettings.ts COLUMNS.join(", ")': "name",
  'features/customers/server/writeSettings.ts COLUMNS.map((_, at) => `$${at + 1}`).join(", ")': "$1",
  // Marks of hits, control characters.
  "platform/content/foundPassages.ts OPEN": "<",
  "platform/content/foundPassages.ts CLOSE": ">",
  // Columns with names replaced.
  'platform/identity/erasure/erasePerson.ts doer("actor")': "case when actor = any($3::text[]) then $6 else actor end",
  'platform/identity/erasure/erasePerson.ts doer("subject")': "regexp_replace(subject, $1, $2, 'gi')",
  'platform/identity/erasure/erasePerson.ts json("before::text")': "regexp_replace(before::text, $4, $7, 'g')",
  'platform/identity/erasure/erasePerson.ts json("after::text")': "after::text",
  'platform/identity/erasure/erasePerson.ts sentence("note")': "regexp_replace(note, $5, $6, 'g')",
};

/** As what values come out of either engine. Of what is not here, such as dates and exact decimals, they make different things: cast it. */
const COMES_AS: Readonly<Record<string, string>> = {
  text: "string",
  name: "string",
  uuid: "string",
  boolean: "boolean",
  smallint: "number",
  integer: "number",
  bigint: "number",
  real: "number",
  "double precision": "number",
  "timestamp with time zone": "Date",
  bytea: "Uint8Array",
  "text[]": "string[]",
  "smallint[]": "number[]",
  "integer[]": "number[]",
  "double precision[]": "number[]",
};

/** What a claim says of columns that the store cannot follow: `never null: <columns>; <why>` in a comment of the statement. */
const NEVER_NULL = /\/\* never null: ([^;]+); [^*]+ \*\//g;

const saidNeverNull = (statement: string) =>
  [...statement.matchAll(NEVER_NULL)].flatMap(([, names = ""]) => names.split(", "));

function faultsOf(
  { columns }: Pick<Claim, "columns">,
  described: readonly DescribedColumn[],
  neverNull: readonly string[],
): string[] {
  const answered = new Map(described.map((column) => [column.name, column]));
  return [
    ...neverNull.filter((name) => !answered.get(name)?.mayBeNull).map((name) => `${name}: needs no word of its own`),
    ...[...answered.keys()].filter((name) => !columns.has(name)).map((name) => `${name}: nobody claims it`),
    ...[...columns].flatMap(([name, claimed]) => {
      const column = answered.get(name);
      if (!column) return [`${name}: is not answered`];
      const fault = faultOf(claimed, column, neverNull.includes(name));
      return fault ? [`${name}: ${fault}`] : [];
    }),
  ];
}

function faultOf({ kinds, mayBeNull }: ClaimedColumn, column: DescribedColumn, isSaid: boolean): string | null {
  if (kinds.includes("unknown")) return null;
  if (column.mayBeNull && !mayBeNull && !isSaid) return "may be null";
  const fits = /^jsonb?$/.test(column.type)
    ? (kind: string) => !/Date|Uint8Array/.test(kind)
    : (kind: string) => kind === COMES_AS[column.type];
  return kinds.every(fits) ? null : `is ${column.type}, not ${kinds.join(" | ")}`;
}

let read: ClaimsRead;
let store: Database;
let describeStatement: Awaited<ReturnType<typeof statementReader>>;

beforeAll(async () => {
  read = readClaims(PIECES);
  store = await openPglite("memory://");
  await migrate(store);
  await recordedCitus(store);
  describeStatement = await statementReader(store);
}, 120_000);

afterAll(() => store.close());

describe("the type of a statement's rows", () => {
  test("is what the store answers: names, types, and what may be null", async () => {
    const faults: string[] = [];
    for (const { place, texts, values, columns } of read.claims)
      for (const text of texts) {
        const described = await describeStatement(text, values).catch((reason: Error) => reason.message);
        const found =
          typeof described === "string" ? [described] : faultsOf({ columns }, described, saidNeverNull(text));
        faults.push(...found.map((fault) => `${place} ${fault}`));
      }
    expect(faults).toEqual([]);
    expect(read.claims.length).toBeGreaterThan(350);
  }, 120_000);

  test("is looked up where a statement is asked: only the database layer hands statements on", () => {
    expect(read.handedOn.filter((place) => !place.startsWith("platform/database/"))).toEqual([]);
  });

  test("is looked up with an example of each piece that is known at run time only, and no other", () => {
    expect(read).toMatchObject({ unknownPieces: [], unusedPieces: [] });
  });

  test("is found wrong where a column is missing, of another type, or may be null", async () => {
    const described = await describeStatement(
      "select person_id as id, language, seats from person join customer using (customer_id)",
      [],
    );
    const claim = (columns: Record<string, ClaimedColumn>) => ({ columns: new Map(Object.entries(columns)) });
    const text = { kinds: ["string"], mayBeNull: false };
    const count = { kinds: ["number"], mayBeNull: true };
    expect(faultsOf(claim({ id: text, language: text, gone: text }), described, [])).toEqual([
      "seats: nobody claims it",
      "id: is integer, not string",
      "language: may be null",
      "gone: is not answered",
    ]);
    expect(faultsOf(claim({ id: count, language: text, seats: count }), described, ["id", "language"])).toEqual([
      "id: needs no word of its own",
    ]);
  });
});

/** By a value, as the compiler would call its type. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`;
  if (value instanceof Date) return "Date";
  return value instanceof Uint8Array ? "Uint8Array" : typeof value;
}

test.each(Object.entries(COMES_AS))(
  "%s comes out of the embedded store and of PostgreSQL as %s",
  async (type, kind) => {
    const written: Record<string, string> = { uuid: "00000000-0000-4000-8000-000000000000", bytea: "\\x01" };
    const text = written[type] ?? (kind === "Date" ? "2026-11-24 12:00:00+00" : kind.endsWith("[]") ? "{1}" : "1");
    const [row] = await store.query<{ value: unknown; number: number }>(
      `select '${text}'::${type} as value, '${type}'::regtype::int as number`,
    );
    const parserOf: (number: number) => (text: string) => unknown = pg.types.getTypeParser;
    const byDriver = parserOf(row?.number ?? 0)(text);
    expect([row?.value, byDriver].map(kindOf)).toEqual([kind, kind]);
  },
);

describe("what may be null", () => {
  test.each([
    ["a column that refuses null", "select name from person", false],
    ["a column that takes it", "select language from person", true],
    ["a column that a condition keeps from it", "select language from person where language is not null", false],
    ["a column that is compared", "select language from person where lower(language) = 'en' and true", false],
    ["a column that one of two conditions compares", "select language from person where language = 'en' or true", true],
    ["a column that is compared with any of none", "select language from person where not language = any('{}')", true],
    [
      "a column that an update empties",
      "update person set language = null where language = 'en' returning language",
      true,
    ],
    ["the right side of a left join", "select c.name from person left join customer c using (customer_id)", true],
    ["its left side", "select person.name from person left join customer c using (customer_id)", false],
    ["both sides of a full join", "select person.name from person full join customer c using (customer_id)", true],
    [
      "the right side where a condition wants it to be there",
      "select c.name from person left join customer c using (customer_id) where c.customer_id > 0",
      false,
    ],
    ["a column of a subquery", "select a.name from (select language as name from person) a", true],
    ["a column of a named query", "with a as (select name from person) select name from a", false],
    ["a column of a named change", "with a as (delete from person returning language) select language from a", true],
    [
      "a recursive query",
      "with recursive a as (select 1 as n union all select n + 1 from a where n < 9) select n from a",
      false,
    ],
    ["one side of a union", "select name from person union all select language from person", true],
    ["a count", "select count(language) from person", false],
    ["the largest of what may be none", "select max(person_id) from person", true],
    ["the largest of a group", "select max(person_id) from person group by role", false],
    [
      "the largest of some of a group",
      "select max(person_id) filter (where role = 'x') from person group by role",
      true,
    ],
    ["something instead of null", "select coalesce(language, '') from person", false],
    ["a case without else", "select case when role = 'x' then name end from person", true],
    ["a case with it", "select case when role = 'x' then name else '' end from person", false],
    ["a sum of two columns", "select customer_id + seats from customer", true],
    ["a key of JSON", "select '{}'::jsonb -> 'x'", true],
    ["whether there is something", "select exists (select 1 from person)", false],
    ["a row looked up", "select (select name from person limit 1)", true],
    ["a count looked up", "select (select count(*) from person)", false],
    ["a list", "select array(select language from person)", false],
    ["a value that is bound", "select $1::text = name from person", false],
    ["a value that is bound and may be null", "select $2::text = name from person where $1::text is null", true],
    ["a view's column", "select rolname from pg_roles", false],
    ["a view's column that takes null", "select rolvaliduntil from pg_roles", true],
    ["a function that nobody knows", "select inet_client_addr()", true],
  ])("%s", async (_what, statement, mayBeNull) => {
    expect(await describeStatement(statement, [false, true])).toMatchObject([{ mayBeNull }]);
  });
});
