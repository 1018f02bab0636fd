import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { inputReader } from "./readInput.ts";

const contract = {
  method: "GET",
  url: "/example/:market",
  name: "example",
  tag: "example",
  summary: "An example",
  allow: "anyone",
  params: z.object({ market: z.string() }),
  query: z.object({ year: z.coerce.number().int().optional(), minimum: z.coerce.number().min(-1).max(1).default(0.5) }),
  response: z.object({}),
} as const satisfies Endpoint;

const read = inputReader(contract);
const ask = (query: object) => read({ params: { market: "tv-501" }, query, body: undefined });

test("what is left out has its usual value, and numbers are read", () => {
  expect(ask({ year: "2026" })).toEqual({
    params: { market: "tv-501" },
    query: { year: 2026, minimum: 0.5 },
    body: {},
  });
  expect(ask({ minimum: "-0.25" }).query.minimum).toBe(-0.25);
});

test.each(["0x7e8", "1e3", " 2026 ", "2026 ", "+2026", "", "2026.", "٢٠٢٦", "1_000"])(
  "%j is no way to write a year",
  (year) => {
    expect(() => ask({ year })).toThrow("/query/year");
  },
);

test.each(["", " ", ".5", "1e-1", "0b1", "Infinity"])("%j is no way to write a part", (minimum) => {
  expect(() => ask({ minimum })).toThrow("/query/minimum");
});

test("a parameter that comes twice is refused, whichever of the two would be right", () => {
  expect(() => ask({ year: ["2025", "2026"] })).toThrow("/query/year: This parameter may be given once.");
});

test.each(["colour", "__proto__", "constructor", "toString"])("a parameter named %s is not known", (key) => {
  const query = Object.create(null);
  query[key] = "1";
  expect(() => ask(query)).toThrow(`/query/${key}: This parameter is not known here.`);
  const { query: _without, ...bare } = contract;
  expect(() => inputReader(bare)({ params: { market: "tv-501" }, query, body: undefined })).toThrow(key);
});

test("a null character is refused by name wherever it stands, since no text of the store can hold one", () => {
  const write = inputReader({ ...contract, body: z.object({ names: z.array(z.string()) }) });
  const send = (names: string[]) => write({ params: { market: "tv-501" }, query: {}, body: { names } });
  expect(send(["a"]).body).toEqual({ names: ["a"] });
  expect(() => send(["a", "b\0"])).toThrow("/body/names/1: Must not contain null characters.");
  expect(() => read({ params: { market: "\0" }, query: {}, body: undefined })).toThrow("/params/market");
});

test("half a character is refused by name wherever it stands, since the store could not give it back", () => {
  const write = inputReader({ ...contract, body: z.object({ names: z.array(z.string()) }) });
  const send = (names: string[]) => write({ params: { market: "tv-501" }, query: {}, body: { names } });
  expect(send(["🚗"]).body).toEqual({ names: ["🚗"] });
  expect(() => send(["a", "b\ud83d"])).toThrow("/body/names/1: Must not contain half a character");
});

test("a body nested without end is refused before anything walks through it", () => {
  const write = inputReader({ ...contract, body: z.object({ names: z.unknown() }) });
  const names: unknown = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
  expect(() => write({ params: { market: "tv-501" }, query: {}, body: { names } })).toThrow(
    "/body/names: Must not be nested so deeply.",
  );
});
