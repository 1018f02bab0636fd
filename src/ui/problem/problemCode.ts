import { ApiProblem, type ProblemCode } from "../api/apiProblem.ts";

/** Everything that can be explained to a person; `screen-fault` is a bug of ours in the browser. */
export type ExplainedCode = ProblemCode | "screen-fault";

/** The code under which a failure is explained. */
export function problemCode(reason: unknown): ExplainedCode {
  return reason instanceof ApiProblem ? reason.code : "screen-fault";
}

/** Codes that mean "not open to this person" rather than "something is wrong". */
export function isRefusal(code: ExplainedCode): boolean {
  return ["market-not-entitled", "access-required", "role-required", "user-disabled", "user-unknown"].includes(code);
}
