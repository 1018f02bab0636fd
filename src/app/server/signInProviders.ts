import type { SignInProvider, SignInWay } from "#features/account/contract.ts";
import type { CloudProvider } from "#platform/identity/cloudAuthority.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, LOCAL_RESOURCE, providerPath } from "#platform/identity/local/localClient.ts";
import type { Config } from "./config.ts";

const WORK: SignInWay = { name: "work", domainHint: "organizations" };
const PERSONAL: SignInWay = { name: "personal", domainHint: "consumers" };
/** What the sign-in page offers for an authority of all tenants; one of a single tenant knows work accounts alone. */
const WAYS: Readonly<Record<string, SignInWay[]>> = {
  common: [WORK, PERSONAL],
  organizations: [WORK],
  consumers: [PERSONAL],
};
/** The sign-in library knows the addresses of Microsoft's clouds by itself. */
const MICROSOFT = /(^|\.)(microsoftonline\.(com|us)|windows\.net|partner\.microsoftonline\.cn)$/;

/** The identity providers that the browser may send people to, the usual one first. */
export function signInProviders(
  { cloud, local, publicUrl, redirectPath }: Pick<Config, "cloud" | "local" | "publicUrl" | "redirectPath">,
  tenant: string,
): SignInProvider[] {
  const offered: SignInProvider[] = [];
  if (cloud) offered.push(cloudProvider(cloud, redirectPath));
  if (local) offered.push(localProvider(publicUrl, tenant, redirectPath));
  return offered;
}

function cloudProvider({ authority, clientId, scope }: CloudProvider, redirectPath: string): SignInProvider {
  const { protocol, host, hostname } = new URL(authority);
  const base = authority.replace(/\/+$/, "");
  const tenant = base.slice(base.lastIndexOf("/") + 1);
  const plain = protocol === "http:";
  return {
    name: "microsoft",
    ways: WAYS[tenant] ?? [{ name: "work", domainHint: null }],
    auth: {
      clientId,
      authority: plain ? base.replace("http:", "https:") : base,
      scopes: [`api://${clientId}/${scope}`],
      protocolMode: "AAD",
      knownAuthorities: MICROSOFT.test(hostname) ? [] : [host],
      authorityMetadata: plain ? metadata(`${base}/v2.0`, `${base}/oauth2/v2.0`, "authorize", "logout") : "",
      redirectPath,
    },
  };
}

function localProvider(publicUrl: string, tenant: string, redirectPath: string): SignInProvider {
  const { host } = new URL(publicUrl);
  const issuer = new URL(providerPath(tenant), publicUrl).href;
  return {
    name: "local",
    ways: [{ name: "local", domainHint: null }],
    auth: {
      clientId: LOCAL_CLIENT,
      authority: `https://${host}/common`,
      scopes: [`${LOCAL_RESOURCE}/${ACCESS_SCOPE}`],
      protocolMode: "AAD",
      knownAuthorities: [host],
      authorityMetadata: metadata(issuer, issuer, "auth", "session/end"),
      redirectPath,
    },
  };
}

/**
 * The sign-in library takes no authority over plain http and asks no host that it does not know. So the authority is an https
 * address that is never called, and the real endpoints are named here.
 */
function metadata(issuer: string, base: string, authorize: string, leave: string): string {
  return JSON.stringify({
    issuer,
    authorization_endpoint: `${base}/${authorize}`,
    token_endpoint: `${base}/token`,
    end_session_endpoint: `${base}/${leave}`,
    jwks_uri: `${base}/jwks`,
  });
}
