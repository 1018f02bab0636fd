import { problem } from "#platform/api/problem.ts";
import { FAILURES, type FailureCode } from "#domain/failure.ts";
import { ApiProblem, type ProblemCode } from "./apiProblem.ts";

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
