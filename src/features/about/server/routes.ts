import type { FastifyInstance } from "fastify";
import { appliedMigrations } from "#platform/database/queries/appliedMigrations.ts";
import { storeVersion } from "#platform/database/queries/storeVersion.ts";
import { published } from "#revisions/publishing/published.ts";
import { about } from "../contract.ts";
import { type Part, partsOf } from "./partsOf.ts";

/** What only the start of the server knows. */
export interface AboutFacts {
  readonly product: string;
  readonly version: string;
  readonly environment: "development" | "production";
  readonly host: string;
  readonly providers: readonly { readonly kind: "local" | "microsoft"; readonly authority: string }[];
  readonly mail: { readonly kind: "smtp" | "files"; readonly place: string };
  readonly files: string;
  readonly hostedTokens: boolean;
  /** Where package.json and the installed libraries lie. */
  readonly folder: string;
}

export function aboutRoutes(
  app: FastifyInstance,
  { about: { folder, providers, ...facts } }: { readonly about: AboutFacts },
): void {
  const startedAt = new Date().toISOString();
  let parts: Promise<Part[]> | null = null;

  app.endpoint(about, async (_input, { database, loadedRevisions }) => {
    parts ??= partsOf(folder);
    const current = published(loadedRevisions)?.revision;
    const [migrations, version] = await Promise.all([appliedMigrations(database), storeVersion(database)]);
    return {
      ...facts,
      node: process.version,
      startedAt,
      memory: process.memoryUsage.rss(),
      store: {
        engine: database.engine,
        version,
        migrations: migrations.map(({ name, appliedAt }) => ({ name, appliedAt: appliedAt.toISOString() })),
      },
      revision: current ? { ...current } : null,
      providers: [...providers],
      parts: await parts,
    };
  });
}
