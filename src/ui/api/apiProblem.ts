import type { Problem } from "#platform/api/problem.ts";
import type { FailureCode } from "#domain/failure.ts";

/** Everything a call can fail with: the API's own codes, or no answer at all. */
export type ProblemCode = FailureCode | "offline" | "unreachable";

/** A failed call, with the code that screens translate. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly problem: Problem | null;

  constructor(code: ProblemCode, status: number, detail: string, body: Problem | null = null) {
    super(detail);
    this.name = "ApiProblem";
    this.code = code;
    this.status = status;
    this.problem = body;
  }
}
