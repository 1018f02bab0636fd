import { openApi } from "#api/openApi.ts";
import { CONTRACTS } from "#server/contracts.ts";
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
  /** What a good answer is made of, by media type; a schema is null where the document describes bytes by their type alone. */
  readonly answers: ReadonlyMap<string, Schema | null>;
}

interface Content {
  readonly [type: string]: { readonly schema?: Schema };
}

interface Written {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly "200": { readonly content: Content } };
}

/** All operations, read from the document and from nothing else. */
export function operations(): Operation[] {
  const document: unknown = JSON.parse(JSON.stringify(openApi(CONTRACTS, "fuzz")));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { paths } = document as { paths: Record<string, Record<string, Written>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]): Operation => {
      const { "application/json": json, ...others } = requestBody?.content ?? {};
      return {
        id: operationId,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        method: method.toUpperCase() as Operation["method"],
        path,
        parameters,
        body: json?.schema ?? null,
        takesBytes: "application/octet-stream" in others,
        answers: new Map(Object.entries(responses["200"].content).map(([type, { schema }]) => [type, schema ?? null])),
      };
    }),
  );
}
