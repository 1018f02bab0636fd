import { openApi } from "#platform/api/openApi.ts";
import { CONTRACTS } from "#app/server/features.ts";
import type { Schema } from "./schema.ts";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: Schema;
}

/** One operation of the API as its document tells it. */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with `{name}` for parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null where it takes no JSON. */
  readonly body: Schema | null;
  readonly takesBytes: boolean;
  /** 200, or what else the document says of a good answer. */
  readonly status: number;
  /** What a good answer is made of, by media type; a schema is null where the document describes bytes by their type alone. */
  readonly answers: ReadonlyMap<string, Schema | null>;
  /** The media type of refusals. */
  readonly refusal: string;
}

interface Content {
  readonly [type: string]: { readonly schema?: Schema };
}

interface Written {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly $ref?: string }>>;
}

/** All operations, read from the document and from nothing else. */
export function operations(): Operation[] {
  const document: unknown = JSON.parse(JSON.stringify(openApi(CONTRACTS, "fuzz")));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { paths, components } = document as {
    paths: Record<string, Record<string, Written>>;
    components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> };
  };
  /** Schemas refer to those of the whole document by name. */
  const rooted = (schema: Schema | undefined): Schema | null =>
    schema ? { ...schema, $defs: { ...components.schemas, ...schema.$defs } } : null;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]): Operation => {
      const { "application/json": json, ...others } = requestBody?.content ?? {};
      const [status, good] = goodAnswer(responses);
      return {
        id: operationId,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        method: method.toUpperCase() as Operation["method"],
        path,
        // Headers such as `If-None-Match` are pointed at, and left alone here.
        parameters: parameters.filter((one) => "schema" in one),
        body: rooted(json?.schema),
        takesBytes: "application/octet-stream" in others,
        status,
        refusal: Object.keys(components.responses[nameOf(responses["default"]?.$ref)]?.content ?? {})[0] ?? "",
        answers: new Map(Object.entries(good).map(([type, { schema }]) => [type, rooted(schema)])),
      };
    }),
  );
}

const nameOf = (reference = "") => reference.split("/").at(-1) ?? "";

function goodAnswer(responses: Written["responses"]): [number, Content] {
  const found = Object.entries(responses).find(([status]) => /^2\d\d$/.test(status));
  if (!found) throw new Error("The document says of an operation no good answer.");
  return [Number(found[0]), found[1].content ?? {}];
}
