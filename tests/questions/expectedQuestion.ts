import { readFileSync } from "node:fs";
import type { Meaning, Topic } from "#domain/ask/meaning.ts";
import type { Locale } from "#domain/taxonomy/name.ts";

/** A question as people type it, and what they mean by it, asked in a language from New York in 2026. */
export interface ExpectedQuestion {
  readonly language: Locale;
  readonly ask: string;
  readonly market: string;
  /** The last of the years. */
  readonly year: number;
  /** The first and the last of them, where there are several. */
  readonly years?: readonly number[];
  /** Id of a vertical or sub-vertical; the whole market where left out. */
  readonly scope?: string;
  readonly medium?: string;
  /** Markets that the own one is held against, `nation` among them. */
  readonly compare?: readonly string[];
  readonly measure?: "share" | "perCapita";
  readonly political?: "without";
  readonly topic?: Topic;
  /** A number is percent. */
  readonly benchmark?: "peers" | "top" | number;
  readonly marketKind?: Extract<Meaning, { kind: "marketKind" }>["marketKind"];
  /** The question asked just before it. */
  readonly after?: string;
}

/** The questions of a file, one in each line. */
export function questionsIn(name: string): ExpectedQuestion[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
  // Ids that there are not would never be understood, and so are found by the test.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return lines.map((line) => JSON.parse(line) as ExpectedQuestion);
}
