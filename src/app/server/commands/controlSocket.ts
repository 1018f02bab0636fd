import { chmod, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import type { Database } from "#platform/database/database.ts";
import type { Config } from "../config.ts";
import { fileRooms } from "../files/fileRooms.ts";
import { FAILED } from "./command.ts";
import { doorsOf } from "./doorsOf.ts";
import { runCommand } from "./runCommand.ts";

/** What a shell asks of the running product: one line of JSON. */
export interface ControlRequest {
  readonly args: readonly string[];
  /** Where relative file names start. */
  readonly folder: string;
  readonly by: string;
  readonly input: string;
  readonly passphrase?: string | undefined;
}

/** What it answers: lines of JSON, the last of which has the exit code. */
export type ControlAnswer =
  | { readonly write: string }
  | { readonly warn: string }
  | { readonly progress: string }
  | { readonly exit: number };

/** The systems' own limit for a socket's address, in bytes. */
const LONGEST_PATH = 103;

/** The socket's address, by the shorter way. */
export function controlPath(dataDir: string): string {
  const path = join(dataDir, "control.sock");
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/**
 * Takes commands from shells of the same user while this process has the embedded store open. Returns what closes it.
 * A command whose shell goes away is stopped. Where the data folder lies too deep for a socket there is none, and shells are told
 * that the folder is in use.
 */
export async function openControlSocket(parts: {
  readonly database: Database;
  readonly config: Config;
}): Promise<() => Promise<void>> {
  const path = controlPath(parts.config.dataDir);
  if (Buffer.byteLength(path) > LONGEST_PATH) return async () => undefined;
  // The store's lock is ours, so whoever left this socket behind is gone.
  await rm(path, { force: true });
  const shells = new Set<Socket>();
  const server = createServer((shell) => {
    shells.add(shell);
    shell.once("close", () => shells.delete(shell));
    void serveShell(shell, parts);
  });
  await listen(server, path);
  await chmod(path, 0o600);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const shell of shells) shell.destroy();
    await closed;
    // On a disk that can only be read by now it stays; the next start takes it away.
    await rm(path, { force: true }).catch(() => undefined);
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function serveShell(shell: Socket, { database, config }: { database: Database; config: Config }): Promise<void> {
  const gone = new AbortController();
  shell.on("error", () => shell.destroy());
  shell.once("close", () => gone.abort(new Error("The shell that ran this command has closed.")));
  const answer = (line: ControlAnswer) => {
    if (!shell.destroyed) shell.write(`${JSON.stringify(line)}\n`);
  };
  try {
    const request = await readRequest(shell);
    if (!request) return;
    const exit = await runCommand(request.args, {
      database,
      dataDir: config.dataDir,
      backups: config.backupTo,
      rooms: fileRooms(config),
      publicUrl: config.publicUrl,
      doors: doorsOf(config),
      site: config,
      demoPassword: config.demoPassword,
      publicData: config.publicData,
      folder: request.folder,
      by: request.by,
      input: request.input,
      passphrase: request.passphrase,
      signal: gone.signal,
      write: (text) => answer({ write: text }),
      warn: (text) => answer({ warn: text }),
      progress: (line) => answer({ progress: line }),
    });
    answer({ exit });
  } catch (reason) {
    answer({ warn: `${String(reason)}\n` });
    answer({ exit: FAILED });
  }
  shell.end();
}

async function readRequest(shell: Socket): Promise<ControlRequest | null> {
  for await (const line of createInterface({ input: shell })) {
    const request: ControlRequest = JSON.parse(line);
    return request;
  }
  return null;
}
