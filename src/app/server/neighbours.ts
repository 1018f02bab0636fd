import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Database } from "#platform/database/database.ts";
import {
  forgetServerProcess,
  noteServerProcess,
  type ServerProcess,
  selectServerProcesses,
} from "#platform/database/queries/serverProcesses.ts";
import type { Config } from "./config.ts";
import { placeOfFiles } from "./files/placeOfFiles.ts";
import { VERSION } from "./version.ts";

/** Looks around for other processes on the same store while it is open. */
export interface Neighbours {
  readonly close: () => Promise<void>;
}

export interface NeighbourParts {
  readonly database: Database;
  readonly config: Pick<Config, "publicUrl" | "filesUrl" | "bucket">;
  /** Told once of each neighbour whose settings do not go with ours. */
  readonly warn: (line: string) => void;
}

const LOOK_MS = 15_000;

/**
 * Makes this process known to the others on its PostgreSQL, and warns of those with which it cannot serve the same people: files that lie elsewhere,
 * another public address. An embedded store has one process.
 */
export async function openNeighbours({ database, config, warn }: NeighbourParts): Promise<Neighbours> {
  if (database.engine === "pglite") return { close: async () => undefined };
  const self: ServerProcess = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    version: VERSION,
    publicUrl: config.publicUrl,
    files: await placeOfFiles(config),
    filesUrl: config.filesUrl,
  };
  const told = new Set<string>();

  async function look(): Promise<void> {
    await noteServerProcess(database, self);
    for (const other of await selectServerProcesses(database)) {
      if (other.id === self.id || told.has(other.id)) continue;
      told.add(other.id);
      for (const line of disagreements(self, other)) warn(line);
    }
  }

  await look();
  // A store that is away for a moment is noticed by whoever needs it.
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return {
    async close() {
      clearInterval(looking);
      await forgetServerProcess(database, self.id).catch(() => undefined);
    },
  };
}

/** What keeps two processes from serving the same people, a sentence each with what to do. */
export function disagreements(self: ServerProcess, other: ServerProcess): string[] {
  const who = `Process ${other.pid} on ${other.host} serves the same PostgreSQL`;
  const lines: string[] = [];
  if (other.files !== self.files) {
    lines.push(
      `${who}, but keeps files elsewhere: ${placeText(other)} there, ${placeText(self)} here. What is uploaded or made at one is missing at the other. ` +
        "Give both the same FILES_URL: a folder that they share, or a bucket such as s3://bucket/folder.",
    );
  }
  if (other.publicUrl !== self.publicUrl) {
    lines.push(
      `${who}, but under ${other.publicUrl} instead of ${self.publicUrl}. Whoever signed in at one is refused at the other. ` +
        "Give both the same PUBLIC_URL, that of the proxy before them.",
    );
  }
  return lines;
}

const placeText = ({ filesUrl, host }: ServerProcess): string =>
  filesUrl.startsWith("file:") ? `${filesUrl} on ${host}` : filesUrl;
