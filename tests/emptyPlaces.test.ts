import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { type Example, EXAMPLES, type Said } from "#ui/example/examples.ts";

const examples: readonly (readonly [name: string, example: Example])[] = Object.entries(EXAMPLES);

/** Everything that the screens are made of. */
const screens = readdirSync(join(import.meta.dirname, "../src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(join(import.meta.dirname, "../src", file), "utf8"))
  .join("\n");

function saidOf(example: Example): Said[] {
  if (example.form === "rows")
    return example.rows.flatMap(({ name, detail, end }) => [name, detail, end].filter((said) => said !== undefined));
  return example.form === "bars" ? example.bars.map(({ name }) => name) : [example.name, example.end];
}

test("every example is shown in some empty place", () => {
  const unused = examples.filter(
    ([name]) => !new RegExp(`(example=|example: |LateExample name=)"${name}"`).test(screens),
  );
  expect(unused).toEqual([]);
});

test("every word of the examples is said by one, in each language", () => {
  const said = new Set(
    examples.flatMap(([, example]) => saidOf(example)).flatMap((one) => (one.kind === "words" ? [one.key] : [])),
  );
  for (const locale of LOCALES)
    expect(Object.keys(ALL_MESSAGES[locale].example.said).toSorted()).toEqual([...said].toSorted());
});

test("no address in an example leads to anybody: all end in a name that is kept free", () => {
  const plain = examples
    .flatMap(([, example]) => saidOf(example))
    .flatMap((one) => (one.kind === "plain" ? [one.plain] : []));
  const addresses = plain.filter((words) => /@|\.(com|net|org)$/.test(words));
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => !/(\.example|\bexample\.com)$/.test(address))).toEqual([]);
});

test("bars are largest first, and a course has years behind and ahead of the one looked at", () => {
  for (const [, example] of examples) {
    if (example.form === "bars")
      expect(example.bars).toEqual(example.bars.toSorted((one, other) => other.dollars - one.dollars));
    if (example.form === "course")
      expect([example.at > 1, example.at < example.values.length - 1]).toEqual([true, true]);
  }
});
