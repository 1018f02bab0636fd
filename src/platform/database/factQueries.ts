import { plainSql } from "./distributable.ts";
import { FACT_TABLES, FACT_VIEWS, MARKET } from "./placement.ts";

/** What a query of facts must not do on a store of several machines, with what to do instead. */
export const QUERY_RULES = {
  "two-steps":
    "Read the pointer to the published revision first and pass its number on: joined with facts, Citus may read two revisions at once.",
  "beside-each-other": `Facts are joined with facts by ${MARKET}, so that each machine joins what it holds.`,
  "pushed-down": `Citus would bring every row to one machine for this aggregate: group by ${MARKET}, or use sums.`,
  "no-grouping-sets": "Citus has no GROUPING SETS, CUBE or ROLLUP over facts: group in an inner query first.",
  "no-recursion": "Citus has no recursive queries over facts.",
  "no-lateral": "Rank with a window function instead of LATERAL with LIMIT.",
  "no-session-zone": "Dates of facts are dates: a time zone of the session does not reach the other machines.",
} as const;

export type QueryRule = keyof typeof QUERY_RULES;

const facts = [...FACT_TABLES, ...FACT_VIEWS].join("|");
const READS_FACTS = new RegExp(`\\b(from|join|into|update) (only )?(${facts})\\b`);
const FACTS_READ = new RegExp(`\\b(?:from|join) (?:only )?(?:${facts})\\b`, "g");
const SAME_MARKET = new RegExp(`\\b\\w+\\.${MARKET} = \\w+\\.${MARKET}\\b|using \\([^)]*\\b${MARKET}\\b`);
const PULLED =
  /\b(stddev|stddev_pop|stddev_samp|variance|var_pop|var_samp|percentile_cont|percentile_disc|mode|string_agg|array_agg|json_agg|jsonb_agg)\s*\(/;

/** The rules that a statement breaks; none for one that reads no facts. */
export function brokenRules(statement: string): QueryRule[] {
  const sql = plainSql(statement);
  if (!READS_FACTS.test(sql)) return [];
  const tables = sql.match(FACTS_READ) ?? [];
  const broken: readonly (readonly [QueryRule, boolean])[] = [
    ["two-steps", /\b(from|join) published\b/.test(sql)],
    ["beside-each-other", tables.length > 1 && !/\b(union|except|intersect)\b/.test(sql) && !SAME_MARKET.test(sql)],
    ["pushed-down", PULLED.test(sql) && !new RegExp(`group by [^)]*\\b${MARKET}\\b`).test(sql)],
    ["no-grouping-sets", /\b(grouping sets|rollup|cube) ?\(/.test(sql)],
    ["no-recursion", /\bwith recursive\b/.test(sql)],
    ["no-lateral", /\blateral\b/.test(sql)],
    ["no-session-zone", /\b(current_date|localtimestamp)\b|now\(\)::date/.test(sql)],
  ];
  return broken.filter(([, is]) => is).map(([rule]) => rule);
}
