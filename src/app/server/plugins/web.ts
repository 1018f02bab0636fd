import { existsSync } from "node:fs";
import { join } from "node:path";
import { readFile } from "node:fs/promises";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "#domain/failure.ts";
import { WITHOUT_DEVICES } from "#platform/identity/withoutDevices.ts";
import type { Config } from "../config.ts";
import { sendProblem } from "./errors.ts";
import { CONFIDENTIAL_HEADERS, pageProtection } from "./security.ts";
import { sendPage } from "./answers/sendPage.ts";

export interface WebOptions {
  readonly config: Config;
  /** Where the built browser app lies. */
  readonly folder: string;
}

/** The pages that show what is behind a secret link. */
const CONFIDENTIAL_PAGES = ["r", "p", "unsubscribe"];

/** Addresses that never answer with the app's page. */
const NOT_PAGES = ["/api/", "/idp/", "/mcp", "/assets/", "/metrics"];
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
const YEAR_SECONDS = 31_536_000;
const DAY_MS = 86_400_000;
/** Less than the year that the form allows; it is written anew with every answer. */
const SECURITY_TEXT_DAYS = 180;

/**
 * Serves the browser app: its files, and its one page at every address that is not something else. It keeps to itself, since its
 * hooks would cost every answer of the API.
 */
export async function webPlugin(app: FastifyInstance, { config, folder }: WebOptions): Promise<void> {
  await app.register(helmet, pageProtection(config));
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("permissions-policy", WITHOUT_DEVICES);
    done();
  });
  const built = existsSync(join(folder, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      // The page itself is no file below a prefix: it answers everywhere, the root included.
      root: join(folder, "assets"),
      prefix: `${config.basePath}assets/`,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Each carries a hash of its content in its name.
      setHeaders: (reply) => reply.header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`),
    });
  }

  if (built)
    // At the root of the app, for a worker serves what lies beside and below it. Looked at anew each time: it is how a browser learns of a new version.
    app.get(`${config.basePath}sw.js`, async (_request, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "x-content-type-options": "nosniff" })
        .type("text/javascript; charset=utf-8")
        .send(await readFile(join(folder, "sw.js"))),
    );

  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(ROBOTS));
  const { securityContact, publicUrl } = config;
  if (securityContact)
    app.get("/.well-known/security.txt", (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send(securityText(securityContact, publicUrl)),
    );

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request, config.basePath)) {
      return sendProblem(request, reply, new Failure("not-found", "This address does not exist."));
    }
    const elsewhere = otherOrigin(request, config.publicUrl);
    if (elsewhere) return reply.redirect(elsewhere + request.url);
    if (!built) return sendNotBuilt(reply);
    if (isConfidential(request, config.basePath)) reply.headers(CONFIDENTIAL_HEADERS);
    return sendPage(reply, join(folder, "index.html"));
  });
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type("text/plain; charset=utf-8")
    .send("The browser app is not built yet. Run `npm run build`, or start with `npm start`.\n");
}

function isConfidential({ url }: FastifyRequest, basePath: string): boolean {
  const path = url.replace(/[?#].*$/, "").replace(/\/$/, "");
  return CONFIDENTIAL_PAGES.some((page) => path === basePath + page);
}

/** Everything but the doors needs a sign-in, and links that do not are secrets: there is nothing for a search engine. */
const ROBOTS = "User-agent: *\nDisallow: /\n";

/** Where to report a weakness, in the form of RFC 9116. */
function securityText(contact: string, publicUrl: string): string {
  const expires = new Date(Date.now() + SECURITY_TEXT_DAYS * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, es, de",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** No screen's address names a file or a well-known place: who asks for one that is not there is told so, not shown the app. */
function isFile(path: string): boolean {
  return path.startsWith("/.") || /\.[^./]+$/.test(path);
}

function isPage({ method, url, headers }: FastifyRequest, basePath: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const path = `/${url.slice(url.startsWith(basePath) ? basePath.length : 1)}`.replace(/[?#].*$/, "");
  if (isFile(path) || NOT_PAGES.some((place) => path.startsWith(place))) return false;
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || accept.includes("*/*");
}

/** Sign-in works at one origin only, so `127.0.0.1` leads to `localhost` where that is the configured one. */
function otherOrigin({ headers }: FastifyRequest, publicUrl: string): string | undefined {
  const here = URL.parse(`http://${headers.host ?? ""}`);
  const there = new URL(publicUrl);
  if (!here || here.host === there.host) return undefined;
  return LOOPBACK.includes(here.hostname) && LOOPBACK.includes(there.hostname) ? there.origin : undefined;
}
