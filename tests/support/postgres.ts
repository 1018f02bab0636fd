import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A PostgreSQL of this machine, running for one test run or benchmark. */
export interface TemporaryPostgres {
  readonly url: string;
  /** Lets every process of it stand still, as a machine does that swaps, until the returned function is called. */
  pause(): () => void;
  /** Ends it as `pg_ctl restart -m immediate` does, without a word to anybody, and starts it again. */
  restart(): Promise<void>;
  /** Ends it as a power cut does, until {@link beginAgain}. */
  cut(): Promise<void>;
  /** Starts it again where it has ended by itself, as whoever keeps services running does; says whether it had. */
  beginAgain(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Where PostgreSQL's programs are, newest version first; null when the machine has none. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** It writes nothing twice and waits for no disk: what a crash of it would leave is of no use. */
const HASTY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts PostgreSQL on a free loopback port in a temporary folder; null when the machine has none.
 *
 * @param durable keeps what was committed when it is ended in the midst of its work
 * @param parent where its folder is made, such as on a disk of its own
 * @param env what it finds in its environment beside that of this process
 * @param settings what it is started with, such as `max_connections=200`
 * @param hba lines of pg_hba.conf that come before the one that lets everybody in
 */
export async function startPostgres({
  durable = false,
  parent = tmpdir(),
  env = {},
  settings: more = [] as readonly string[],
  hba = [] as readonly string[],
} = {}): Promise<TemporaryPostgres | null> {
  const programs = findPostgres();
  if (!programs) return null;

  const folder = mkdtempSync(join(parent, "spotmarket-postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);

  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"],
    {
      ...user,
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const rules = join(data, "pg_hba.conf");
  if (hba.length > 0) writeFileSync(rules, `${hba.join("\n")}\n${readFileSync(rules, "utf8")}`);

  const port = await freePort();
  const settings = [
    ...(durable ? [] : HASTY),
    ...more,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
  ];
  const begin = async () => {
    const server = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      {
        ...user,
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: "ignore",
      },
    );
    await untilReady(join(programs, "pg_isready"), port, server);
    return server;
  };
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  let server = await begin();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => {
      const all = [server.pid ?? 0, ...childrenOf(server.pid ?? 0)];
      for (const pid of all) process.kill(pid, "SIGSTOP");
      return () => {
        for (const pid of all) process.kill(pid, "SIGCONT");
      };
    },
    restart: async () => {
      await end("SIGQUIT");
      server = await begin();
    },
    cut: () => end("SIGQUIT"),
    beginAgain: async () => {
      const ended = hasEnded();
      if (ended) server = await begin();
      return ended;
    },
    stop: async () => {
      if (!hasEnded()) await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a process has started, from Linux; nothing elsewhere. */
export function childrenOf(pid: number): number[] {
  try {
    const found = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return found.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root: then the machine's own account for it, or nobody, is used. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((part) => spawnSync("id", [part, name], { encoding: "utf8" }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error("PostgreSQL needs an unprivileged account, and this machine has neither postgres nor nobody.");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function untilReady(isReady: string, port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at once with code ${server.exitCode}.`);
    if (spawnSync(isReady, ["-q", "-h", "127.0.0.1", "-p", String(port)]).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("PostgreSQL did not become ready within 15 s.");
}
