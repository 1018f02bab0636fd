import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_MESSAGES } from "#language/messages/all.ts";

/** `filters.year` and all its like; a text is one in however many forms of the plural. */
const KEYS = [
  ...new Set(keysOf(ALL_MESSAGES["en-US"]).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""))),
];

function keysOf(tree: object, path = ""): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${path}${key}.`) : [path + key],
  );
}

/** The program without its tests. */
function readProgram(): string {
  const folder = join(import.meta.dirname, "../src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** The texts between the placeholders of a template, as `filters.` and `.title` of `filters.${id}.title`. */
const partsOf = (template: string) => template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
const patternOf = (parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);

test("no text is left that no screen says", () => {
  const program = readProgram();
  const literals = new Set([...program.matchAll(/"([a-zA-Z]+(?:\.[\w-]+)+)"/g)].map(([, key = ""]) => key));
  // Looked ahead for, as a template may stand inside of another.
  const templates = [...program.matchAll(/`(?=([^`\n]+)`)/g)]
    .map(([, template = ""]) => partsOf(template))
    .filter((parts) => parts.length > 1 && parts.every((part) => /^[\w.-]*$/.test(part)));
  const whole = templates.filter(([first = ""]) => /^[a-zA-Z]+\./.test(first)).map(patternOf);
  // `${texts}.title` continues a key that stands in quotation marks elsewhere.
  const ends = templates
    .filter(([first, second = ""]) => first === "" && second.startsWith("."))
    .map(([, ...end]) => patternOf(end));
  const isContinued = (key: string) =>
    [...key.matchAll(/\./g)].some(
      ({ index }) => literals.has(key.slice(0, index)) && ends.some((end) => end.test(key.slice(index))),
    );
  const isSaid = (key: string) => literals.has(key) || whole.some((pattern) => pattern.test(key)) || isContinued(key);
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});
