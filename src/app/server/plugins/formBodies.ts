import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "#domain/failure.ts";

const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Takes bodies that come as a form, where routes of this scope are. What comes twice counts as two, and files as nothing we know. */
export function formBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORMS, { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) => {
    const fields = await fieldsOf(body, request.headers["content-type"] ?? "");
    return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, valueOf(fields.getAll(name))]));
  });
}

async function fieldsOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    throw new Failure("invalid-input", "The request body is not a form.");
  }
}

function valueOf(all: readonly unknown[]): unknown {
  const [only] = all;
  return all.length === 1 && typeof only === "string" ? only : all.map(String);
}
