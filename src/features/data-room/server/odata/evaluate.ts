import type { Comparison, Condition, Operand, TextTest, Value } from "./expression.ts";

export type Cell = string | number | null;
/** Whether a row meets a condition. */
export type Test = (row: number) => boolean;
/** The cells of a property, by row. */
export type CellsOf = (property: string) => (row: number) => Cell;

/** Makes a condition something that can be asked of each row. Nothing is larger or smaller than no data. */
export function testOf(condition: Condition, cellsOf: CellsOf): Test {
  switch (condition.kind) {
    case "and": {
      const tests = condition.parts.map((part) => testOf(part, cellsOf));
      return (row) => tests.every((test) => test(row));
    }
    case "or": {
      const tests = condition.parts.map((part) => testOf(part, cellsOf));
      return (row) => tests.some((test) => test(row));
    }
    case "not": {
      const test = testOf(condition.of, cellsOf);
      return (row) => !test(row);
    }
    case "in": {
      const left = read(condition.left, cellsOf);
      const values = new Set<Value>(condition.values);
      return (row) => values.has(left(row));
    }
    case "text": {
      const [left, right] = [read(condition.left, cellsOf), read(condition.right, cellsOf)];
      const holds = TEXTS[condition.test];
      return (row) => {
        const [text, part] = [left(row), right(row)];
        return text !== null && part !== null && holds(String(text), String(part));
      };
    }
    default: {
      const [left, right] = [read(condition.left, cellsOf), read(condition.right, cellsOf)];
      const holds = COMPARED[condition.by];
      return (row) => holds(left(row), right(row));
    }
  }
}

const TEXTS: Readonly<Record<TextTest, (text: string, part: string) => boolean>> = {
  contains: (text, part) => text.includes(part),
  startswith: (text, part) => text.startsWith(part),
  endswith: (text, part) => text.endsWith(part),
};

const COMPARED: Readonly<Record<Comparison, (left: Value, right: Value) => boolean>> = {
  eq: (left, right) => left === right,
  ne: (left, right) => left !== right,
  gt: (left, right) => left !== null && right !== null && left > right,
  ge: (left, right) => left !== null && right !== null && left >= right,
  lt: (left, right) => left !== null && right !== null && left < right,
  le: (left, right) => left !== null && right !== null && left <= right,
};

function read(operand: Operand, cellsOf: CellsOf): (row: number) => Value {
  if (operand.kind === "value") return () => operand.value;
  if (operand.kind === "property") return cellsOf(operand.name);
  const of = read(operand.of, cellsOf);
  const change = operand.to === "lower" ? "toLowerCase" : "toUpperCase";
  return (row) => {
    const text = of(row);
    return text === null ? null : String(text)[change]();
  };
}
