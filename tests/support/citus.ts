import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findPostgres, startPostgres, type TemporaryPostgres } from "./postgres.ts";

/** A coordinator and its workers on this machine, running for one test run. */
export interface TemporaryCitus {
  /** Address of the coordinator. */
  readonly url: string;
  readonly workers: readonly TemporaryPostgres[];
  /** Starts one more worker and tells the coordinator. */
  addWorker(): Promise<TemporaryPostgres>;
  stop(): Promise<void>;
}

/** Whether this machine's PostgreSQL has Citus, by where that PostgreSQL itself looks for extensions. */
export function hasCitus(): boolean {
  const config = join(findPostgres() ?? "", "pg_config");
  if (!existsSync(config)) return false;
  const placeOf = (option: string) => spawnSync(config, [option], { encoding: "utf8" }).stdout.trim();
  return (
    existsSync(join(placeOf("--sharedir"), "extension", "citus.control")) &&
    existsSync(join(placeOf("--pkglibdir"), "citus.so"))
  );
}

const SETTINGS = [
  "shared_preload_libraries=citus",
  "wal_level=logical",
  "max_connections=200",
  "max_prepared_transactions=400",
  "max_worker_processes=24",
  "citus.enable_statistics_collection=off",
  "citus.node_conninfo=sslmode=prefer",
];
/** The role of row security gets in by password alone, as on machines that trust nobody. */
const HBA = ["host all spotmarket_app 127.0.0.1/32 scram-sha-256"];

/** Starts a coordinator and two workers; null where this machine has no Citus. */
export async function startCitus({ durable = false } = {}): Promise<TemporaryCitus | null> {
  if (!hasCitus()) return null;
  const nodes: TemporaryPostgres[] = [];
  const start = async () => {
    const node = await startPostgres({ durable, settings: SETTINGS, hba: HBA });
    if (!node) throw new Error("This machine has no PostgreSQL.");
    nodes.push(node);
    await ask(node.url, "create extension citus");
    return node;
  };
  const coordinator = await start();
  await ask(coordinator.url, `select citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`);
  const addWorker = async () => {
    const worker = await start();
    await ask(coordinator.url, `select citus_add_node('127.0.0.1', ${portOf(worker)})`);
    return worker;
  };
  await addWorker();
  await addWorker();
  return {
    url: coordinator.url,
    get workers() {
      return nodes.slice(1);
    },
    addWorker,
    stop: async () => {
      for (const node of nodes) await node.stop();
    },
  };
}

export const portOf = ({ url }: TemporaryPostgres): string => new URL(url).port;

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
