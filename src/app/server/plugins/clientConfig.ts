import plugin from "fastify-plugin";
import type { ClientConfig } from "#features/account/contract.ts";
import { demoAccounts } from "#platform/identity/demoAccounts.ts";
import { localTenant } from "#platform/identity/local/secrets.ts";
import type { Database } from "#platform/database/database.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";
import type { Config } from "../config.ts";
import { signInProviders } from "../signInProviders.ts";
import { ANSWER_HEADERS } from "./security.ts";

export interface ClientConfigParts {
  readonly config: Config;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  readonly version: string;
}

/** `/config.json`: what the browser needs before anyone has signed in. */
export const clientConfigPlugin = plugin<ClientConfigParts>(
  async (app, { config, database, loadedRevisions, version }) => {
    const providers = signInProviders(config, await localTenant(database));

    app.get("/config.json", async (_request, reply): Promise<ClientConfig> => {
      reply.headers({ ...ANSWER_HEADERS, "cache-control": "no-cache" });
      const sample = published(loadedRevisions)?.revision.sample ?? false;
      return {
        version,
        environment: config.environment,
        sample,
        demoAccounts: config.local && config.loopback && sample ? await demoAccounts(database) : [],
        providers,
        offlineDays: config.offlineDays,
        basemap: config.basemap,
      };
    });
  },
);
