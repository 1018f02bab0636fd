import { describe, expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import type { DataColumn } from "../making/tableRows.ts";
import { parseQuery, type QueryOptions } from "./parseQuery.ts";
import { plainTable } from "./queriedTable.ts";
import { findRows, pageOf } from "./runQuery.ts";

const COLUMNS: readonly DataColumn[] = [
  { key: "market", kind: "text" },
  { key: "medium", kind: "text" },
  { key: "year", kind: "small" },
  { key: "amount", kind: "whole" },
];
const ROWS = [
  ["tv-501", "tvOta", 2025, 100],
  ["tv-501", "mobile", 2025, null],
  ["tv-501", "tvOta", 2026, 50],
  ["tv-803", "tvOta", 2025, 7],
  ["tv-803", "o'clock", 2025, -3.5],
] as const;

function asked(options: QueryOptions, most = 100) {
  const query = parseQuery(options, COLUMNS);
  const page = pageOf(findRows(plainTable(COLUMNS, ROWS), query), query, most);
  return { ...page, value: JSON.parse(page.value) as Record<string, unknown>[] };
}

const amounts = (options: QueryOptions) => asked(options).value.map(({ amount }) => amount);

describe("a condition", () => {
  test.each([
    ["market eq 'tv-501'", [100, null, 50]],
    ["amount gt 7", [100, 50]],
    ["amount ge 7 and year lt 2026", [100, 7]],
    ["amount eq null", [null]],
    ["amount ne null and not (medium eq 'tvOta')", [-3.5]],
    ["medium eq 'mobile' or market eq 'tv-803' and amount gt 0", [null, 7]],
    ["(medium eq 'mobile' or market eq 'tv-803') and amount gt 0", [7]],
    ["market in ('tv-803','tv-999')", [7, -3.5]],
    ["year in (2026)", [50]],
    ["contains(medium,'obil')", [null]],
    ["startswith(market,'tv-8') and endswith(medium,'Ota')", [7]],
    ["medium eq 'o''clock'", [-3.5]],
    ["tolower(medium) eq 'tvota' and year le 2025", [100, 7]],
    ["amount lt -3", [-3.5]],
    ["amount le 1e1", [7, -3.5]],
    ["", [100, null, 50, 7, -3.5]],
  ])("%s", ($filter, found) => {
    expect(amounts({ $filter })).toEqual(found);
  });

  test.each([
    ["amount eq '7'", "amount is a number and 7 a text"],
    ["market eq 7", "texts stand in single quotes"],
    ["markets eq 'x'", "There is no property markets. There are market, medium, year, amount."],
    ["market eq", "Expected a property or a value at its end."],
    ["market eq 'x' and", "at its end"],
    ["market 'x'", "Expected one of eq, ne, gt, ge, lt, le, in at character"],
    ["(market eq 'x'", "Expected ) at its end."],
    ["market eq 'x' year eq 1", "Expected the end at character"],
    ["contains(year,'2')", "contains compares texts; year is none."],
    ["market eq 'x", "It cannot be read from character"],
    ["market in (market)", "in takes a list of values."],
    [`${"(".repeat(60)}year eq 1${")".repeat(60)}`, "Brackets may stand in each other 50 deep."],
    [`${"not ".repeat(60)}year eq 1`, "50 deep"],
  ])("%s is refused with words that help", ($filter, message) => {
    const attempt = () => parseQuery({ $filter }, COLUMNS);
    expect(attempt).toThrow(Failure);
    expect(attempt).toThrow(message);
  });
});

test("an order by several properties has no data first, and last where it goes down", () => {
  expect(amounts({ $orderby: "amount" })).toEqual([null, -3.5, 7, 50, 100]);
  expect(amounts({ $orderby: "market desc,amount desc" })).toEqual([7, -3.5, 100, 50, null]);
  expect(() => parseQuery({ $orderby: "amount upwards" }, COLUMNS)).toThrow("asc or desc");
});

test("a page tells how many rows there are and whether more follow", () => {
  expect(asked({ $top: 3 }, 2)).toMatchObject({ rows: 2, count: 5, hasMore: true });
  expect(asked({ $top: 3, $skiptoken: 2 }, 2)).toMatchObject({ rows: 1, hasMore: false, value: [{ amount: 50 }] });
  expect(asked({ $skip: 4 })).toMatchObject({ rows: 1, hasMore: false, value: [{ amount: -3.5 }] });
  expect(asked({ $skip: 1, $skiptoken: 2, $select: "year, amount" }).value).toEqual([
    { year: 2025, amount: 7 },
    { year: 2025, amount: -3.5 },
  ]);
  expect(asked({ $top: 0 })).toMatchObject({ rows: 0, count: 5, hasMore: false });
});

describe("rows put together", () => {
  test("by what they have in common, with sums that pass over no data", () => {
    const $apply = "groupby((market,year),aggregate(amount with sum as amount,$count as rows))";
    expect(asked({ $apply, $orderby: "amount desc", $filter: "rows gt 0" }).value).toEqual([
      { market: "tv-501", year: 2025, amount: 100, rows: 2 },
      { market: "tv-501", year: 2026, amount: 50, rows: 1 },
      { market: "tv-803", year: 2025, amount: 3.5, rows: 2 },
    ]);
  });

  test("behind a condition, and all together", () => {
    const $apply =
      "filter(medium eq 'tvOta')/aggregate(amount with max as most,amount with min as least,amount with average as mean,market with countdistinct as markets)";
    expect(asked({ $apply }).value).toEqual([{ most: 100, least: 7, mean: 157 / 3, markets: 2 }]);
    expect(asked({ $apply: "groupby((medium))" }).value).toHaveLength(3);
    expect(asked({ $apply: "groupby((year,market,year))" }).value[0]).toEqual({ market: "tv-501", year: 2025 });
    expect(asked({ $apply: "filter(year eq 1)/aggregate(amount with sum as amount)" }).value).toEqual([
      { amount: null },
    ]);
  });

  test.each([
    ["groupby(market)", "Expected ("],
    ["aggregate(market with sum as x)", "market is a text, which has no sum."],
    ["aggregate(amount with median as x)", "Expected one of sum, min, max, average, countdistinct"],
    ["groupby((market),aggregate(amount with sum as market))", "The name market is given twice."],
    ["concat(aggregate(amount with sum as x))", "Expected filter, groupby or aggregate"],
    ["aggregate(amount with sum as 'x')", "a name of letters and digits"],
  ])("%s is refused with words that help", ($apply, message) => {
    expect(() => parseQuery({ $apply }, COLUMNS)).toThrow(message);
  });
});
