import { parseCondition, readCondition } from "./parseCondition.ts";
import { type Property, propertyNamed } from "./property.ts";
import { type Aggregate, type Grouping, METHODS, type Order, type TableQuery } from "./tableQuery.ts";
import { type Words, wordsOf } from "./words.ts";
import { wrongOption } from "./wrongOption.ts";

/** The options of a query as they stand in an address. */
export interface QueryOptions {
  readonly $filter?: string | undefined;
  readonly $select?: string | undefined;
  readonly $orderby?: string | undefined;
  readonly $top?: number | undefined;
  readonly $skip?: number | undefined;
  readonly $count?: "true" | "false" | undefined;
  readonly $apply?: string | undefined;
  readonly $skiptoken?: number | undefined;
}

/**
 * Reads what is asked of a table.
 *
 * @throws Failure `invalid-input` that says which option cannot be read, and where
 */
export function parseQuery(options: QueryOptions, columns: readonly Property[]): TableQuery {
  const { $filter, $select, $orderby, $apply, $top, $skip = 0, $skiptoken = 0, $count } = options;
  const grouping = $apply === undefined ? null : parseApply($apply, columns);
  const properties = grouping ? propertiesOfGroups(grouping, columns) : columns;
  return {
    grouping,
    filter: $filter === undefined || $filter.trim() === "" ? null : parseCondition($filter, properties),
    order: $orderby === undefined ? [] : parseOrder($orderby, properties),
    select: $select === undefined || $select.trim() === "*" ? null : parseNames($select, properties),
    skip: $skip + $skiptoken,
    top: $top === undefined ? null : Math.max(0, $top - $skiptoken),
    count: $count === "true",
  };
}

/** What groups have: what they were made by, and their figures. */
export function propertiesOfGroups({ by, aggregates }: Grouping, columns: readonly Property[]): readonly Property[] {
  return [
    ...columns.filter(({ key }) => by.includes(key)),
    ...aggregates.map(
      ({ name, method }): Property => ({ key: name, kind: method === "average" ? "decimal" : "whole" }),
    ),
  ];
}

function parseNames(text: string, properties: readonly Property[]): readonly string[] {
  return text.split(",").map((name) => propertyNamed(name.trim(), properties, "$select").name);
}

function parseOrder(text: string, properties: readonly Property[]): readonly Order[] {
  return text.split(",").map((part) => {
    const [name = "", direction = "asc", ...rest] = part.trim().split(/\s+/);
    if (!["asc", "desc"].includes(direction) || rest.length > 0)
      throw wrongOption("$orderby", `A property may be followed by asc or desc; this is ${part.trim().slice(0, 60)}.`);
    return { property: propertyNamed(name, properties, "$orderby").name, descending: direction === "desc" };
  });
}

/** Reads `filter(…)/groupby((…),aggregate(…))`, each part of which may be missing but one. */
function parseApply(text: string, columns: readonly Property[]): Grouping {
  const words = wordsOf("$apply", text);
  let filter: Grouping["filter"] = null;
  if (words.take("filter")) {
    words.expect("(");
    filter = readCondition(words, columns, "$apply");
    words.expect(")");
    words.expect("/");
  }
  let by: readonly string[] = [];
  let aggregates: readonly Aggregate[] = [];
  if (words.take("groupby")) {
    words.expect("(");
    words.expect("(");
    by = [...new Set(readNames(words, columns))];
    words.expect(")");
    if (words.take(",")) {
      words.expect("aggregate");
      aggregates = readAggregates(words, columns);
    }
    words.expect(")");
  } else if (words.take("aggregate")) aggregates = readAggregates(words, columns);
  else words.refuse("filter, groupby or aggregate");
  if (words.next()) words.refuse("the end");
  const names = [...by, ...aggregates.map(({ name }) => name)];
  const doubled = aggregates.find(({ name }) => names.filter((one) => one === name).length > 1);
  if (doubled) throw wrongOption("$apply", `The name ${doubled.name} is given twice.`);
  return { filter, by, aggregates };
}

function readNames(words: Words, columns: readonly Property[]): readonly string[] {
  const names: string[] = [];
  do names.push(propertyNamed(words.pop()?.text ?? "", columns, "$apply").name);
  while (words.take(","));
  return names;
}

function readAggregates(words: Words, columns: readonly Property[]): readonly Aggregate[] {
  words.expect("(");
  const found: Aggregate[] = [];
  do found.push(readAggregate(words, columns));
  while (words.take(","));
  words.expect(")");
  return found;
}

function readAggregate(words: Words, columns: readonly Property[]): Aggregate {
  if (words.take("$count")) {
    words.expect("as");
    return { property: null, method: "count", name: newName(words) };
  }
  const { name: property, kind } = propertyNamed(words.pop()?.text ?? "", columns, "$apply");
  words.expect("with");
  const method = METHODS.find((known) => words.take(known));
  if (!method) return words.refuse(`one of ${METHODS.join(", ")}`);
  if (kind === "text" && method !== "countdistinct")
    throw wrongOption("$apply", `${property} is a text, which has no ${method}.`);
  words.expect("as");
  return { property, method, name: newName(words) };
}

const NEW_NAME = /^[A-Za-z_]\w{0,59}$/;

function newName(words: Words): string {
  const word = words.next();
  if (word?.kind !== "name" || !NEW_NAME.test(word.text)) return words.refuse("a name of letters and digits");
  words.pop();
  return word.text;
}
