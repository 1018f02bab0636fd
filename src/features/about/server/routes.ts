import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { appliedMigrations } from "#platform/database/queries/appliedMigrations.ts";
import { storeVersion } from "#platform/database/queries/storeVersion.ts";
import { published } from "#revisions/publishing/published.ts";
import { about } from "../contract.ts";

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

/** A library the product is made of. */
interface Part {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the library states it. */
  readonly licence: string;
}

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const library = z.object({ name: z.string(), version: z.string(), license: z.string().default("") });

/** The libraries that the package in `folder` asks for and that are installed there, by name. */
async function partsOf(folder: string): Promise<Part[]> {
  const { dependencies, devDependencies } = manifest.parse(await readJson(join(folder, "package.json")));
  const names = Object.keys({ ...dependencies, ...devDependencies }).toSorted();
  const parts = await Promise.all(names.map((name) => readPart(join(folder, "node_modules", name, "package.json"))));
  return parts.filter((part) => part !== null);
}

/** Null where a library is not installed, as in an installation without the tools of development. */
async function readPart(path: string): Promise<Part | null> {
  const { data } = library.safeParse(await readJson(path).catch(() => null));
  return data ? { name: data.name, version: data.version, licence: data.license } : null;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}
