import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Problem } from "#api/problem.ts";
import type { FailureCode } from "#domain/failure.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** What Node's parser gives up on before there is a request: answered like everything else, then the connection is closed. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(plainRefusal(refusalOf(error.code)));
  socket.destroy(error);
}

export interface Refusal {
  readonly status: number;
  readonly phrase: string;
  readonly code: FailureCode;
  readonly detail: string;
}

function refusalOf(code: string | undefined): Refusal {
  if (code === "HPE_HEADER_OVERFLOW")
    return {
      status: 431,
      phrase: "Request Header Fields Too Large",
      code: "too-large",
      detail: "Address and headers together are too long.",
    };
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return {
      status: 408,
      phrase: "Request Timeout",
      code: "invalid-input",
      detail: "The request did not arrive in time.",
    };
  return { status: 400, phrase: "Bad Request", code: "invalid-input", detail: "The request cannot be read as HTTP." };
}

/** A refusal as it goes over the wire, where there is no request that could be answered. */
export function plainRefusal(refusal: Refusal, more: Readonly<Record<string, string>> = {}): string {
  const { headers, body } = partsOf(refusal, { connection: "close", ...more });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${refusal.phrase}`, ...lines, "", body].join("\r\n");
}

/**
 * Answers requests with one and the same refusal, before anything of them is looked at. Their connections stay: a caller who had to connect
 * again would cost more than an answer.
 */
export function refusalOver(
  refusal: Refusal,
  more: Readonly<Record<string, string>>,
): (response: ServerResponse) => void {
  const { headers, body } = partsOf(refusal, more);
  return (response) => void response.writeHead(refusal.status, refusal.phrase, headers).end(body);
}

function partsOf({ status, phrase, code, detail }: Refusal, more: Readonly<Record<string, string>>) {
  const problem: Problem = {
    type: `urn:spotmarket:problem:${code}`,
    title: phrase,
    status,
    code,
    detail,
    instance: "",
  };
  const body = JSON.stringify(problem);
  const headers = {
    ...ANSWER_HEADERS,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    ...more,
  };
  return { headers, body };
}
