import { z } from "zod";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { API_BASE, type Endpoint } from "./endpoint.ts";
import { neededScopes } from "./neededScopes.ts";
import { answersOf, HEADERS, problemDescription, refusalComponents } from "./openApiAnswers.ts";
import { type Json, type Named, schemaOf, tidied, withoutTwins } from "./openApiSchemas.ts";
import { problem } from "./problem.ts";

/**
 * The OpenAPI 3.1 document of these contracts.
 *
 * @param tags what each tag is about
 */
export function openApi(
  endpoints: readonly Endpoint[],
  version: string,
  tags: Readonly<Record<string, string>> = {},
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const named: Named = {};
  for (const endpoint of endpoints) {
    for (const [suffix, operation] of operationsOf(endpoint, named)) {
      const path = endpoint.url.replace(/:(\w+)/g, "{$1}") + suffix;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  const [known, schemas] = withoutTwins(paths, named);
  return {
    openapi: "3.1.0",
    info: {
      title: "Spotmarket",
      version,
      description: ABOUT,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: API_BASE, description: "This installation of the product." }],
    security: SIGNED_IN,
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({
      name,
      ...(tags[name] === undefined ? {} : { description: tags[name] }),
    })),
    paths: known,
    components: {
      securitySchemes: SECURITY,
      parameters: { IfNoneMatch: IF_NONE_MATCH, IdempotencyKey: IDEMPOTENCY_KEY },
      headers: HEADERS,
      schemas: { Problem: { ...schemaOf(problem, "output", {}), description: problemDescription() }, ...schemas },
      responses: refusalComponents(),
    },
  };
}

const ABOUT = `Market intelligence for people who sell local media.

**Units.** Money is whole US dollars of each year unless a field says otherwise; shares and growth are parts of one, 0.05 for 5%; null is no data, which is not zero. Moments are ISO 8601 in UTC, days \`YYYY-MM-DD\`.

**Signing in.** Send an API key or an access token as \`Authorization: Bearer …\`. Everyone makes API keys under Settings, API keys. A key has the rights of its person, narrowed by its scopes.

**Limits.** Answers say in \`RateLimit-*\` how many requests are left in the minute; 429 and 503 say in \`Retry-After\` when to try again.

**Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\`; wrong input is named by JSON pointers.

**Versions.** Fields stay; new ones may appear, so readers should accept fields they do not know.`;

const SIGNED_IN = [{ accessToken: [] }, { apiKey: [] }];

const SECURITY: Json = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "An access token of the identity provider: all that its person may do.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "sm_…",
    description:
      "An API key (`sm_…`): what its person may do, as far as its scopes go. `read` is for every GET, `write` for every change, `administration` beside them for what administrators alone may do. Each operation names the scopes that it needs.",
  },
};

const IF_NONE_MATCH: Json = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "The `ETag` of an answer that the caller has: answered 304 while nothing has changed.",
  schema: { type: "string" },
};

const IDEMPOTENCY_KEY: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "8 to 255 visible ASCII characters of the caller’s choice, such as a UUID. The same change sent again with it within 24 hours is answered the same, with `Idempotency-Replayed: true`, and not made again.",
  schema: { type: "string", minLength: 8, maxLength: 255 },
};

/** Changes that are answered with JSON, by callers who are known. */
function takesIdempotencyKey({ method, allow, file, bytes }: Endpoint): boolean {
  return method !== "GET" && allow !== "anyone" && allow !== "identified" && file === undefined && bytes === undefined;
}

/** An endpoint of tables has an address for each kind of file, which answers nothing else. */
function operationsOf(endpoint: Endpoint, named: Named): [string, Json][] {
  const json: [string, Json] = ["", operation(endpoint, endpoint.name, contentOf(endpoint, named), named)];
  if (!endpoint.csv) return [json];
  return [
    json,
    [".csv", operation(endpoint, `${endpoint.name}Csv`, { "text/csv": CSV }, named)],
    [".xlsx", operation(endpoint, `${endpoint.name}Xlsx`, { [FILE_TYPES.xlsx]: XLSX }, named)],
  ];
}

const CSV: Json = { schema: { type: "string" } };

/** OpenAPI 3.1 describes bytes by their type alone. */
const XLSX: Json = {};

function contentOf({ response, csv, file }: Endpoint, named: Named): Json {
  // OpenAPI 3.1 describes bytes by their type alone.
  if (file) return Object.fromEntries(file.types.map((type) => [type, {}]));
  const json = { "application/json": { schema: schemaOf(response, "output", named) } };
  return csv ? { ...json, "text/csv": CSV, [FILE_TYPES.xlsx]: XLSX } : json;
}

function operation(endpoint: Endpoint, operationId: string, content: Json, named: Named): Json {
  const { summary, tag, params, query, body, form, bytes, stored, file } = endpoint;
  const hasTag = stored === true || file !== undefined;
  return {
    operationId,
    summary,
    description: allowed(endpoint),
    tags: [tag],
    ...securityOf(endpoint),
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...(hasTag ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
      ...(takesIdempotencyKey(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(body ? { requestBody: { required: true, content: bodyContent(schemaOf(body, "input", named), form) } } : {}),
    // OpenAPI 3.1 describes bytes by their type alone.
    ...(bytes === undefined ? {} : { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    responses: answersOf(endpoint, content),
  };
}

function bodyContent(schema: Json, form = false): Json {
  const types = ["application/json", ...(form ? ["application/x-www-form-urlencoded", "multipart/form-data"] : [])];
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function securityOf(endpoint: Endpoint): Json {
  const { allow, personal } = endpoint;
  if (allow === "anyone") return { security: [] };
  if (personal || allow === "identified") return { security: [{ accessToken: [] }] };
  return { security: [{ accessToken: [] }, { apiKey: neededScopes(endpoint) }] };
}

function allowed({ allow, method, personal }: Endpoint): string {
  if (allow === "anyone") return "Open to anyone.";
  if (allow === "identified") return "Requires a valid access token, including from someone who is not a user yet.";
  const who = typeof allow === "object" ? `Needs ${"role" in allow ? `the role ${allow.role}` : flagsOf(allow)}. ` : "";
  if (personal) return `${who}Takes no API key.`;
  return `${who}API keys need the scope ${neededScopes({ method, allow }).join(" and ")}.`;
}

function flagsOf({ access }: { readonly access: readonly string[] }): string {
  return `one of the flags ${access.join(", ")}`;
}

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = tidied(Object(property), "input");
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}
