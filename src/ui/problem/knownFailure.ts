import { type FailureCode, FAILURES } from "#domain/failure.ts";

/** A code from the wire as one of the API's failures; null where it is none that this revision of the screens knows. */
export function knownFailure(code: string | null): FailureCode | null {
  return code !== null && isFailureCode(code) ? code : null;
}

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(FAILURES, code);
}
