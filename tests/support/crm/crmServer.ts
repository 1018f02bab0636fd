import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as a stand-in got it. */
export interface CrmRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly token: string | null;
  /** The condition that nobody has changed it since. */
  readonly since: string | null;
  readonly form: URLSearchParams;
  // Whatever was sent; tests look into it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

export interface CrmReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CrmServer {
  readonly url: string;
  readonly received: CrmRequest[];
  /** Replies that come before all others, the first one first. */
  readonly next: CrmReply[];
  /** What happens there right after it has answered a request to such a path: the first one first, each once. */
  readonly meanwhile: { readonly path: RegExp; readonly run: () => void }[];
}

/** A system on this machine that answers over real sockets; closed when the test ends. */
export async function crmServer(reply: (request: CrmRequest) => CrmReply): Promise<CrmServer> {
  const received: CrmRequest[] = [];
  const next: CrmReply[] = [];
  const meanwhile: CrmServer["meanwhile"] = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const part of request) text += Buffer.from(part).toString();
    const isForm = request.headers["content-type"]?.includes("urlencoded") ?? false;
    const asked: CrmRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      token: request.headers.authorization?.replace("Bearer ", "") ?? null,
      since: request.headers["if-unmodified-since"] ?? null,
      form: new URLSearchParams(isForm ? text : ""),
      json: isForm || text === "" ? null : JSON.parse(text),
    };
    received.push(asked);
    const { status, body, headers = {} } = next.shift() ?? reply(asked);
    const at = meanwhile.findIndex(({ path }) => path.test(asked.path));
    if (at >= 0) meanwhile.splice(at, 1)[0]?.run();
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  }
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, next, meanwhile };
}

/** Says of records when they were last changed: later whenever they say something else than the last time. */
export function changeClock() {
  const seen = new Map<string, { readonly said: string; readonly at: string }>();
  let moment = Date.parse("2026-11-01T00:00:00Z");
  return (id: string, values: unknown): string => {
    const said = JSON.stringify(values);
    const known = seen.get(id);
    if (known?.said === said) return known.at;
    moment += 60_000;
    const at = new Date(moment).toISOString();
    seen.set(id, { said, at });
    return at;
  };
}

/** Takes codes and refresh tokens as both systems do: a code once, with the verifier of its challenge; tokens are counted up. */
export function tokenDesk() {
  const challenges = new Map<string, string>();
  const desk = { valid: new Set<string>(), refresh: new Set<string>(), made: 0 };
  const make = () => {
    desk.made += 1;
    desk.valid.add(`access-${desk.made}`);
    return `access-${desk.made}`;
  };
  return {
    ...desk,
    /** What a browser that went to the address comes back with. */
    approve(address: string): { readonly code: string; readonly state: string } {
      const { searchParams } = new URL(address);
      const code = `code-${challenges.size + 1}`;
      challenges.set(code, searchParams.get("code_challenge") ?? "");
      return { code, state: searchParams.get("state") ?? "" };
    },
    /** New tokens, or null where what is shown is not good. */
    take(form: URLSearchParams): { readonly access: string; readonly refresh: string } | null {
      const known = form.get("client_id") === "app" && form.get("client_secret") === "app-secret";
      if (!known) return null;
      if (form.get("grant_type") === "refresh_token") {
        const refresh = form.get("refresh_token") ?? "";
        return desk.refresh.has(refresh) ? { access: make(), refresh } : null;
      }
      const code = form.get("code") ?? "";
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (challenges.get(code) !== challenge) return null;
      challenges.delete(code);
      const refresh = `refresh-${desk.made + 1}`;
      desk.refresh.add(refresh);
      return { access: make(), refresh };
    },
    /** Access tokens end, as they do after half an hour. */
    expire: () => desk.valid.clear(),
    revoke: (token: string) => desk.refresh.delete(token),
  };
}
