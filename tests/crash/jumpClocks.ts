import { setTimeout as wait } from "node:timers/promises";
import type { Tokens } from "#tests/support/browserSignIn.ts";
import type { Queryable } from "#platform/database/database.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { type ClockPerson, clockPerson } from "./clockPeople.ts";
import { type ClockProduct, startClockProduct } from "./clockProduct.ts";
import { brokenByClocks } from "./clockQuestions.ts";
import { type DiskPeople, diskPeople, type Held, Refused } from "./diskPeople.ts";
import type { KillOrder } from "./killImports.ts";
import { CLOCK_SECONDS } from "./ownClock.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import { seededMoments } from "./seededMoments.ts";
import { walletSum } from "./walletSums.ts";

const ADMIN = "admin@spotmarket.example";
const SELLER = "seller@spotmarket.example";
const DAY = 86_400;
const JUMPS: Readonly<Record<string, number>> = {
  "a day forward": DAY,
  "two days back": -2 * DAY,
  "an hour back": -3_600,
};
/** So far from the machine's own time clocks may come, in seconds. */
const FARTHEST = 4 * DAY;
/** The clock jumps so many milliseconds after people began to work, at the latest, and they go on for so long. */
const [BEFORE_MS, AFTER_MS] = [5_000, 10_000];
/** Until everybody who lives by the clock has noticed. */
const NOTICED_MS = CLOCK_SECONDS * 1_000 + 500;
const PAUSE_MS = 1_000;
/** After so many each version of the country has followed on the other. */
const REVISIONS = 3;
/** From when an occurrence has come until its report is made. */
const MADE_MS = 120_000;
/** Whoever was in the middle of signing in when the clock jumped begins again. */
const STARTLED_MS = 5_000;

interface Running {
  readonly product: ClockProduct;
  readonly people: DiskPeople;
  readonly person: ClockPerson;
  /** Sums of the wallets of whole revisions. */
  readonly known: ReadonlySet<string>;
  /** What is said of the store before any clock was set. */
  readonly before: ReadonlySet<string>;
  readonly random: () => number;
  readonly see: (what: string) => void;
}

/**
 * Sets the clock of a running product forward by a day, back by two, or back by an hour, at random moments of what people do; PostgreSQL's
 * along with it or not. What was acknowledged stands, what is due is done once, nobody is locked out for longer than it was noted, and the
 * store is sound.
 */
export async function jumpClocks(engine: "postgres" | "pglite", order: KillOrder): Promise<Rounds> {
  const { kills, seed, ...rest } = order;
  const product = await startClockProduct(engine);
  try {
    const person = await clockPerson(product.url, ADMIN);
    const people = await diskPeople(product.url, person.token);
    // Undisturbed, everything works; the two versions of the country follow on each other.
    for (let newRevision = 0; newRevision < REVISIONS; newRevision++) await people.deeds.newRevision();
    for (const deed of [people.deeds.note, people.deeds.upload, people.deeds.report]) await deed();
    await person.schedule(new Date(product.clock.now() - 5_400_000).toISOString().slice(11, 16));
    const { known, before } = await product.visit(atFirst);
    const seen: Record<string, number> = {};
    const see = (what: string) => void (seen[what] = (seen[what] ?? 0) + 1);
    const running = { product, people, person, known, before, random: seededMoments(seed), see };
    const rounds = await countRounds(
      { fault: "clock set", engine, seed, rounds: kills },
      (round) => oneRound(running, round),
      rest,
    );
    const ids = product.mails.map(({ headers }) => headers["message-id"] ?? "");
    seen["mails received"] = ids.length;
    seen["mails received twice under one id"] = ids.length - new Set(ids).size;
    return { ...rounds, seen };
  } finally {
    await product.close();
  }
}

/** What the sample set is made of was published by nobody, and nothing is written of it: that is no fault of a clock. */
async function atFirst(store: Queryable) {
  const known = new Set<string>();
  const revisions = await store.query<{ id: number }>(
    "select revision_id::int as id from revision where built_at is not null order by revision_id desc limit $1",
    [REVISIONS],
  );
  for (const { id } of revisions) known.add(await walletSum(store, id));
  return { known, before: new Set(await brokenInvariants(store, known)) };
}

async function oneRound(running: Running, round: number): Promise<Round> {
  const { product, people, person, random } = running;
  const broken: string[] = [];
  const { name, seconds } = nextJump(product, random);
  const along = product.storeClock !== null && random() < 0.5;
  const locked = `locked-${round}@example.com`;
  const tokens = await person.signIn();
  await person.lock(locked);
  const before = await person.scheduled();

  const work = peopleAtWork(running, broken);
  await wait(random() * BEFORE_MS);
  product.clock.jump(seconds);
  if (along) product.storeClock?.jump(seconds);
  work.startle();
  await wait(NOTICED_MS);
  await person.forget(SELLER);
  if (await person.isLocked(locked)) broken.push("an address is locked for longer than a minute");
  await wait(AFTER_MS);
  const acknowledged = await work.end();

  broken.push(...(await sessionsHold(running, tokens, seconds)));
  const due = before.nextAt <= product.clock.now() ? 1 : 0;
  broken.push(...(await occurrences(person, before.runs + due)));
  // In some rounds the product is started anew by the clock as it is now.
  if (random() < 0.25) await product.restart();
  broken.push(...(await everythingWorks(people, acknowledged)));
  if (product.storeClock && !along) {
    // Somebody notices, and sets the clock right again.
    product.clock.jump(-seconds);
    await wait(NOTICED_MS);
    broken.push(...(await everythingWorks(people, [])));
  }
  const found = await product.visit((store, runs) => brokenByClocks(store, running.known, { runs }));
  broken.push(...found.filter((what) => !running.before.has(what)));
  broken.push(...(await product.doctor()));
  const { faults } = await product.backups();
  broken.push(...faults);
  const beside = product.storeClock ? (along ? ", PostgreSQL's too" : ", the product's alone and right again") : "";
  return { left: `${name}${beside}`, broken };
}

function nextJump({ clock }: ClockProduct, random: () => number): { readonly name: string; readonly seconds: number } {
  const possible = Object.entries(JUMPS).filter(([, by]) => Math.abs(clock.ahead() + by) <= FARTHEST);
  const [name = "", seconds = 0] = possible[Math.floor(random() * possible.length)] ?? [];
  return { name, seconds };
}

/** Lets everybody do what they do until it is ended; what was refused otherwise than by the jump itself is broken. */
function peopleAtWork({ people, person, see }: Running, broken: string[]) {
  const acknowledged: Held[] = [];
  const state = { over: false, startled: Number.NEGATIVE_INFINITY };
  const loop = async (name: string, pause: number, deed: () => Promise<Held | void>) => {
    while (!state.over) {
      const begun = performance.now();
      await deed().then(
        (held) => {
          if (held) acknowledged.push(held);
          see(`${name} done`);
        },
        (reason: unknown) => {
          const startled = begun < state.startled + STARTLED_MS && performance.now() > state.startled;
          const expected = startled && (!(reason instanceof Refused) || reason.status === 401);
          see(`${String(reason).slice(0, 120)}${expected ? ", as the clock jumped" : ""}`);
          if (!expected) broken.push(`${name}: ${String(reason)}`);
        },
      );
      await wait(pause);
    }
  };
  const loops = [
    ...Object.entries(people.deeds).map(([name, deed]) => loop(name, PAUSE_MS, deed)),
    loop("read", PAUSE_MS / 4, people.read),
    loop("signed in", PAUSE_MS * 2, async () => void (await person.signIn())),
  ];
  return {
    startle: () => (state.startled = performance.now()),
    end: async () => {
      state.over = true;
      await Promise.all(loops);
      return acknowledged;
    },
  };
}

/** An access token lasts an hour by the clock; whoever must sign in again can. */
async function sessionsHold({ person, see }: Running, tokens: Tokens, seconds: number): Promise<string[]> {
  const broken: string[] = [];
  const taken = await person.isTaken(tokens.access_token);
  if (taken && seconds > 0) broken.push("an access token is taken a day later");
  const renewed = await person.renew(tokens).catch(String);
  const when = seconds > 0 ? "a day forward" : `${seconds / -3_600} hours back`;
  see(`${when}, an access token is ${taken ? "taken" : "refused"}, and a refresh token: ${renewed}`);
  await person.signIn().catch((reason: unknown) => broken.push(`nobody can sign in: ${String(reason)}`));
  return broken;
}

/** Of the occurrences that passed one is made, and none is made again. */
async function occurrences(person: ClockPerson, expected: number): Promise<string[]> {
  const until = performance.now() + MADE_MS;
  for (;;) {
    const { runs, done } = await person.scheduled();
    if (runs > expected) return [`the schedule began ${runs} runs, not ${expected}`];
    if (done === expected) return [];
    if (performance.now() > until) return [`of ${expected} runs of the schedule ${runs} began and ${done} ended`];
    await wait(PAUSE_MS);
  }
}

async function everythingWorks(people: DiskPeople, acknowledged: readonly Held[]): Promise<string[]> {
  const broken: string[] = [];
  const held = [...acknowledged];
  for (const [name, deed] of Object.entries(people.deeds))
    await deed().then(
      (one) => held.push(one),
      (reason: unknown) => broken.push(`afterwards, ${name}: ${String(reason)}`),
    );
  await people.read().catch((reason: unknown) => broken.push(`afterwards, reading: ${String(reason)}`));
  for (const one of held) {
    const fault = await one().catch(String);
    if (fault !== null) broken.push(`acknowledged, and then: ${fault}`);
  }
  return broken;
}
