import type { FaultCode, FaultValues } from "./fault.ts";

/** The product's failures. A code is stable: screens translate it, integrations rely on it. */
export const FAILURES = {
  "invalid-input": 400,
  "sign-in-required": 401,
  "token-rejected": 401,
  "user-unknown": 403,
  "user-disabled": 403,
  "role-required": 403,
  "access-required": 403,
  "market-not-entitled": 403,
  "vertical-not-entitled": 403,
  "subscription-ended": 403,
  "tenant-not-allowed": 403,
  "key-scope-required": 403,
  "person-required": 403,
  "fresh-sign-in-required": 403,
  "view-as-read-only": 403,
  "view-as-ended": 403,
  "not-found": 404,
  "market-unknown": 404,
  "revision-unknown": 404,
  "method-not-allowed": 405,
  "not-acceptable": 406,
  conflict: 409,
  "already-exists": 409,
  "still-at-work": 409,
  "seats-taken": 409,
  "last-administrator": 409,
  "link-expired": 410,
  "too-large": 413,
  "idempotency-key-reused": 422,
  "forecast-contradiction": 422,
  "too-many-requests": 429,
  "internal-error": 500,
  "document-failed": 500,
  "store-damaged": 500,
  "nothing-published": 503,
  "store-unreachable": 503,
  "identity-provider-unreachable": 503,
  "source-unreachable": 503,
  overloaded: 503,
  "took-too-long": 503,
  "storage-full": 507,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof FAILURES;

/** A failure that a caller can act on; anything else thrown is a bug. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly errors: readonly InputError[];

  constructor(code: FailureCode, detail: string, errors: readonly InputError[] = []) {
    super(detail);
    this.name = "Failure";
    this.code = code;
    this.errors = errors;
  }
}

/** One wrong input, named by a JSON pointer such as `/query/year`. */
export interface InputError {
  readonly pointer: string;
  readonly message: string;
  /** What screens translate; missing where nothing but the sentence is known. */
  readonly code?: FaultCode;
  readonly values?: FaultValues;
}
