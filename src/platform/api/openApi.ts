import { z } from "zod";
import { FAILURES } from "#domain/failure.ts";
import { API_BASE, type Endpoint } from "./endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { neededScopes } from "./neededScopes.ts";
import { problem } from "./problem.ts";

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 document of these contracts. */
export function openApi(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const named: Named = {};
  for (const endpoint of endpoints) {
    for (const [suffix, operation] of operationsOf(endpoint, named)) {
      const path = endpoint.url.replace(/:(\w+)/g, "{$1}") + suffix;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Spotmarket",
      version,
      description:
        "Market intelligence for people who sell local media. Money is whole US dollars of each year; shares and growth are parts of one; null is no data, which is not zero.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An access token of the identity provider, or an API key (`sm_…`).",
        },
      },
      schemas: { Problem: { ...schemaOf(problem, "output", named), description: problemDescription() }, ...named },
      responses: {
        Problem: {
          description: "What went wrong, with a stable code.",
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  };
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
  const { summary, tag, params, query, body, form, bytes, allow, follow } = endpoint;
  return {
    operationId,
    summary,
    tags: [tag],
    ...(allow === "anyone" ? { security: [] } : {}),
    ...(allow === "anyone" ? {} : { description: allowed(endpoint) }),
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    ...(body ? { requestBody: { required: true, content: bodyContent(schemaOf(body, "input", named), form) } } : {}),
    // OpenAPI 3.1 describes bytes by their type alone.
    ...(bytes === undefined ? {} : { requestBody: { required: true, content: { "application/octet-stream": {} } } }),
    responses: {
      ...(follow === undefined
        ? { "200": { description: summary, content } }
        : { "202": { description: summary, headers: { Location: LOCATION }, content } }),
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}

function bodyContent(schema: Json, form = false): Json {
  const types = ["application/json", ...(form ? ["application/x-www-form-urlencoded", "multipart/form-data"] : [])];
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

const LOCATION: Json = { description: "Where to follow it.", schema: { type: "string" } };

function allowed({ allow, method, personal }: Endpoint): string {
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
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/** Schemas that many answers hold, each once, by their names (`meta({ id })`). */
type Named = Record<string, Json>;

/** What is named stands among `named`; as it is sent and as it is answered may differ, by what may be left out. */
function schemaOf(schema: z.ZodType, io: "input" | "output", named: Named): Json {
  const nameOf = (id: string) => (io === "input" ? `${id}Input` : id);
  const { $schema: _dialect, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  for (const [id, { id: _own, ...definition }] of Object.entries($defs))
    named[nameOf(id)] = pointing(definition, nameOf);
  const { id, ...whole } = rest;
  if (typeof id !== "string") return pointing(whole, nameOf);
  named[nameOf(id)] = pointing(whole, nameOf);
  return { $ref: `#/components/schemas/${nameOf(id)}` };
}

const REFERENCE = "#/$defs/";

function pointing(schema: object, nameOf: (id: string) => string): Json {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(REFERENCE)
      ? `#/components/schemas/${nameOf(value.slice(REFERENCE.length))}`
      : value,
  );
  // What was written as JSON is read as JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as Json;
}

function problemDescription(): string {
  const codes = Object.entries(FAILURES).map(([code, status]) => `\`${code}\` (${status})`);
  return `An error as RFC 9457 has it. \`code\` is one of ${codes.join(", ")}.`;
}
