import { describe, expect, test } from "vitest";
import { documentText } from "#domain/content/documentText.ts";
import { publishFaults } from "#domain/content/contentItem.ts";
import { MERGE_FIELDS } from "#domain/sellingAids/mergeFields.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";

/** Every piece of the starter content, as the product will load it. */

const pieces = await readStarter(STARTER_FOLDER);
const nameOf = ({ kind, key }: { kind: string; key: string }) => `${kind}/${key}`;

/** Blocks that translations must share: headings with their levels, lists, tables and quotes. */
function shapeOf({ content }: ContentDocument): string[] {
  return content.flatMap((block) => {
    if (block.type === "heading") return [`heading ${block.level}`];
    if (block.type === "table") return [`table of ${block.content[0]?.content.length} columns`];
    return [];
  });
}

describe.each(pieces.map((piece) => [nameOf(piece), piece] as const))("the starter content %s", (_, piece) => {
  const { kind, key, state } = piece;

  test("can be published, and lies in the folder of its kind and key", () => {
    expect(publishFaults(kind, state)).toEqual([]);
    expect(pieces.filter((other) => other.kind === kind && other.key === key)).toHaveLength(1);
  });

  test("has the same headings and tables in every language", () => {
    const shapes = LOCALES.map((language) => state.texts[language] && shapeOf(state.texts[language].body));
    expect(shapes).toEqual(LOCALES.map(() => shapes[0]));
  });

  test("names merge fields that can be filled, the same in every language", () => {
    const fields = LOCALES.map((language) => fieldsIn(state.texts[language]?.body ?? EMPTY));
    expect(fields.flat().filter((field) => !MERGE_FIELDS.some((known) => known === field))).toEqual([]);
    const [first = [], ...others] = fields.map((named) => [...new Set(named)].toSorted());
    for (const other of others) expect(other).toEqual(first);
  });
});

test("issues belong to publications that there are, each with its number", () => {
  const publications = pieces.filter(({ kind }) => kind === "publication").map(({ key }) => key);
  const issues = pieces.filter(({ kind }) => kind === "issue");
  for (const { state } of issues) expect(publications).toContain(state.properties.publication);
  const numbers = issues.map(({ state: { properties } }) => `${properties.publication} ${properties.number}`);
  expect(new Set(numbers).size).toBe(numbers.length);
});

const EMPTY: ContentDocument = { type: "doc", content: [] };

function fieldsIn(body: ContentDocument): string[] {
  return [...documentText(body).matchAll(/\{\{(.*?)\}\}/g)].map(([, name = ""]) => name);
}
