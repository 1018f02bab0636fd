import plugin from "fastify-plugin";
import type { ClientConfig } from "#features/account/contract.ts";
import { demoAccounts } from "#identity/demoAccounts.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, providerPath } from "#identity/local/localClient.ts";
import { localTenant } from "#identity/local/secrets.ts";
import type { Database } from "#database/database.ts";
import type { PublicationDirectory } from "#revisions/publications.ts";
import { published } from "#revisions/published.ts";
import type { Config } from "../config.ts";

export interface ClientConfigParts {
  readonly config: Config;
  readonly database: Database;
  readonly publications: PublicationDirectory;
  readonly version: string;
}

/** `/config.json`: what the browser needs before anyone has signed in. */
export const clientConfigPlugin = plugin<ClientConfigParts>(
  async (app, { config, database, publications, version }) => {
    const auth = config.cloud ? cloudAuth(config.cloud) : localAuth(config.publicUrl, await localTenant(database));

    app.get("/config.json", async (_request, reply): Promise<ClientConfig> => {
      reply.header("cache-control", "no-cache");
      const sample = published(publications)?.revision.sample ?? false;
      return {
        version,
        environment: config.environment,
        sample,
        demoAccounts: config.local && sample ? await demoAccounts(database) : [],
        provider: config.cloud ? "microsoft" : "local",
        auth,
      };
    });
  },
);

function cloudAuth({ authority, clientId, scope }: NonNullable<Config["cloud"]>): ClientConfig["auth"] {
  return {
    clientId,
    authority,
    scopes: [`api://${clientId}/${scope}`],
    protocolMode: "AAD",
    knownAuthorities: [],
    authorityMetadata: "",
  };
}

/**
 * MSAL takes no authority over plain http and asks no tenant that it does not know. So the authority is an https address that is
 * never called, and the metadata given here names the real endpoints.
 */
function localAuth(publicUrl: string, tenant: string): ClientConfig["auth"] {
  const { host } = new URL(publicUrl);
  const issuer = new URL(providerPath(tenant), publicUrl).href;
  return {
    clientId: LOCAL_CLIENT,
    authority: `https://${host}/common`,
    scopes: [`api://${LOCAL_CLIENT}/${ACCESS_SCOPE}`],
    protocolMode: "AAD",
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
    }),
  };
}
