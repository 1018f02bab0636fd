import { ApiProblem, type ProblemCode } from "../api/apiProblem.ts";

/** Everything that can be explained to a person; `screen-fault` is a bug of ours in the browser. */
export type ExplainedCode = ProblemCode | "screen-fault";

/** The code under which a failure is explained. */
export function problemCode(reason: unknown): ExplainedCode {
  return reason instanceof ApiProblem ? reason.code : "screen-fault";
}

/** Whether asking again may help; a new sign-in, an invitation or a first revision of the data is not to be had that way. */
export function isWorthRetrying(code: ExplainedCode): boolean {
  return !isRefusal(code) && !["sign-in-required", "token-rejected", "invalid-input", "market-unknown"].includes(code);
}

/** Codes that mean "not open to this person" rather than "something is wrong". */
export function isRefusal(code: ExplainedCode): boolean {
  return ["market-not-entitled", "access-required", "role-required", "user-disabled", "user-unknown"].includes(code);
}
