import { expect, test } from "vitest";
import { operations } from "./fuzz/operations.ts";
import type { Schema } from "./fuzz/schema.ts";
import { slowestAttack } from "./patterns/slowestAttack.ts";
import { sourcePatterns } from "./patterns/sourcePatterns.ts";

function patternsOf(schema: unknown, found: Set<string>): void {
  if (typeof schema !== "object" || schema === null) return;
  const { pattern } = schema as Schema;
  if (typeof pattern === "string") found.add(pattern);
  for (const part of Object.values(schema)) patternsOf(part, found);
}

const apiPatterns = new Set<string>();
for (const { body, parameters } of operations()) patternsOf([body, parameters], apiPatterns);

/** Where a pattern is put together as the product runs, out of words of our own alone, or with what stands in it escaped. */
const PUT_TOGETHER = [
  "app/server/plugins/clientErrors.ts",
  "app/server/plugins/otherMethods.ts",
  "documents/writers/pdf/printable.ts",
  "domain/sentenceReader.ts",
  "domain/tables/fromCsv.ts",
  "features/access-requests/contract.ts",
  "features/forecast-analysis/web/figures/typedFigure.ts",
  "features/selling-aids/server/mailFile.ts",
  "features/share-wallet/web/revenue/typedDollars.ts",
  "figures/insights/sentence.ts",
  "platform/content/foundPassages.ts",
  "platform/database/distributable.ts",
  "platform/database/factQueries.ts",
  "platform/files/s3Store.ts",
  "platform/identity/signIn.ts",
  "ui/glossary/findTerms.ts",
];

test("no pattern in the product, of inputs, files, names, searches or texts, takes more than the square of a text's length", () => {
  const written = sourcePatterns();
  const together = written.filter(({ pattern }) => pattern === null).map(({ file }) => file);
  expect([...new Set(together)].toSorted()).toEqual(PUT_TOGETHER);
  expect(written.length).toBeGreaterThan(400);
  expect(apiPatterns.size).toBeGreaterThan(20);
  const patterns = new Map(
    written.flatMap(({ file, pattern }) => (pattern ? [[String(pattern), { file, pattern }] as const] : [])),
  );
  for (const source of apiPatterns)
    patterns.set(source, { file: "the API's document", pattern: new RegExp(source, "u") });
  const slow = [...patterns.values()].flatMap(({ file, pattern }) => {
    const attack = slowestAttack(pattern);
    return attack === null ? [] : [`${file}: ${pattern.source} with ${attack}`];
  });
  expect(slow).toEqual([]);
});

test.each([/^(a+)+$/, /^(?:<!--.*?-->\s*)*<html/s, /^(.*?\d)\s*(k|m)?\s*\$?\s*$/, /^(\w+\s?)*$/, /(a|a)*b/, /x*x*x*y/])(
  "%s, which can be made to hang, is seen",
  (pattern) => {
    expect(slowestAttack(pattern, 500)).not.toBeNull();
  },
);

test.each([/^\s*\w+\s*$/, /-+$/, /^[^@\s]+@[^@\s]+$/, /"((?:[^"]|"")*)"/])(
  "%s, which cannot, is let through",
  (pattern) => {
    expect(slowestAttack(pattern)).toBeNull();
  },
);
