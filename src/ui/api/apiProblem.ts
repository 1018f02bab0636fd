import { type Problem, problem } from "#api/problem.ts";
import { FAILURES, type FailureCode } from "#domain/failure.ts";

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

/** Reads an error answer; one that is not ours (a proxy's page, say) becomes a code by its status. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const parsed = problem.safeParse(await response.json().catch(() => null));
  if (parsed.success && isFailureCode(parsed.data.code)) {
    return new ApiProblem(parsed.data.code, response.status, parsed.data.detail, parsed.data);
  }
  return new ApiProblem(codeByStatus(response.status), response.status, response.statusText);
}

function isFailureCode(code: string): code is FailureCode {
  return code in FAILURES;
}

function codeByStatus(status: number): ProblemCode {
  if (status === 401) return "sign-in-required";
  if (status === 403) return "access-required";
  if (status === 404) return "not-found";
  if (status === 429) return "too-many-requests";
  return status >= 502 && status <= 504 ? "unreachable" : "internal-error";
}
