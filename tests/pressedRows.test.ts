import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/** What only a pointer could press would shut out whoever has none: keys find nothing there, and screen readers say nothing of it. */

const SOURCE = resolve(import.meta.dirname, "../src");

/** Parts of tables and lists, which are nothing to press by themselves. */
const ROWS = new Set(["tr", "td", "th", "li"]);
const CONTROLS = new Set(["button", "a", "summary", "input", "select", "Link", "NavLink"]);

interface Element {
  readonly type: "JSXElement";
  readonly openingElement: {
    readonly name: { readonly name?: string };
    readonly attributes: readonly { readonly name?: { readonly name?: string } }[];
  };
  readonly children: readonly unknown[];
}

test("a row or a cell that can be pressed has a button or a link in it that does the same", () => {
  const pressed = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const source = readFileSync(join(SOURCE, file), "utf8");
      // Most files have none, and reading them costs the most.
      if (!source.includes("onClick") || !/<(tr|td|th|li)\s/.test(source)) return [];
      return elementsIn(parseSync(file, source).program)
        .filter((element) => ROWS.has(tag(element)) && has(element, "onClick"))
        .map((element) => ({ file, hasControl: elementsIn(element.children).some((one) => CONTROLS.has(tag(one))) }));
    });
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.filter(({ hasControl }) => !hasControl).map(({ file }) => file)).toEqual([]);
});

const tag = ({ openingElement }: Element): string => openingElement.name.name ?? "";

const has = ({ openingElement }: Element, attribute: string): boolean =>
  openingElement.attributes.some(({ name }) => name?.name === attribute);

function elementsIn(node: unknown): Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(elementsIn);
  return "type" in node && node.type === "JSXElement" ? [node as Element, ...below] : below;
}
