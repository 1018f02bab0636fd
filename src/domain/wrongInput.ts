import { Failure, type InputError } from "./failure.ts";
import { type FaultCode, type FaultValues, faultSentence } from "./fault.ts";

/** What is wrong with the input at a place, named by a JSON pointer such as `/body/name`. */
export function inputError(pointer: string, code: FaultCode, values: FaultValues = {}): InputError {
  return { pointer, message: faultSentence(code, values), code, values };
}

/** An `invalid-input` that says all that is wrong. */
export function wrongInput(errors: readonly InputError[]): Failure {
  return new Failure(
    "invalid-input",
    errors.map(({ pointer, message }) => `${pointer}: ${message}`).join("; "),
    errors,
  );
}
