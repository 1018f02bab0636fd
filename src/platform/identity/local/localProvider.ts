import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Database } from "#platform/database/database.ts";
import type { Site } from "../site.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { setCookiesByAge } from "./cookieAges.ts";
import { sweepAttempts } from "./countAttempt.ts";
import { interactionHandler } from "./interactionHandler.ts";
import { providerPath } from "./localClient.ts";
import { PAGE_HEADERS } from "./pageHeaders.ts";
import { messagePage } from "./pages.ts";
import { sweepPayloads } from "./payloadStore.ts";
import { providerBuilder } from "./providerBuilder.ts";
import { tendKeys } from "./rotateKeys.ts";
import { localTenant } from "./secrets.ts";
import { signingKeys } from "./signingKeys.ts";
import { localeOf } from "./signInTexts.ts";

/** The site is named and linked to by the provider's pages and mails; the provider lives below `/idp` of its origin. */
export interface LocalProviderOptions extends Site {
  readonly database: Database;
  /** Where answers may arrive below the origin, beside the origin itself; empty adds nothing. */
  readonly redirectPath: string;
  /** Whether the sign-in page may name the demo accounts: to whoever sits at this machine alone. */
  readonly namesDemo: boolean;
  /** Told of faults of the provider, which its callers only see as "failed". */
  readonly onFault: (fault: unknown) => void;
}

/** The OpenID provider that ships inside the product, for installations without a cloud account. */
export interface LocalProvider {
  /** Answers any request below `/idp`; `address` is the browser's, null where it is not known. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, address: string | null) => Promise<void>;
}

/** Forgets sign-ins that were begun and not ended, and makes a new key when it is time. */
export async function tendLocalProvider(database: Database): Promise<void> {
  await sweepPayloads(database);
  await sweepAttempts(database);
  await tendKeys(database);
}

export async function openLocalProvider({ onFault, ...options }: LocalProviderOptions): Promise<LocalProvider> {
  const { database, product, publicUrl, basePath } = options;
  const tenant = await localTenant(database);
  const mount = providerPath(tenant);
  const base = new URL(publicUrl);
  const build = await providerBuilder({ ...options, tenant, onFault });
  const check = checkCredentials(database, options);
  const shown = { product, basePath, database, tenant, namesDemo: options.namesDemo };
  const assets = await readAssets();

  /** The provider knows its keys from its making, so other keys mean another provider. Whatever was begun lies in the store. */
  let latest: ReturnType<typeof build> | null = null;
  async function current() {
    const keys = await signingKeys(database);
    const name = keys.map(({ kid }) => kid).join(" ");
    if (latest?.name !== name) latest = build(keys, name);
    return latest;
  }

  async function route(request: IncomingMessage, response: ServerResponse, address: string | null): Promise<void> {
    const url = request.url ?? "";
    const asset = assets.get(url);
    if (asset) return void response.writeHead(200, asset.headers).end(asset.bytes);
    const { provider, answer } = await current();
    if (url.startsWith("/idp/interaction/"))
      return interactionHandler({ ...shown, provider, check })(request, response, address);
    if (!url.startsWith(`${mount}/`)) return void response.writeHead(404, PAGE_HEADERS).end();
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(mount.length);
    await answer(request, response);
  }

  return {
    handle: async (request, response, address) => {
      // The provider writes addresses from these headers; they are the configured ones, whatever a proxy or a caller says.
      request.headers.host = base.host;
      request.headers["x-forwarded-host"] = base.host;
      request.headers["x-forwarded-proto"] = base.protocol.slice(0, -1);
      setCookiesByAge(response);
      try {
        await route(request, response, address);
      } catch (fault) {
        onFault(fault);
        const locale = localeOf("", request.headers["accept-language"] ?? "");
        if (!response.headersSent) response.writeHead(503, { ...PAGE_HEADERS, ...HTML, "retry-after": "5" });
        response.end(messagePage({ product, basePath, locale }, "failed"));
      }
    },
  };
}

const HTML = { "content-type": "text/html; charset=utf-8" };

interface Asset {
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
}

async function readAssets(): Promise<Map<string, Asset>> {
  const files = { "sign-in.css": "text/css; charset=utf-8", "submit.js": "text/javascript; charset=utf-8" };
  const assets = Object.entries(files).map(async ([name, type]): Promise<[string, Asset]> => {
    const headers = {
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=300",
    };
    return [`/idp/${name}`, { bytes: await readFile(new URL(name, import.meta.url)), headers }];
  });
  return new Map(await Promise.all(assets));
}
