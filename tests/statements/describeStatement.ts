import type { Queryable } from "#platform/database/database.ts";
import { type Catalogue, columnsOfQuery, nullableColumns } from "./mayBeNull.ts";
import { readQuery } from "./queryTree.ts";

/** A column of a statement's answer, as the store describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** As PostgreSQL names it, such as `integer` or `text[]`. */
  readonly type: string;
  readonly mayBeNull: boolean;
}

/**
 * Lets a store describe statements. Prepared, a statement tells the types of its columns and of the values that it is given; as the body of a
 * function it is kept as a tree, in which null can be followed. None is run.
 */
export async function statementReader(store: Queryable) {
  const catalogue = await readCatalogue(store);
  return async (statement: string, bound: readonly boolean[]): Promise<DescribedColumn[]> => {
    await store.query(`prepare described as ${statement}`);
    const [prepared] = await store.query<{ values: string; types: string[] | null }>(
      `select array_to_string(parameter_types, ', ') as values, result_types::text[] as types
       from pg_prepared_statements where name = 'described'`,
    );
    await store.query("deallocate described");
    const described = `pg_temp.described(${prepared?.values})`;
    await store.query(`create function ${described} returns void begin atomic ${statement}; end`);
    const [kept] = await store.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where oid = $1::regprocedure",
      [described],
    );
    await store.query(`drop function ${described}`);
    const query = readQuery(kept?.tree ?? "");
    const nullable = nullableColumns(query, catalogue, bound);
    return columnsOfQuery(query).map(({ name }, at) => ({
      name,
      type: prepared?.types?.[at] ?? "",
      mayBeNull: nullable[at] ?? true,
    }));
  };
}

async function readCatalogue(store: Queryable): Promise<Catalogue> {
  const columns = await store.query<{ place: string }>(
    "select attrelid || '.' || attnum as place from pg_attribute where attnotnull and attnum > 0",
  );
  const functions = await store.query<{ number: string; name: string; strict: boolean }>(
    "select oid::text as number, proname as name, proisstrict as strict from pg_proc",
  );
  const views = await store.query<{ number: string; tree: string }>(
    "select ev_class::oid::text as number, ev_action::text as tree from pg_rewrite where rulename = '_RETURN'",
  );
  return {
    neverNull: new Set(columns.map(({ place }) => place)),
    functions: new Map(functions.map(({ number, ...known }) => [number, known])),
    views: new Map(views.map(({ number, tree }) => [number, tree])),
  };
}
