import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { LAYOUT_BY_NAME } from "./layoutByName.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const document = readFileSync(resolve(ROOT, "docs/import-formats.md"), "utf8");

test.for(Object.values(LAYOUT_BY_NAME))("the description of $name names every column it reads", (layout) => {
  const start = document.indexOf(`### \`${layout.name}\``);
  expect(start).toBeGreaterThan(0);
  const section = document.slice(start, document.indexOf("\n###", start + 1)).split("## Problem codes")[0] ?? "";
  const names = layout.columns.flatMap(({ key, aliases = [] }) => [key, ...aliases]).concat(layout.details ?? []);
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  const required = layout.columns.filter((column) => column.required).map(({ key }) => key);
  expect(required.filter((key) => !section.includes(`**\`${key}\`**`))).toEqual([]);
});

test("every problem code is described, and no other", () => {
  const source = readFileSync(resolve(import.meta.dirname, "problem.ts"), "utf8");
  const codes = [...source.matchAll(/^ {2}\| "([a-z0-9-]+)"/gm)].map(([, code]) => code);
  const table = document.slice(document.indexOf("## Problem codes"));
  const described = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(new Set(described)).toEqual(new Set(codes));
});
