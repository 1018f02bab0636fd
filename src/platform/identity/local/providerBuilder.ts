import { Provider } from "oidc-provider";
import { isAssistant } from "./assistantClients.ts";
import { providerPath } from "./localClient.ts";
import { PAGE_HEADERS } from "./pageHeaders.ts";
import { type ProviderParts, providerConfiguration } from "./providerConfiguration.ts";
import { cookieKey } from "./secrets.ts";
import type { SigningKey } from "./signingKeys.ts";

interface BuilderParts extends Omit<ProviderParts, "jwks" | "cookieKey"> {
  /** Told of faults of the provider, which its callers only see as "failed". */
  readonly onFault: (fault: unknown) => void;
}

/** A provider with the keys it was made with. */
export interface KeyedProvider {
  readonly name: string;
  readonly provider: Provider;
  readonly answer: ReturnType<Provider["callback"]>;
}

/** Makes providers that differ in their keys alone. */
export async function providerBuilder({
  onFault,
  ...parts
}: BuilderParts): Promise<(keys: readonly SigningKey[], name: string) => KeyedProvider> {
  const { database, publicUrl, tenant } = parts;
  const issuer = new URL(providerPath(tenant), publicUrl).href;
  const key = await cookieKey(database);

  return (keys, name) => {
    const provider = new Provider(
      issuer,
      providerConfiguration({ ...parts, jwks: { keys: [...keys] }, cookieKey: key }),
    );
    provider.proxy = true;
    provider.on("server_error", (_context, fault) => onFault(fault));
    provider.use(async (context, next) => {
      context.set(PAGE_HEADERS);
      askToRead(context);
      await next();
      if (context.oidc?.route === "token") addClientInfo(context.body, context.oidc.account?.accountId, tenant);
    });
    return { name, provider, answer: provider.callback() };
  };
}

/** An assistant that names no scope, or OpenID's alone, means to read: what else it would get opens nothing. */
function askToRead(context: { readonly path: string; query: Record<string, string | string[] | undefined> }): void {
  const { client_id: clientId, scope = "" } = context.query;
  if (!context.path.endsWith("/auth") || typeof clientId !== "string" || typeof scope !== "string") return;
  if (!isAssistant({ clientId }) || scope.split(" ").includes("read")) return;
  context.query = { ...context.query, scope: `${scope} read`.trim() };
}

/** Entra's token answer names user and tenant; MSAL builds its account id from them. */
function addClientInfo(body: unknown, subject: string | undefined, tenant: string): void {
  if (typeof body !== "object" || body === null || !subject) return;
  const info = Buffer.from(JSON.stringify({ uid: subject, utid: tenant })).toString("base64url");
  Object.assign(body, { client_info: info });
}
