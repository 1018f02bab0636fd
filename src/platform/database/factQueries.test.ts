import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { brokenRules, QUERY_RULES, type QueryRule } from "./factQueries.ts";

const SOURCE = resolve(import.meta.dirname, "../..");

const EXAMPLES: Readonly<Record<QueryRule, readonly (readonly [broken: string, kept: string])[]>> = {
  "two-steps": [
    [
      "select packed from wallet join published using (revision_id) where market_id = $1",
      "select packed from wallet where revision_id = $2 and market_id = $1",
    ],
    [
      "select 1 from wallet where revision_id = (select revision_id from published)",
      "select revision_id from published",
    ],
  ],
  "beside-each-other": [
    [
      "select 1 from spend_row n join spend_row e on e.target = n.target",
      "select 1 from spend_row n join spend_row e on e.market_id = n.market_id and e.target = n.target",
    ],
  ],
  "pushed-down": [
    [
      "select medium, stddev(dollars) from spend_row group by medium",
      "select market_id, stddev(dollars) from spend_row group by market_id",
    ],
    ["select string_agg(medium, ',') from spend_row", "select string_agg(name, ',') from person"],
  ],
  "no-grouping-sets": [
    [
      "select medium, sum(dollars) from spend_row group by rollup (medium)",
      "select medium, sum(dollars) from spend_row group by medium",
    ],
  ],
  "no-recursion": [
    [
      "with recursive r as (select 1 from spend_row) select * from r",
      "with r as (select 1 from spend_row) select * from r",
    ],
  ],
  "no-lateral": [
    [
      "select 1 from market m cross join lateral (select 1 from spend_row where market_id = m.market_id limit 1) x",
      "select rank() over (partition by market_id order by dollars) from spend_row",
    ],
  ],
  "no-session-zone": [
    ["select 1 from ad_intel_row where first_day < current_date", "select 1 from ad_intel_row where first_day < $1"],
  ],
};

const cases = Object.entries(EXAMPLES).flatMap(([rule, pairs]) =>
  pairs.map(([broken, kept]) => ({ rule, broken, kept })),
);

test.each(cases)("the rule $rule refuses: $broken", ({ rule, broken, kept }) => {
  expect(brokenRules(broken)).toContain(rule);
  expect(brokenRules(kept)).toEqual([]);
});

/** Queries that break a rule on purpose. */
const ALLOWED: Readonly<Record<string, readonly QueryRule[]>> = {
  // Periods alone, some hundred rows a market, asked for when an administrator looks at an import.
  "platform/database/queries/adIntel/adIntelDisplaced.ts": ["pushed-down"],
};

test("every query of facts in the product could run on several machines", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.endsWith("factQueries.ts"),
  );
  const read: string[] = [];
  const broken = files.flatMap((file) =>
    statementsIn(readFileSync(join(SOURCE, file), "utf8")).flatMap((statement) => {
      if (/\b(from|join) (spend_row|wallet|ad_intel_period)\b/.test(statement)) read.push(file);
      const allowed = ALLOWED[file] ?? [];
      const rules = brokenRules(statement).filter((rule) => !allowed.includes(rule));
      return rules.map((rule) => `${file}: ${statement.slice(0, 80)} (${rule}). ${QUERY_RULES[rule]}`);
    }),
  );
  expect(broken).toEqual([]);
  // A check that reads nothing proves nothing.
  expect(new Set(read).size).toBeGreaterThan(5);
});

/** The texts of a file that look like statements, the file's own constants written out in them. */
function statementsIn(source: string): string[] {
  const constants = new Map(
    [...source.matchAll(/^const (\w+)(?:: \w+)? =\s+(?:`([^`]*)`|"([^"\n]*)")/gm)].map(([, name, long, short]) => [
      name,
      long ?? short,
    ]),
  );
  const written = (text: string) => text.replace(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  // Twice, since constants hold constants.
  const text = written(written(source));
  const texts = [...text.matchAll(/`([^`]*)`|"([^"\n]*)"/g)].map(([, long, short]) => long ?? short ?? "");
  return texts.filter((found) => /^\s*(select|insert|update|delete|with|copy|create)\b/i.test(found));
}
