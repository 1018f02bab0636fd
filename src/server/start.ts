import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { demoAccounts, demoPassword, giveDemoPassword } from "#identity/demoAccounts.ts";
import { openRights } from "#identity/rights.ts";
import { sweepInterruptedImports } from "#ingest/sweepInterruptedImports.ts";
import { openPublications } from "#revisions/publications.ts";
import { buildApp } from "./app.ts";
import { openControlSocket } from "./commands/controlSocket.ts";
import { loadSample } from "./commands/sample.ts";
import { type Config, readConfig } from "./config.ts";
import { needsSample } from "./needsSample.ts";
import { openStore } from "./openStore.ts";
import { checkPort } from "./portFree.ts";

type Say = (line: string) => void;

/** The product while it runs. */
export interface Product {
  /** Finishes open requests, then closes everything. */
  stop(): Promise<void>;
}

/** Open requests get this long when the product stops. */
const DRAIN_MS = 10_000;

/**
 * Brings the product up: store, schema, sample set, server.
 *
 * @param say told each step as a line for the operator
 */
export async function start(environment: NodeJS.ProcessEnv, say: Say): Promise<Product> {
  const config = readConfig(environment);
  await checkPort(config.port, config.host);

  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of opened.toReversed()) await end();
  };
  try {
    const database = await openStore(config, say);
    opened.push(() => database.close());
    await prepare(database, config, say);

    const publications = await openPublications({
      database,
      onError: (reason) =>
        app.log.warn(
          { err: reason },
          "The published revision cannot be followed; the one in memory goes on being served",
        ),
    });
    opened.push(() => publications.close());
    const rights = await openRights(database);
    opened.push(() => rights.close());
    const app: FastifyInstance = await buildApp({ config, database, publications, rights });
    opened.push(() => drain(app));
    await app.listen({ port: config.port, host: config.host, listenTextResolver: () => "" });
    if (!config.databaseUrl) opened.push(await openControlSocket({ database, config }));
  } catch (reason) {
    await close();
    throw reason;
  }
  return { stop: close };
}

async function prepare(database: Database, config: Config, say: Say): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) say(`The store is brought up to date: ${applied.join(", ")}.`);
  for (const { layout, fileName, startedAt } of await sweepInterruptedImports(database)) {
    say(
      `The import of ${fileName} (${layout}), begun ${startedAt.toISOString()}, was interrupted. Its rows are removed and nothing else is changed; import it again.`,
    );
  }
  if (config.sample === "auto" && (await needsSample(database))) await loadSample({ database, log: say });
  if (config.local) await announce(database, config, say);
}
