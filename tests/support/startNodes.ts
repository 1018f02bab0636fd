import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgres } from "#platform/database/postgres.ts";
import type { Database } from "#platform/database/database.ts";
import { startBucketServer } from "./bucketServer.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { type RoundRobin, startRoundRobin } from "./roundRobin.ts";

/** Several processes of the product on one empty PostgreSQL database and one bucket, behind a proxy. */
export interface Nodes {
  readonly proxy: RoundRobin;
  readonly nodes: readonly RunningProduct[];
  /** The data folder of every node that was started. */
  readonly folders: readonly string[];
  /** The same database, for whoever looks at what the nodes did. */
  readonly database: Database;
  /** One more node, with the settings of the others and a folder of its own. */
  readonly startOne: () => Promise<RunningProduct>;
  readonly stop: () => Promise<void>;
}

export interface NodesOptions {
  /** Address of a PostgreSQL on which databases can be made. */
  readonly postgres: string;
  readonly count: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** The probe by which a node has started; without data it lives but is not ready. */
  readonly ready?: "/readyz" | "/healthz";
}

export const NODES_PASSWORD = "many-nodes-4600";

/** Starts the nodes at once, each with a data folder of its own. */
export async function startNodes({ postgres, count, settings = {}, ready = "/healthz" }: NodesOptions): Promise<Nodes> {
  const folders: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let close = closing.pop(); close; close = closing.pop()) await close();
  };
  try {
    const databaseUrl = await newDatabase(postgres);
    const bucket = await startBucketServer();
    closing.push(bucket.close);
    const proxy = await startRoundRobin();
    closing.push(proxy.close);
    const env = {
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: proxy.url,
      FILES_URL: `s3://${bucket.bucket.name}/spotmarket`,
      S3_ENDPOINT: bucket.bucket.endpoint,
      S3_REGION: bucket.bucket.region,
      S3_ACCESS_KEY_ID: bucket.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.bucket.secretAccessKey,
      LOG_LEVEL: "warn",
      ...settings,
    };
    const startOne = async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-node-"));
      folders.push(dataDir);
      closing.push(() => rm(dataDir, { recursive: true, force: true }));
      const node = await startProduct({ dataDir, demoPassword: NODES_PASSWORD, env, ready });
      closing.push(() => node.stop());
      return node;
    };
    const begun = await Promise.allSettled(Array.from({ length: count }, startOne));
    const nodes = begun.map((one) => {
      if (one.status === "rejected") throw one.reason;
      return one.value;
    });
    proxy.sendTo(nodes.map(({ url }) => url));
    const database = await openPostgres(databaseUrl);
    closing.push(() => database.close());
    return { proxy, nodes, folders, database, startOne, stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}

async function newDatabase(postgres: string): Promise<string> {
  const name = `nodes_${process.pid}_${Date.now()}`;
  const server = await openPostgres(postgres);
  await server.query(`create database ${name}`);
  await server.close();
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}
