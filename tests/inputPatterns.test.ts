import { expect, test } from "vitest";
import { operations } from "./fuzz/operations.ts";
import type { Schema } from "./fuzz/schema.ts";

/** Far beyond what a match takes, also on a busy machine; a pattern that goes back over its text again and again takes minutes. */
const MOST_MS = 2_000;
const LENGTH = 30_000;

/** Long runs of what patterns repeat, each ended by what none of them takes. */
const ATTACKS = [
  "a",
  "0",
  "/",
  "-",
  "_",
  "A",
  "aA",
  "0.",
  "a.",
  "a@",
  "a-",
  "  ",
  "%",
  "../",
  "://",
  "=",
  "0-",
  ",",
].map((piece) => `${piece.repeat(LENGTH / piece.length)}\u0000`);

function patternsOf(schema: unknown, found: Set<string>): void {
  if (typeof schema !== "object" || schema === null) return;
  const { pattern } = schema as Schema;
  if (typeof pattern === "string") found.add(pattern);
  for (const part of Object.values(schema)) patternsOf(part, found);
}

test("no pattern that the API holds inputs to can be made to hang", () => {
  const patterns = new Set<string>();
  for (const { body, parameters } of operations()) patternsOf([body, parameters], patterns);
  expect(patterns.size).toBeGreaterThan(20);
  const slow: string[] = [];
  for (const pattern of patterns) {
    const shape = new RegExp(pattern, "u");
    for (const attack of ATTACKS) {
      for (const text of [attack, `tv-${attack}`, `https://a${attack}`, `a@${attack}`, `2025-01-01T${attack}`]) {
        const begun = performance.now();
        shape.test(text);
        if (performance.now() - begun > MOST_MS) slow.push(`${pattern} with ${text.slice(0, 12)}…`);
      }
    }
  }
  expect(slow).toEqual([]);
});
