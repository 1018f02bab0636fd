import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync } from "oxc-parser";

const SRC = resolve(import.meta.dirname, "../../src");

/** A pattern of the product's code, or a place where one is put together as the product runs. */
export interface SourcePattern {
  readonly file: string;
  /** Null where it is put together. */
  readonly pattern: RegExp | null;
}

/** Every regular expression in the product's code, but that of tests. */
export function sourcePatterns(): SourcePattern[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SRC, file), "utf8");
      // Most files have none, and reading them costs the most.
      if (!/\/[^\n/]+\/|RegExp/.test(text)) return [];
      return found(parseSync(file, text).program).map((pattern) => ({ file, pattern }));
    });
}

function found(node: unknown): (RegExp | null)[] {
  if (Array.isArray(node)) return node.flatMap(found);
  if (typeof node !== "object" || node === null) return [];
  if ("regex" in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [new RegExp(pattern, flags)];
  }
  const made =
    "callee" in node && JSON.stringify(node.callee).includes('"name":"RegExp"') && "arguments" in node ? [null] : [];
  return [...made, ...Object.values(node).flatMap(found)];
}
