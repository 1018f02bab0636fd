import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./product.ts";

/** A line that a document tells its reader to run. */
export interface DocumentedLine {
  /** `docs/administration.md:80` */
  readonly at: string;
  readonly text: string;
  /** Why it cannot be run here, as the document says in front of its block: `<!-- not run: … -->`. */
  readonly notRun: string | null;
}

const DOCUMENTS = ["*.md", "docs/**/*.md", "deploy/**/*.md", "content/**/*.md"];
const BLOCK = /(?:<!-- not run: (.*?) -->\s*)?^```.*\n([\s\S]*?)^```$/gm;

/** The lines of every document's fenced blocks that begin with this program; continued ones as one. */
export function documentedLines(program: string): DocumentedLine[] {
  return globSync(DOCUMENTS, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => linesOf(file, readFileSync(join(ROOT, file), "utf8"), program));
}

/** The fenced blocks of a document that are of a language: `blocksOf("docs/api.md", "python")`. */
export function blocksOf(file: string, language: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(BLOCK)].flatMap(({ 0: all, 2: block = "" }) =>
    all.includes(`\`\`\`${language}\n`) ? [block] : [],
  );
}

/** How often a program is called in a document at all, in blocks or between words. */
export function callsOf(program: RegExp): string[] {
  return globSync(DOCUMENTS, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => (readFileSync(join(ROOT, file), "utf8").match(program) ?? []).map((call) => `${file}: ${call}`));
}

function linesOf(file: string, text: string, program: string): DocumentedLine[] {
  return [...text.matchAll(BLOCK)].flatMap(({ 0: all, 1: notRun, 2: block = "", index }) => {
    const begins = text.slice(0, index + all.indexOf("```")).split("\n").length + 1;
    return block
      .replace(/\\\n\s*/g, " ")
      .split("\n")
      .map((line, at) => ({
        at: `${file}:${begins + at}`,
        text: line.trim(),
        notRun: notRun ?? null,
      }))
      .filter((line) => line.text.startsWith(`${program} `));
  });
}
