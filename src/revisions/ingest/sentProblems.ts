import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import type { Problem } from "./problem.ts";

/** So many problems of a file are sent; all are counted. */
const SENT = 200;

/** The first of what is wrong with a file, with the known names that come near an unknown one. */
export function sentProblems(
  problems: readonly Problem[],
  nearTo: (code: Problem["code"], value: string) => string[] = () => [],
): OwnFileProblem[] {
  return problems.slice(0, SENT).map(({ line, column, value, code, message }) => ({
    line,
    column,
    value,
    code,
    message,
    near: nearTo(code, value?.trim() ?? ""),
  }));
}
