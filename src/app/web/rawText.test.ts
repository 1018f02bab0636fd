import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

const components: Record<string, string> = import.meta.glob(["../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Attributes that a reader sees or hears. */
const SPOKEN = new Set(["aria-label", "aria-description", "title", "alt", "placeholder", "label", "hint", "reason"]);

/** Signs, units and bare numbers read the same everywhere. */
const isWord = (text: string) => /\p{L}{2,}/u.test(text.replace(/&\w+;/g, ""));

/** The words that stand in the JSX of a file instead of in the messages. */
function rawTexts(path: string, code: string): string[] {
  const found: string[] = [];
  visit(parseSync(path, code).program, (node) => {
    if (node["type"] === "JSXText" && isWord(String(node["value"]))) found.push(String(node["value"]).trim());
    if (node["type"] === "JSXExpressionContainer") found.push(...literal(node["expression"]));
    if (node["type"] === "JSXAttribute" && SPOKEN.has(nameOf(node))) found.push(...literal(node["value"]));
  });
  return found;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (isNode(value)) {
    look(value);
    for (const [key, child] of Object.entries(value)) {
      // Attributes hold class names and keys; the spoken ones are looked at by name.
      const silent = value["type"] === "JSXAttribute" && key === "value" && !containsElement(child);
      if (!silent) visit(child, look);
    }
  }
}

const containsElement = (value: unknown) => JSON.stringify(value)?.includes('"JSXElement"') ?? false;

function literal(value: unknown): string[] {
  return isNode(value) && value["type"] === "Literal" && typeof value["value"] === "string" && isWord(value["value"])
    ? [value["value"]]
    : [];
}

function nameOf(attribute: Node): string {
  const name = attribute["name"];
  return isNode(name) ? String(name["name"]) : "";
}

test("words in the markup and in spoken attributes are found, signs and code are not", () => {
  const words = rawTexts(
    "example.tsx",
    `const a = <p title="Hello there" className="not seen">Plain words {"quoted words"} {text("key.of.it")} · {n} % <b x={<i>deep</i>} /></p>;`,
  );
  expect(words.toSorted()).toEqual(["Hello there", "Plain words", "deep", "quoted words"]);
});

test("no component says anything in one language only", () => {
  const raw = Object.entries(components).flatMap(([path, code]) =>
    rawTexts(path, code).map((text) => `${path}: ${text}`),
  );
  expect(Object.keys(components).length).toBeGreaterThan(30);
  expect(raw).toEqual([]);
});
