import type { z } from "zod";
import type { Endpoint, EndpointInput } from "#platform/api/endpoint.ts";
import { faultOfIssue } from "#platform/api/faultOfIssue.ts";
import { Failure, type InputError } from "#domain/failure.ts";

/** The parts of a request as they came in. */
interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Place = keyof RawInput;

/**
 * Makes the function that checks a request against its contract. A query parameter that the contract does not know, that comes
 * twice, or that is a number in another guise is refused: a mistyped filter must not quietly answer something else.
 *
 * @throws Failure `invalid-input` with a pointer for each wrong input
 */
export function inputReader<E extends Endpoint>(contract: E): (raw: RawInput) => EndpointInput<E> {
  const schemas: [Place, z.ZodType | undefined][] = [
    ["params", contract.params],
    ["query", contract.query?.strict()],
    ["body", contract.body],
  ];
  return (raw) => {
    const input: Record<Place, unknown> = { params: {}, query: {}, body: {} };
    const errors: InputError[] = [];
    errors.push(...repeatedKeys(raw.query));
    for (const [place, schema] of errors.length > 0 ? [] : schemas) {
      const found = schema ? unfit(place, raw[place]) : [];
      errors.push(...found);
      if (found.length > 0) continue;
      if (!schema) {
        if (place === "query") errors.push(...unknownKeys(raw.query));
        continue;
      }
      const parsed = schema.safeParse(raw[place]);
      if (parsed.success) {
        input[place] = parsed.data;
        if (place !== "body") errors.push(...disguisedNumbers(place, raw[place], parsed.data));
      } else errors.push(...parsed.error.issues.flatMap((issue) => inputErrors(place, issue)));
    }
    if (errors.length > 0) throw new Failure("invalid-input", describe(errors), errors);
    // Each part has just passed the schema that its type is inferred from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return input as EndpointInput<E>;
  };
}

/** Nothing that people or programs send is nested so deeply; whatever walks through it would run out of stack. */
const DEEPEST = 100;

/** What no schema of ours takes and the store could not hold: null characters, halves of characters, and values nested without end. */
function unfit(place: Place, sent: unknown): InputError[] {
  const waiting: { readonly value: unknown; readonly path: readonly PropertyKey[] }[] = [{ value: sent, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && value.includes("\0"))
      return [{ pointer: pointer(place, path), message: "Must not contain null characters." }];
    if (typeof value === "string" && !value.isWellFormed())
      return [{ pointer: pointer(place, path), message: "Must not contain half a character (a lone surrogate)." }];
    if (typeof value !== "object" || value === null) continue;
    if (path.length >= DEEPEST)
      return [{ pointer: pointer(place, path.slice(0, 1)), message: "Must not be nested so deeply." }];
    for (const [key, item] of Object.entries(value)) waiting.push({ value: item, path: [...path, key] });
  }
  return [];
}

function inputErrors(place: Place, issue: z.core.$ZodIssue): InputError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => unknownKey(pointer(place, [...issue.path, key])));
  return [{ pointer: pointer(place, issue.path), message: issue.message, ...faultOfIssue(issue) }];
}

function repeatedKeys(query: unknown): InputError[] {
  return Object.entries(query ?? {})
    .filter(([, value]) => Array.isArray(value))
    .map(([key]) => ({ pointer: pointer("query", [key]), message: "This parameter may be given once." }));
}

/** As people write them: digits, perhaps a sign and a decimal point. JavaScript would also read `0x7e8`, `1e3`, a space or nothing. */
const NUMBER = /^-?\d+(\.\d+)?$/;

function disguisedNumbers(place: Place, raw: unknown, parsed: unknown): InputError[] {
  const sent = new Map(Object.entries(raw ?? {}));
  return Object.entries(parsed ?? {})
    .filter(([key, value]) => typeof value === "number" && sent.has(key) && !NUMBER.test(String(sent.get(key))))
    .map(([key]) => ({ pointer: pointer(place, [key]), message: "Must be a number in plain digits." }));
}

function unknownKeys(query: unknown): InputError[] {
  return Object.keys(query ?? {}).map((key) => unknownKey(pointer("query", [key])));
}

function unknownKey(at: string): InputError {
  return { pointer: at, message: "This parameter is not known here." };
}

/** A JSON pointer (RFC 6901) such as `/query/year`. */
function pointer(place: Place, path: readonly PropertyKey[]): string {
  return ["", place, ...path].map((key) => String(key).replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
}

function describe(errors: readonly InputError[]): string {
  return errors.map(({ pointer, message }) => `${pointer}: ${message}`).join("; ");
}
