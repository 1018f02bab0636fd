import { FACT_TABLES, MARKET, PLACEMENT, REFERENCE_TABLES } from "./placement.ts";

/** What keeps a statement from running on a store of several machines. */
export interface Obstacle {
  readonly rule: keyof typeof RULES;
  /** The statement's beginning. */
  readonly statement: string;
  /** What is wrong and what to do instead. */
  readonly why: string;
}

/** Each rule, with what to do instead. Where they come from: docs/scale-out.md. */
export const RULES = {
  "one-statement":
    "Citus sends the text on to its machines: end each statement with a semicolon at the end of its line.",
  "one-action": "Add a constraint in an ALTER TABLE of its own.",
  "one-index": "Drop each index in a statement of its own.",
  "named-constraint": "Give the constraint a name: the names that a store makes up differ between machines.",
  "plain-column": "Add the column first, then the named constraint in a statement of its own.",
  "market-in-key": `A key of a fact table holds ${MARKET}, or no machine could check it alone.`,
  "market-not-null": `A fact table has a column ${MARKET} that is never null: it says where a row lies.`,
  "market-stays": `${MARKET} of a fact never changes and keeps its type: delete the row and write another.`,
  "no-reference-to-facts": "Nothing may refer to a fact table: the rows lie on several machines.",
  "facts-refer-to-copies": "A fact table may refer only to a table with a copy everywhere.",
  "no-trigger": "A fact table has no triggers: they would run on machines that know nothing of the rest.",
  "no-volatile-update": "An UPDATE of facts takes values that are the same on every machine: pass them in.",
  "large-ids": "A number that facts count up is bigint: other machines hand out large ones.",
  placed: "Say in src/platform/database/placement.ts where a table that names markets lies, and why.",
  "postgres-15": "Write what PostgreSQL 15 understands, the oldest engine that the product runs on.",
} as const;

type Rule = keyof typeof RULES;

/**
 * Holds the statements of a migration against what Citus can distribute.
 *
 * @param statements as `splitStatements` gives them
 */
export function obstaclesIn(statements: readonly string[]): Obstacle[] {
  return statements.flatMap((statement) => {
    const sql = plainSql(statement);
    return CHECKS.filter(([, broken]) => broken(sql)).map(([rule]) => ({
      rule,
      statement: statement.replace(/\s+/g, " ").slice(0, 80),
      why: RULES[rule],
    }));
  });
}

const NAME = '(?:only )?(?:if (?:not )?exists )?(?:public\\.)?"?(\\w+)"?';
const VOLATILE = /\b(random|gen_random_uuid|clock_timestamp|timeofday|nextval|setval)\s*\(/;

const CHECKS: readonly (readonly [Rule, (sql: string) => boolean])[] = [
  ["one-statement", (sql) => /;\s*\S/.test(sql)],
  ["one-action", (sql) => isPlaced(altered(sql)) && actionsOf(sql).length > 1 && actionsOf(sql).some(isConstraint)],
  ["one-index", (sql) => /^drop index (concurrently )?(if exists )?[\w.]+\s*,/.test(sql)],
  ["named-constraint", (sql) => unnamed(sql)],
  ["plain-column", (sql) => isPlaced(altered(sql)) && actionsOf(sql).some(isChecked)],
  ["market-in-key", (sql) => keysOf(sql).some((columns) => !columns.includes(MARKET))],
  ["market-not-null", (sql) => isFact(created(sql)) && !new RegExp(`\\b${MARKET} \\w+ not null`).test(sql)],
  ["market-stays", (sql) => changesMarket(sql)],
  ["no-reference-to-facts", (sql) => referredBy(sql).some(isFact)],
  [
    "facts-refer-to-copies",
    (sql) => isFact(created(sql) ?? altered(sql)) && referredBy(sql).some((table) => !REFERENCE_TABLES.includes(table)),
  ],
  [
    "no-trigger",
    (sql) => isFact(/^create (?:or replace )?(?:constraint )?trigger .*? on (?:public\.)?(\w+)/.exec(sql)?.[1]),
  ],
  ["no-volatile-update", (sql) => isFact(updated(sql)) && VOLATILE.test(sql)],
  [
    "large-ids",
    (sql) =>
      isFact(created(sql) ?? altered(sql)) &&
      /\b(serial|smallserial)\b|\b(int|integer|smallint) generated (always|by default) as identity/.test(sql),
  ],
  ["placed", (sql) => new RegExp(`[(,] ?${MARKET} \\w+`).test(sql) && !Object.hasOwn(PLACEMENT, created(sql) ?? FIRST)],
  ["postgres-15", (sql) => /\buuidv7\s*\(|\) virtual\b|\breturning (old|new)\b|\bwithout overlaps\b/.test(sql)],
];

/** Stands for statements that create nothing. */
const FIRST = FACT_TABLES[0] ?? "";

/** A statement in small letters on one line, without comments, the texts in it left out. */
export function plainSql(statement: string): string {
  return statement
    .replace(/--.*$/gm, "")
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const isFact = (table: string | null | undefined): boolean => FACT_TABLES.includes(table ?? "");
const isPlaced = (table: string | null): boolean => isFact(table) || REFERENCE_TABLES.includes(table ?? "");

const created = (sql: string): string | null =>
  new RegExp(`^create (?:unlogged )?table ${NAME}`).exec(sql)?.[1] ?? null;
const altered = (sql: string): string | null => new RegExp(`^alter table ${NAME}`).exec(sql)?.[1] ?? null;
const updated = (sql: string): string | null => new RegExp(`\\bupdate ${NAME}`).exec(sql)?.[1] ?? null;

const referredBy = (sql: string): string[] =>
  [...sql.matchAll(/\breferences (?:public\.)?(\w+)/g)].map(([, table = ""]) => table);

/** What an ALTER TABLE does, one thing after the other. */
function actionsOf(sql: string): string[] {
  const [, rest = ""] = new RegExp(`^alter table ${NAME} (.*)$`).exec(sql)?.slice(1) ?? [];
  return partsOf(rest);
}

const isConstraint = (action: string): boolean =>
  /^add (constraint|primary key|unique|check|foreign key)\b/.test(action);
const isChecked = (action: string): boolean =>
  /^add (column )?(?!constraint\b)\w+ .*\b(check|unique|references|primary key)\b/.test(action);

function changesMarket(sql: string): boolean {
  if (isFact(altered(sql))) return actionsOf(sql).some((action) => new RegExp(`column ${MARKET}\\b`).test(action));
  return isFact(updated(sql)) && new RegExp(`\\bset (.*, ?)?${MARKET} ?=`).test(sql);
}

/** Columns of the keys that a statement gives a fact table. */
function keysOf(sql: string): string[][] {
  const index =
    /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?(?:public\.)?(\w+)[^(]*\((.*?)\)/.exec(
      sql,
    );
  if (index) return isFact(index[1]) ? [columnsOf(index[2] ?? "")] : [];
  const table = created(sql) ?? altered(sql);
  if (!isFact(table)) return [];
  const together = [...sql.matchAll(/\b(?:primary key|unique) ?\(([^)]*)\)/g)].map(([, columns = ""]) =>
    columnsOf(columns),
  );
  const excluded = [...sql.matchAll(/\bexclude [^(]*\((.*?) with [^)]*\)/g)].map(([, first = ""]) => columnsOf(first));
  const alone = definitionsOf(sql)
    .filter((definition) => !/^constraint\b/.test(definition) && /\b(primary key|unique)\b(?! ?\()/.test(definition))
    .map((definition) => [definition.replace(/^add (column )?/, "").split(" ")[0] ?? ""]);
  return [...together, ...excluded, ...alone];
}

const columnsOf = (text: string): string[] => text.split(",").map((column) => column.trim().split(" ")[0] ?? "");

/** Whether a constraint is left to the store to name. */
function unnamed(sql: string): boolean {
  if (created(sql) === null && altered(sql) === null) return false;
  return definitionsOf(sql).some((definition) => {
    const text = definition.replace(/^add (column )?/, "");
    if (/^(primary key|unique|check|foreign key|exclude)\b/.test(text)) return true;
    if (/^constraint\b/.test(text) || !/^\w+ \w/.test(text)) return false;
    return (
      /\b(primary key|unique|check|references)\b/.test(text) &&
      !/\bconstraint \w+ (primary|unique|check|references)/.test(text)
    );
  });
}

/** The columns and constraints of a CREATE TABLE, or the actions of an ALTER TABLE. */
function definitionsOf(sql: string): string[] {
  if (altered(sql) !== null) return actionsOf(sql).filter((action) => action.startsWith("add "));
  const from = sql.indexOf("(");
  return from < 0 ? [] : partsOf(sql.slice(from + 1, closing(sql, from)));
}

/** Where the bracket that opens at `from` closes. */
function closing(sql: string, from: number): number {
  for (let at = from, depth = 0; at < sql.length; at++) {
    if (sql[at] === "(") depth++;
    if (sql[at] === ")" && --depth === 0) return at;
  }
  return sql.length;
}

/** What commas divide outside of brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter !== "," || depth > 0) continue;
    parts.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== "");
}
