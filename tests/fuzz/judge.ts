import type { LightMyRequestResponse } from "fastify";
import { FAILURES } from "#domain/failure.ts";
import type { Call } from "./makeCall.ts";
import { mismatch } from "./mismatch.ts";

/** What no answer may tell: places in our code, and the store's own words. */
const INSIDES =
  /\bat (?:async )?(?:\S+ \()?(?:file:|node:|\/)\S+:\d+|node_modules|\/src\/\w+\/|SQLSTATE|syntax error at|relation "|column "|violates|null value in column|invalid input syntax|row-level security|permission denied for|TypeError|RangeError|is not a function|Cannot read prop|password_hash|private_jwk|PGlite/i;

const STATUSES: ReadonlyMap<string, number> = new Map(Object.entries(FAILURES));

/** What is wrong with an answer, in a sentence; null when nothing is. `secrets` are what this caller may never read. */
export function judge(call: Call, answer: LightMyRequestResponse, secrets: readonly string[]): string | null {
  const { statusCode: status, headers } = answer;
  const type = headers["content-type"]?.split(";")[0] ?? "";
  const isText = /json|text|xml/.test(type);
  const told = isText ? answer.body : answer.rawPayload.toString("latin1");
  const secret = secrets.find((one) => told.includes(one) || JSON.stringify(headers).includes(one));
  if (secret !== undefined) return `tells ${secret}, which is somebody else's`;
  if (headers["x-content-type-options"] !== "nosniff" && status !== 304) return "lets the browser guess its type";
  if (headers["x-injected"] !== undefined) return "took a header from the request";
  if (status >= 400) return judgeRefusal(call, type, answer);
  if (status === 304) return null;
  if (status !== call.operation.status) return `has the status ${status}`;
  const schema = call.operation.answers.get(type);
  if (schema === undefined) return `is of the type ${type}, which is not in the document`;
  return schema && type === "application/json" ? mismatch(JSON.parse(answer.body), schema) : null;
}

function judgeRefusal(
  { operation }: Call,
  type: string,
  { statusCode: status, body, headers }: LightMyRequestResponse,
): string | null {
  if (status >= 500 && !(status === 503 && headers["retry-after"] !== undefined)) return `has the status ${status}`;
  if (type !== operation.refusal) return `refuses with ${type}`;
  const { code, status: said } = JSON.parse(body) as { code: string; status: number };
  if (STATUSES.get(code) !== status || said !== status) return `has the code ${code} with the status ${status}`;
  const inside = INSIDES.exec(body);
  return inside ? `tells of our insides: ${inside[0]}` : null;
}
