import type { Problem } from "#platform/api/problem.ts";
import { FAILURES, type FailureCode } from "#domain/failure.ts";
import { ApiProblem, type ProblemCode } from "./apiProblem.ts";

/** Reads an error answer; one that is not ours (a proxy's page, say) becomes a code by its status. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const answer: unknown = await response.json().catch(() => null);
  if (isProblem(answer) && isFailureCode(answer.code)) {
    return new ApiProblem(answer.code, response.status, answer.detail, answer);
  }
  return new ApiProblem(codeByStatus(response.status), response.status, response.statusText);
}

/** Ours have a code of the list, and are then whole: a schema would bring its library into every first load. */
function isProblem(answer: unknown): answer is Problem {
  if (typeof answer !== "object" || answer === null) return false;
  return "code" in answer && typeof answer.code === "string" && "detail" in answer && typeof answer.detail === "string";
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
