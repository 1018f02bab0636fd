import { expect, test } from "vitest";
import { FAULTS, faultSentence, isFaultCode } from "./fault.ts";
import { faultOf } from "./faultOf.ts";

const CODES = Object.keys(FAULTS).filter(isFaultCode);
const VALUES = { most: "80", least: "1", options: "tv, radio", market: "tv-1 (x)", customer: 'A "B" C', used: "4" };

test("every sentence leads back to its fault and its values", () => {
  for (const code of CODES) {
    const named = [...FAULTS[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    const values = Object.fromEntries(named.map((name) => [name, { ...VALUES }[name] ?? "7"]));
    expect(faultOf(faultSentence(code, values))).toEqual({ code, values });
  }
});

test("no two faults say the same, and a sentence of others is none", () => {
  expect(new Set(Object.values<string>(FAULTS)).size).toBe(CODES.length);
  expect(faultOf("Invalid input: expected string, received undefined")).toBeNull();
  expect(isFaultCode("constructor")).toBe(false);
  expect(isFaultCode("twice")).toBe(true);
});
