import type { TFunction } from "i18next";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { faultText } from "#ui/form/faultText.ts";

/** Why the API could not read a file at all, in the reader's language; null for any other problem. */
export function problemFaults(reason: unknown, text: TFunction): string | null {
  const errors = reason instanceof ApiProblem ? (reason.problem?.errors ?? []) : [];
  return errors.length === 0 ? null : errors.map((error) => faultText(error, text)).join(" ");
}
