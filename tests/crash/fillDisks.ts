import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { startPostgres, type TemporaryPostgres } from "#tests/support/postgres.ts";
import { type DiskPeople, diskPeople, type Held, isForWantOfRoom, Refused } from "./diskPeople.ts";
import type { KillOrder } from "./killImports.ts";
import { type OwnDisk, ownDisk } from "./ownDisk.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import { seededMoments } from "./seededMoments.ts";
import { wordsOfCommand } from "./wordsOfCommand.ts";

const ADMIN = "admin@spotmarket.example";
/** The sample set with its log, and as much again. */
const MEGABYTES = 1_500;
/** The disk fills up so many milliseconds after people began to work, at the latest, and stays full for so long. */
const [BEFORE_MS, FULL_MS] = [8_000, 15_000];
/** What may be left on a full disk, in bytes: sometimes nothing, sometimes enough to begin with. */
const LEFT = [0, 0, 0, 100_000];
/** Room that comes while the disk is to be full is looked for so often. */
const AGAIN_MS = 100;
/** Between two things that one person does. */
const PAUSE_MS = 1_100;
/** From when there is room until everything must work: jobs whose process could not say how they ended are taken up after a minute. */
const BACK_MS = 200_000;

type Which = "the store's disk" | "the disk of files";

interface Running {
  readonly product: RunningProduct;
  readonly people: DiskPeople;
  readonly disks: ReadonlyMap<Which, OwnDisk>;
  readonly postgres: TemporaryPostgres | null;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Fills the disk of the store, or that of files, at random moments under a running product whose people import, publish, upload, keep and
 * have files made. Refusals are said to be for want of room, reading goes on, what was acknowledged stands, and with room all works again
 * without a restart.
 */
export async function fillDisks(engine: "postgres" | "pglite", order: KillOrder): Promise<Rounds> {
  const { kills, seed, ...rest } = order;
  const closing: (() => unknown)[] = [];
  try {
    const running = await begin(engine, closing);
    const random = seededMoments(seed);
    const seen: Record<string, number> = {};
    const rounds = await countRounds(
      { fault: "disk full", engine, seed, rounds: kills },
      () => oneRound(running, random, (what) => void (seen[what] = (seen[what] ?? 0) + 1)),
      rest,
    );
    return { ...rounds, seen };
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

async function begin(engine: "postgres" | "pglite", closing: (() => unknown)[]): Promise<Running> {
  const disk = () => {
    const made = ownDisk(MEGABYTES);
    closing.push(made.close);
    return made;
  };
  const files = disk();
  const disks = new Map<Which, OwnDisk>([[engine === "pglite" ? "the store's disk" : "the disk of files", files]]);
  const ofStore = engine === "postgres" ? disk() : null;
  if (ofStore) disks.set("the store's disk", ofStore);
  const postgres = ofStore && (await startPostgres({ durable: true, parent: ofStore.folder }));
  if (postgres) closing.push(() => postgres.stop());
  const dataDir = join(files.folder, "data");
  const env = { DATABASE_URL: postgres?.url ?? "", LOG_LEVEL: "error" };
  const product = await startProduct({ dataDir, demoPassword: "demo-password-1", env });
  closing.push(() => product.stop());
  const running = { product, disks, postgres, dataDir, env };
  const token = (await command(running, "token", ADMIN)).trim();
  const people = await diskPeople(product.url, async () => token);
  // Undisturbed, everything works; then what follows shows what a full disk does.
  for (const deed of Object.values(people.deeds)) await deed();
  await people.read();
  return { ...running, people };
}

async function oneRound(running: Running, random: () => number, see: (what: string) => void): Promise<Round> {
  const { people, disks, product, postgres } = running;
  const [which, disk] = [...disks][Math.floor(random() * disks.size)] ?? [];
  if (!disk || !which) throw new Error("There is no disk.");
  const left = LEFT[Math.floor(random() * LEFT.length)] ?? 0;
  const broken: string[] = [];
  const acknowledged: Held[] = [];
  const state = { full: false, over: false };
  const during = () => (state.full ? "while it was full" : "while there was room");

  const working = Object.entries(people.deeds).map(async ([name, deed]) => {
    while (!state.over) {
      await deed().then(
        (held) => {
          acknowledged.push(held);
          see(`${name} done ${during()}`);
        },
        (reason: unknown) => {
          see(`${String(reason)} ${during()}`);
          if (!(reason instanceof Refused) || !isExpected(reason)) broken.push(`${String(reason)}, ${during()}`);
        },
      );
      await wait(PAUSE_MS);
    }
  });
  const reading = (async () => {
    while (!state.over) {
      await people.read().then(
        () => see(`read ${during()}`),
        (reason: unknown) => {
          see(`${String(reason)} ${during()}`);
          if (!(reason instanceof Refused) || !isForWantOfRoom(reason)) broken.push(`${String(reason)}, ${during()}`);
        },
      );
      await wait(PAUSE_MS / 4);
    }
  })();

  await wait(random() * BEFORE_MS);
  state.full = true;
  const until = performance.now() + FULL_MS;
  // What is given back meanwhile, such as a log that is done with, is taken as well.
  while (performance.now() < until) {
    if (await disk.fill(left)) see("the disk was filled, again where room had come");
    await wait(AGAIN_MS);
  }
  disk.empty();
  if (postgres && (await postgres.beginAgain())) see("PostgreSQL ended and was started again");
  state.full = false;
  const back = performance.now();
  state.over = true;
  await Promise.all([...working, reading]);

  for (const [name, deed] of Object.entries(people.deeds)) {
    const held = await works(name, deed, back + BACK_MS);
    if (typeof held === "string") broken.push(held);
    else acknowledged.push(held);
  }
  await people.read().catch((reason: unknown) => broken.push(`with room again, reading: ${String(reason)}`));
  for (const held of acknowledged) {
    const fault = await held().catch(String);
    if (fault !== null) broken.push(`acknowledged, and then: ${fault}`);
  }
  if (!existsSync(`/proc/${product.pid}`)) broken.push(`the product has ended: ${product.output().slice(-1_000)}`);
  const faults = await command(running, "doctor").then(
    (said) => said.split("\n").filter((line) => line.startsWith("FAULT")),
    (reason: unknown) => [`doctor: ${wordsOfCommand(reason)}`],
  );
  broken.push(...faults);
  return { left: `${which} full, ${left} bytes left`, broken };
}

/** Work in the background says by the same codes why it failed. */
const REASONS = new Set(["storage-full", "store-unreachable"]);

function isExpected(refused: Refused): boolean {
  return isForWantOfRoom(refused) || (refused.status === 0 && REASONS.has(refused.code));
}

/** What was acknowledged by somebody who tries until it works; a sentence where it does not. */
async function works(name: string, deed: () => Promise<Held>, until: number): Promise<Held | string> {
  for (;;) {
    const held = await deed().catch((reason: unknown) => String(reason));
    if (typeof held !== "string" || performance.now() > until)
      return typeof held === "string" ? `with room again, ${name}: ${held}` : held;
    await wait(PAUSE_MS);
  }
}

async function command({ dataDir, env, product }: Omit<Running, "people">, ...words: string[]): Promise<string> {
  const script = "src/app/server/commands/commandLine.ts";
  const options = { env: { ...process.env, ...env, DATA_DIR: dataDir, PUBLIC_URL: product.url } };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], options);
  return stdout;
}
