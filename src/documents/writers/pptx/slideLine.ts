import type { TextRun } from "../../document.ts";

/** A paragraph of a slide. */
export interface SlideLine {
  readonly runs: readonly TextRun[];
  /** What stands before it: nothing, a point, or the number that it has in its list. */
  readonly mark: "none" | "point" | number;
  /** How deep it is in lists: 0 is outside of any, or the outermost. */
  readonly level: number;
  readonly heading: boolean;
}

export function lineText({ runs }: Pick<SlideLine, "runs">): string {
  return runs.map(({ text }) => text).join("");
}

/** A paragraph in pieces of so many letters at most, cut between words where it has any; every run keeps its look. */
export function cutLine(line: SlideLine, letters: number): SlideLine[] {
  const text = lineText(line);
  if (text.length <= letters) return [line];
  const space = text.lastIndexOf(" ", letters);
  let at = space > letters / 2 ? space : letters;
  if (!text.slice(0, at).isWellFormed()) at -= 1;
  const rest = { ...line, mark: "none" as const, runs: runsBetween(line.runs, at, text.length) };
  return [{ ...line, runs: runsBetween(line.runs, 0, at) }, ...cutLine(rest, letters)];
}

function runsBetween(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === "" ? [] : [{ ...run, text }];
  });
}
