import { API_BASE } from "#platform/api/endpoint.ts";
import { deepBody, hostileText } from "./hostileValues.ts";
import type { Operation, Parameter } from "./operations.ts";
import { plainValue } from "./plainValue.ts";
import type { Seeded } from "./seeded.ts";
import { spoil, spoilText } from "./spoil.ts";

/** One request, ready to be sent. */
export interface Call {
  readonly operation: Operation;
  readonly method: Operation["method"];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A call of an operation: as the document describes it in a third of the cases, else with something about it broken. */
export function makeCall(operation: Operation, random: Seeded): Call {
  return callWith(
    operation,
    random,
    random.percent(67) ? random.pick(["address", "query", "body", "body", "form", "headers"]) : "nothing",
  );
}

/** A call of an operation as the document describes it, more or less. */
export const plainCall = (operation: Operation, random: Seeded) => callWith(operation, random, "nothing");

function callWith(operation: Operation, random: Seeded, broken: string): Call {
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    return encoded(broken === "address" ? hostileText(random) : parameterText(parameter, random), random);
  });
  const query = queryOf(operation, random, broken === "query");
  const headers = headersOf(operation, random, broken);
  const payload = payloadOf(operation, random, broken);
  return {
    operation,
    method: operation.method,
    url: `${API_BASE}${path}${query === "" ? "" : `?${query}`}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
}

function parameterText(parameter: Parameter | undefined, random: Seeded): string {
  const value = parameter ? plainValue(parameter.schema, random, parameter.name) : "1";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** Texts that cannot be encoded, such as halves of characters, and now and then any other, go as they are. */
function encoded(text: string, random: Seeded): string {
  const whole = text.isWellFormed() ? text : "%ED%A0%80";
  // Dots that climb would be followed by whoever sends the request, out of the API.
  return random.percent(5)
    ? encodeURI(whole).replaceAll("#", "%23").replaceAll("../", "..%2F")
    : encodeURIComponent(whole) || "%20";
}

function queryOf({ parameters }: Operation, random: Seeded, broken: boolean): string {
  const pairs = parameters
    .filter((one) => one.in === "query" && (one.required || random.percent(50)))
    .map((one): [string, string] => [one.name, parameterText(one, random)]);
  if (broken) {
    const spoilt = pairs.length > 0 ? random.pick(pairs) : undefined;
    if (spoilt && random.percent(70)) spoilt[1] = hostileText(random);
    else if (spoilt && random.percent(50)) pairs.push([spoilt[0], spoilt[1]]);
    else pairs.push([random.pick(["__proto__", "constructor", "x", "a[b][c]", "customer", ""]), hostileText(random)]);
  }
  const text = pairs.map(([name, value]) => `${encoded(name, random)}=${encoded(value, random)}`).join("&");
  return broken && random.percent(10) ? `${text}&%E0%A4%A=%` : text;
}

const TYPES = [
  "application/xml",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/octet-stream",
  "*/*",
  "image/svg+xml",
];

const JUNK: readonly (readonly [string, () => string])[] = [
  ["accept", () => "text/csv"],
  ["accept", () => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["accept", () => "image/*;q=0.001, */*;q=0"],
  ["accept", () => ",;q=;;="],
  ["accept-language", () => "xx-klingon;q=9"],
  ["accept-encoding", () => "br;q=0, gzip;q=0, identity;q=0"],
  ["if-none-match", () => "*"],
  ["if-none-match", () => '"'.repeat(900)],
  ["range", () => "bytes=9999999999-0"],
  ["x-forwarded-for", () => "127.0.0.1, evil"],
  ["x-forwarded-host", () => "evil.example"],
  ["x-http-method-override", () => "DELETE"],
  ["x-view-as", () => "../../1"],
  ["x-view-as", () => "a".repeat(4_000)],
  ["host", () => "evil.example:99999"],
  ["origin", () => "https://evil.example"],
  ["cookie", () => "__proto__=1; a=\u0001"],
  ["authorization", () => "Bearer"],
  ["authorization", () => `Bearer sm_${"A".repeat(300)}`],
  ["authorization", () => "Basic Og=="],
  ["content-length", () => "-5"],
  ["expect", () => "100-continue"],
];

function headersOf(operation: Operation, random: Seeded, broken: string): Record<string, string> {
  const headers: Record<string, string> = {};
  if (operation.body) headers["content-type"] = "application/json";
  if (operation.takesBytes) headers["content-type"] = "application/octet-stream";
  if (broken === "form" && random.percent(50)) headers["content-type"] = random.pick(TYPES);
  if (broken === "headers") {
    const [name, value] = random.pick(JUNK);
    headers[name] = value();
  }
  return headers;
}

function payloadOf({ body, takesBytes }: Operation, random: Seeded, broken: string): string | undefined {
  if (takesBytes)
    return random.pick(["", "%PDF-1.7\n", "\u0089PNG\r\n\u001a\n", "<svg onload=alert(1)>", "PK\u0003\u0004"]);
  if (!body) return broken === "body" ? random.pick(["{}", "[", deepBody()]) : undefined;
  const value = plainValue(body, random);
  if (broken !== "body" && broken !== "form") return JSON.stringify(value);
  if (broken === "form") return random.percent(20) ? deepBody() : spoilText(JSON.stringify(value), random);
  let spoilt = spoil(value, random);
  while (random.percent(30)) spoilt = spoil(spoilt, random);
  return JSON.stringify(spoilt);
}
