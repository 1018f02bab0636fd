import { Failure } from "#domain/failure.ts";

/** What is wrong with an option of a query such as `$filter`. */
export function wrongOption(option: string, message: string): Failure {
  return new Failure("invalid-input", `${option}: ${message}`, [{ pointer: `/query/${option}`, message }]);
}
