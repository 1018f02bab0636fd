import { type FailureCode, FAILURES } from "#domain/failure.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Json } from "./openApiSchemas.ts";

/** Refusals that an operation names by themselves; all others come as `default`. */
const REFUSALS = {
  "400": ["BadRequest", "Something in the request is not valid; `errors` names each thing."],
  "401": ["Unauthorized", "No access token or API key, or one that is not accepted."],
  "403": ["Forbidden", "The caller may not do this or read this; `code` says why."],
  "404": ["NotFound", "What the address names does not exist, or not for this caller."],
  "409": ["Conflict", "Someone else has changed it since, or there is one already."],
  "413": ["TooLarge", "The body is too large."],
  "429": ["TooManyRequests", "Too many requests; try again after as many seconds as `Retry-After` says."],
} as const;

type Refusal = keyof typeof REFUSALS;

const whole = { type: "integer" } as const;

export const HEADERS: Readonly<Record<string, Json>> = {
  ETag: {
    description: "Sent back as `If-None-Match`, it is answered 304 while nothing has changed.",
    schema: { type: "string" },
  },
  Location: { description: "Where it is found.", schema: { type: "string", format: "uri-reference" } },
  "RateLimit-Limit": { description: "Requests that the caller may make in a minute.", schema: whole },
  "RateLimit-Remaining": { description: "How many of them are left.", schema: whole },
  "RateLimit-Reset": { description: "Seconds until there are all of them again.", schema: whole },
  "Retry-After": { description: "Seconds after which to try again.", schema: whole },
  "WWW-Authenticate": { description: "How to sign in (RFC 6750).", schema: { type: "string" } },
};

const headersOf = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const COUNTED = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

const OF_ODATA: Json = {
  allOf: [
    { $ref: "#/components/schemas/Problem" },
    {
      type: "object",
      required: ["error"],
      properties: {
        error: {
          type: "object",
          description: "The error in OData’s form.",
          required: ["code", "message"],
          properties: {
            code: { type: "string", description: "The stable code." },
            message: { type: "string", description: "What is wrong, why, and what to do next." },
            details: { type: "array", description: "Each thing that is wrong.", items: { type: "object" } },
          },
        },
      },
    },
  ],
};

/** What every refusal looks like, for `components.responses`. */
export function refusalComponents(): Json {
  const body = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const named = Object.entries(REFUSALS).map(([status, [name, description]]) => [
    name,
    {
      description: `${description} ${codesOf(Number(status))}`,
      ...(status === "401" ? { headers: headersOf(["WWW-Authenticate"]) } : {}),
      ...(status === "429" ? { headers: headersOf([...COUNTED, "Retry-After"]) } : {}),
      content: body,
    },
  ]);
  return {
    ...Object.fromEntries(named),
    NotModified: {
      description: "Nothing has changed since the answer with this `ETag`.",
      headers: headersOf(["ETag"]),
    },
    Problem: {
      description: "What went wrong, with a stable code.",
      headers: headersOf(["Retry-After"]),
      content: body,
    },
    ODataProblem: {
      description: "The same as programs read it that speak OData, which look for `error`.",
      headers: headersOf(["Retry-After"]),
      content: { "application/json": { schema: OF_ODATA } },
    },
  };
}

function codesOf(status: number): string {
  const codes = Object.entries(FAILURES).filter(([, own]) => own === status);
  return `\`code\` is ${codes.map(([code]) => `\`${code}\``).join(" or ")}.`;
}

/** All that an operation may answer. `content` is that of the good answer. */
export function answersOf(endpoint: Endpoint, content: Json): Json {
  const { summary, follow, created, stored, file } = endpoint;
  const status = follow === undefined ? (created === undefined ? "200" : "201") : "202";
  const hasTag = stored === true || file !== undefined;
  const headers = [
    ...(status === "200" ? [] : ["Location"]),
    ...(hasTag ? ["ETag"] : []),
    ...(isCounted(endpoint) ? COUNTED : []),
  ];
  return {
    [status]: { description: summary, ...(headers.length > 0 ? { headers: headersOf(headers) } : {}), content },
    ...(hasTag ? { "304": { $ref: "#/components/responses/NotModified" } } : {}),
    ...Object.fromEntries(refusalsOf(endpoint).map((refusal) => [refusal, refusalOf(endpoint, REFUSALS[refusal][0])])),
    default: refusalOf(endpoint, "Problem"),
  };
}

function refusalOf({ odata }: Endpoint, name: string): Json {
  return { $ref: `#/components/responses/${odata ? "ODataProblem" : name}` };
}

/** Stored answers do not tell how many requests are left: they are the same for everyone. */
function isCounted({ allow, perMinute, stored }: Endpoint): boolean {
  return perMinute !== undefined || (allow !== "anyone" && stored !== true);
}

/** Fields by which a change names what the caller saw. */
const SEEN = ["version", "basis", "seen", "instead"];

function refusalsOf(endpoint: Endpoint): Refusal[] {
  const { allow, params, query, body, bytes, bodyLimit, perMinute, created } = endpoint;
  const takes = params ?? query ?? body ?? bytes;
  const fields: object = body && "shape" in body && typeof body.shape === "object" && body.shape ? body.shape : {};
  const mayConflict = created !== undefined || SEEN.some((name) => name in fields);
  return [
    ...(takes === undefined ? [] : (["400"] as const)),
    ...(allow === "anyone" ? [] : (["401"] as const)),
    ...(allow === "anyone" || allow === "identified" ? [] : (["403"] as const)),
    ...(params ? (["404"] as const) : []),
    ...(mayConflict ? (["409"] as const) : []),
    ...(bytes === undefined && bodyLimit === undefined ? [] : (["413"] as const)),
    ...(allow === "anyone" && perMinute === undefined ? [] : (["429"] as const)),
  ];
}

/** All codes with their statuses, for the description of a problem. */
export function problemDescription(): string {
  const codes = Object.entries(FAILURES satisfies Record<FailureCode, number>);
  return `An error as RFC 9457 has it. \`code\` is one of ${codes.map(([code, status]) => `\`${code}\` (${status})`).join(", ")}.`;
}
