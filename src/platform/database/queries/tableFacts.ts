import type { Database, Queryable } from "../database.ts";
import { MARKET } from "../placement.ts";

/** What the catalogue says of a table; its partitions are counted in. */
export interface TableFacts {
  readonly name: string;
  /** As the store estimates them. */
  readonly rows: number;
  /** With indexes. */
  readonly bytes: number;
  /** Keys and unique indexes that leave the market out. */
  readonly keysWithoutMarket: readonly string[];
  /** Whether the market may be missing from a row. */
  readonly marketMayBeNull: boolean;
  /** Tables that refer to this one. */
  readonly referredToBy: readonly string[];
  /** Tables that this one refers to. */
  readonly refersTo: readonly string[];
  readonly triggers: readonly string[];
  /** Whether rows of every part have a key by which another machine can follow their changes, or are followed as a whole. */
  readonly hasIdentity: boolean;
}

/** Every table of the product, by name. */
export function selectTableFacts(store: Queryable): Promise<TableFacts[]> {
  return store.query<TableFacts>(
    `select c.relname as name,
       (select coalesce(sum(case when part.reltuples < 0 then pg_stat_get_live_tuples(part.oid) else part.reltuples end), 0)
        from pg_class part where part.oid = any(parts.of) and part.relkind = 'r')::float8 as rows,
       (select coalesce(sum(pg_total_relation_size(part)), 0) from unnest(parts.of) as part)::float8 as bytes,
       array(select k.relname::text from pg_index i join pg_class k on k.oid = i.indexrelid
             where i.indrelid = c.oid and (i.indisunique or i.indisexclusion) and market.attnum is not null
               and not market.attnum = any(i.indkey::int2[]) order by 1) as "keysWithoutMarket",
       coalesce(not market.attnotnull, true) as "marketMayBeNull",
       array(select distinct f.conrelid::regclass::text from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid order by 1)
         as "referredToBy",
       array(select distinct f.confrelid::regclass::text from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid order by 1)
         as "refersTo",
       array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) as triggers,
       not exists (select 1 from pg_class part where part.oid = any(parts.of) and part.relreplident <> 'f'
                   and not exists (select 1 from pg_index i where i.indrelid = part.oid and i.indisprimary)) as "hasIdentity"
     from pg_class c
     cross join lateral (select array(select c.oid union all select inhrelid from pg_inherits where inhparent = c.oid) as of) parts
     left join pg_attribute market on market.attrelid = c.oid and market.attname = '${MARKET}' and not market.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`,
  );
}

/** How a table already lies, as Citus says; tables that it does not know are ordinary ones. */
export interface PlacedByCitus {
  readonly name: string;
  readonly kind: "distributed" | "reference";
  /** Over all machines, with indexes and copies. */
  readonly bytes: number;
}

/** What Citus has placed; nothing where it is not installed. */
export async function selectPlacedByCitus(database: Pick<Database, "engine" | "query">): Promise<PlacedByCitus[]> {
  if (database.engine !== "citus") return [];
  return database.query<PlacedByCitus>(
    `select table_name::text as name, citus_table_type as kind, citus_total_relation_size(table_name)::float8 as bytes
     from citus_tables where citus_table_type in ('distributed', 'reference') order by 1`,
  );
}
