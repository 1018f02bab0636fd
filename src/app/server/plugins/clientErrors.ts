import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Problem } from "#platform/api/problem.ts";
import type { FailureCode } from "#domain/failure.ts";
import { ERROR_PAGE_HEADERS, errorPage, isNavigation } from "./errorPage.ts";
import { ANSWER_HEADERS } from "./security.ts";

/** What Node's parser gives up on before there is a request: answered like everything else, then the connection is closed. */
export function answerClientError(error: ParseError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1") : "";
  if (socket.writable) socket.write(plainRefusal(refusalOf(error.code), head));
  socket.destroy(error);
}

interface ParseError extends Error {
  readonly code?: string;
  /** What had arrived; of bytes, where Node gives it. */
  readonly rawPacket?: unknown;
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
      detail: "The request took too long to arrive. Send it again.",
    };
  return { status: 400, phrase: "Bad Request", code: "invalid-input", detail: "The request cannot be read as HTTP." };
}

/**
 * A refusal as it goes over the wire, where there is no request that could be answered.
 *
 * @param head what has arrived, by which a browser is known that would show the answer to a person
 */
export function plainRefusal(refusal: Refusal, head = "", more: Readonly<Record<string, string>> = {}): string {
  const { headers, body } = partsOf(refusal, headersIn(head), { connection: "close", ...more });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${refusal.phrase}`, ...lines, "", body].join("\r\n");
}

/** The few headers by which an answer is chosen, found in bytes that may be no HTTP. */
function headersIn(head: string): IncomingHttpHeaders {
  const valueOf = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, "im").exec(head)?.[1];
  const [accept, language, dest] = ["accept", "accept-language", "sec-fetch-dest"].map(valueOf);
  return { accept, "accept-language": language, ...(dest === undefined ? {} : { "sec-fetch-dest": dest }) };
}

/**
 * Answers requests with one and the same refusal, before anything of them is looked at but whether a person would read it. Their connections
 * stay: a caller who had to connect again would cost more than an answer.
 */
export function refusalOver(
  refusal: Refusal,
  more: Readonly<Record<string, string>>,
): (response: ServerResponse) => void {
  const problem = partsOf(refusal, {}, more);
  return (response) => {
    const { headers: asked } = response.req;
    const { headers, body } = isNavigation(asked) ? partsOf(refusal, asked, more) : problem;
    response.writeHead(refusal.status, refusal.phrase, headers).end(body);
  };
}

function partsOf(refusal: Refusal, asked: IncomingHttpHeaders, more: Readonly<Record<string, string>>) {
  const { status, phrase, code, detail } = refusal;
  if (isNavigation(asked)) {
    const againIn = Number(more["retry-after"]) || undefined;
    const page = errorPage({ code, acceptLanguage: asked["accept-language"], againIn });
    return { headers: { ...ERROR_PAGE_HEADERS, ...lengthOf(page), ...more }, body: page };
  }
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
    "cache-control": "no-store",
    ...lengthOf(body),
    ...more,
  };
  return { headers, body };
}

function lengthOf(body: string) {
  return { "content-length": String(Buffer.byteLength(body)) };
}
