import { expect, test } from "vitest";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import { givenInput, givenTrades } from "#forecast/givenInput.ts";
import { workbench } from "./answerAsk.ts";
import type { Answer } from "./wire.ts";

const input = { ...givenInput({}, 12), ...givenTrades(12) };
const trades = input.trades.slice(0, 1).map((trade) => ({ ...trade, elasticity: 0.9 }));
const edited = { ...NO_ASSUMPTIONS, trades };

function opened() {
  const ask = workbench();
  ask({ ask: "open", input, assumptions: NO_ASSUMPTIONS });
  return ask;
}

const figuresOf = (answer: Answer) => {
  if (answer.answer !== "figures") throw new Error(`The workbench answered ${answer.answer}.`);
  return answer.figures;
};

test("an edit shows the year in sight first, and with the rest what a run of all years shows", () => {
  const ask = opened();
  const first = figuresOf(ask({ ask: "assume", assumptions: edited, first: 2027 }));
  expect(first.hasRest).toBe(true);
  expect(new Set(first.tables.map(({ year }) => year))).toEqual(new Set([2027]));
  const rest = figuresOf(ask({ ask: "rest" }));
  expect(rest.hasRest).toBe(false);
  const whole = figuresOf(opened()({ ask: "assume", assumptions: edited }));
  const byName = (tables: typeof whole.tables) =>
    new Map(tables.map((table) => [`${table.medium} ${table.year} ${table.part}`, table]));
  expect(byName([...first.tables, ...rest.tables])).toEqual(byName(whole.tables));
});

test("what is explained after the rest stands on all of the edit, and nothing is left to be asked for", () => {
  const ask = opened();
  ask({ ask: "assume", assumptions: edited, first: 2027 });
  ask({ ask: "rest" });
  const place = { market: "tv-500", subVertical: trades[0]!.subVertical, medium: "tvOta", year: 2025 } as const;
  const answer = ask({ ask: "course", place: { ...place, part: "core" } });
  const parts = answer.answer === "course" ? answer.course?.strength?.parts : [];
  expect(parts?.find(({ of }) => of === "trade")?.elasticity).toBe(0.9);
  expect(ask({ ask: "rest" })).toMatchObject({ answer: "refused" });
});

test("an edit that is refused leaves nothing behind, whichever year was wanted first", () => {
  const ask = opened();
  const wrong = { ...edited, trades: trades.map((trade) => ({ ...trade, elasticity: 9 })) };
  expect(ask({ ask: "assume", assumptions: wrong, first: 2027 })).toMatchObject({
    answer: "refused",
    refused: { place: { kind: "elasticity-outside" } },
  });
  expect(figuresOf(ask({ ask: "assume", assumptions: NO_ASSUMPTIONS })).tables).toEqual([]);
});
