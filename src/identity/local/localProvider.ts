import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import type { Database } from "#database/database.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { interactionHandler } from "./interactionHandler.ts";
import { providerPath } from "./localClient.ts";
import { PAGE_HEADERS } from "./pageHeaders.ts";
import { messagePage } from "./pages.ts";
import { sweepPayloads } from "./payloadStore.ts";
import { providerConfiguration } from "./providerConfiguration.ts";
import { cookieKey, localTenant } from "./secrets.ts";
import { signingKeys } from "./signingKeys.ts";
import { localeOf } from "./signInTexts.ts";

export interface LocalProviderOptions {
  readonly database: Database;
  /** The product's name, as the sign-in page shows it. */
  readonly product: string;
  /** The product's origin; the provider lives below `/idp` of it. */
  readonly publicUrl: string;
  /** Where answers may arrive below the origin, beside the origin itself; empty adds nothing. */
  readonly redirectPath: string;
  /** Told of faults of the provider, which its callers only see as "failed". */
  readonly onFault: (fault: unknown) => void;
}

/** The OpenID provider that ships inside the product, for installations without a cloud account. */
export interface LocalProvider {
  /** Answers any request below `/idp`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly close: () => void;
}

const SWEEP_MS = 10 * 60_000;

export async function openLocalProvider({
  database,
  product,
  publicUrl,
  redirectPath,
  onFault,
}: LocalProviderOptions): Promise<LocalProvider> {
  const tenant = await localTenant(database);
  const mount = providerPath(tenant);
  const base = new URL(publicUrl);
  const provider = new Provider(
    new URL(mount, base).href,
    providerConfiguration({
      database,
      product,
      publicUrl,
      redirectPath,
      tenant,
      jwks: { keys: [...(await signingKeys(database))] },
      cookieKey: await cookieKey(database),
    }),
  );
  provider.proxy = true;
  provider.on("server_error", (_context, fault) => onFault(fault));
  provider.use(async (context, next) => {
    context.set(PAGE_HEADERS);
    await next();
    if (context.oidc?.route === "token") addClientInfo(context.body, context.oidc.account?.accountId, tenant);
  });

  const answer = provider.callback();
  const interact = interactionHandler({ provider, product, database, check: checkCredentials(database) });
  const assets = await readAssets();
  const sweep = setInterval(() => void sweepPayloads(database).catch(onFault), SWEEP_MS).unref();

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "";
    const asset = assets.get(url);
    if (asset) return void response.writeHead(200, asset.headers).end(asset.bytes);
    if (url.startsWith("/idp/interaction/")) return interact(request, response);
    if (!url.startsWith(`${mount}/`)) return void response.writeHead(404, PAGE_HEADERS).end();
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(mount.length);
    await answer(request, response);
  }

  return {
    close: () => clearInterval(sweep),
    handle: async (request, response) => {
      // The provider writes addresses from these headers; they are the configured ones, whatever a proxy or a caller says.
      request.headers.host = base.host;
      request.headers["x-forwarded-host"] = base.host;
      request.headers["x-forwarded-proto"] = base.protocol.slice(0, -1);
      try {
        await route(request, response);
      } catch (fault) {
        onFault(fault);
        const locale = localeOf("", request.headers["accept-language"] ?? "");
        if (!response.headersSent) response.writeHead(503, { ...PAGE_HEADERS, ...HTML, "retry-after": "5" });
        response.end(messagePage({ product, locale }, "failed"));
      }
    },
  };
}

const HTML = { "content-type": "text/html; charset=utf-8" };

/** Entra's token answer names user and tenant; MSAL builds its account id from them. */
function addClientInfo(body: unknown, subject: string | undefined, tenant: string): void {
  if (typeof body !== "object" || body === null || !subject) return;
  const info = Buffer.from(JSON.stringify({ uid: subject, utid: tenant })).toString("base64url");
  Object.assign(body, { client_info: info });
}

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
      "cache-control": "public, max-age=300",
    };
    return [`/idp/${name}`, { bytes: await readFile(new URL(name, import.meta.url)), headers }];
  });
  return new Map(await Promise.all(assets));
}
