import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { hasCitus, portOf, startCitus, type TemporaryCitus } from "../support/citus.ts";
import { startPostgres } from "../support/postgres.ts";
import type { Asking } from "./support/ask.ts";
import { ADMIN, askPatiently, MINUTES, type Settings, STACK, tokenOf, until, walletsOf } from "./support/operators.ts";
import {
  command,
  DEMO_PASSWORD,
  filledFolder,
  freePort,
  type OwnProduct,
  ROOT,
  startProduct,
} from "./support/product.ts";

/** What operators do with a store that is spread out over several machines, beside the same on an embedded one. */

if (!hasCitus()) process.stderr.write("Skipped: work on a spread-out store. Citus is not installed here.\n");
const tried = test.skipIf(!hasCitus());

const settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" };
const SPENDING = `market_code,vertical,medium,year,amount_usd
501,hotels,tvOta,2025,61400000
623,hotels,tvOta,2025,23700000
618,casinos,mobile,2025,8100000
`;
const TOTALS = readFileSync(join(ROOT, "edition/2026-q1/national-totals.csv"), "utf8");
/** That the sample set offers. */
const WHAT_IFS = 3;
const LATER_TOTALS = readFileSync(join(ROOT, "edition/2026-q3/national-totals.csv"), "utf8");

const folder = mkdtempSync(join(tmpdir(), "spotmarket-spread-"));
const own = filledFolder();
const place = join(folder, "spread");
let citus: TemporaryCitus | null = null;
let coordinator: pg.Client | null = null;
let spread: OwnProduct | null = null;
let embedded: OwnProduct | null = null;
/** Of the store that is spread out: a port that stays, since the address is part of every token. */
let onCitus: { readonly port: number; readonly settings: Settings } | null = null;

const startSpread = async () => {
  if (!onCitus) throw new Error("There is no Citus.");
  spread = await startProduct({ dataDir: place, ...onCitus });
  return spread;
};

beforeAll(async () => {
  citus = await startCitus({ durable: true });
  if (!citus) return;
  const port = await freePort();
  onCitus = { port, settings: { ...settings, DATABASE_URL: citus.url, PUBLIC_URL: `http://localhost:${port}` } };
  coordinator = new pg.Client({ connectionString: citus.url });
  await coordinator.connect();
  await (await startSpread()).stop();
  const placed = await command(place, ["scale-out", "--apply"], { settings: onCitus.settings });
  expect(placed.code, placed.stderr).toBe(0);
  await startSpread();
  embedded = await startProduct({ dataDir: own.dataDir, settings });
  // Revisions are numbered as they come, and the sample set's what-ifs come in the background.
  for (const { asks } of Object.values(await both()))
    await asks.settled("/forecast/offered", ({ items }) => items.length < WHAT_IFS);
}, 20 * MINUTES);

afterAll(async () => {
  await spread?.stop();
  await embedded?.stop();
  await coordinator?.end();
  await citus?.stop();
  own.remove();
  rmSync(folder, { recursive: true, force: true });
}, 5 * MINUTES);

interface Told {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly revision: string;
  readonly edition: string | null;
  readonly fault: unknown;
  readonly building: { readonly state: string; readonly fault: unknown } | null;
  readonly items: readonly { readonly id: string; readonly status: string }[];
}

/** Asks as an administrator's program does; anything but an answer is a fault of the test. */
function administrator(url: string, token: string) {
  const say = async (path: string, asking: Asking = {}): Promise<Told> => {
    const answer = await askPatiently(`${url}/api/v1${path}`, { token, ...asking });
    expect(answer.status, `${path} ${answer.text.slice(0, 500)}`).toBeLessThan(300);
    return (answer.text.startsWith("{") ? answer.json() : {}) as Told;
  };
  const settled = async (path: string, isUnderWay: (told: Told) => boolean): Promise<Told> => {
    let last: Told | null = null;
    await until(`${path} is done`, async () => !isUnderWay((last = await say(path))), 5 * MINUTES);
    if (!last) throw new Error(`Nothing is known of ${path}.`);
    return last;
  };
  return { say, settled };
}

type Administrator = ReturnType<typeof administrator>;

/** Brings a file as the import wizard does and answers the draft that holds it. */
async function bring({ say, settled }: Administrator, fileName: string, text: string): Promise<string> {
  const begun = await say("/imports", { body: { fileName, bytes: Buffer.byteLength(text) } });
  const one = `/imports/${begun.id}`;
  const headers = { "content-type": "application/octet-stream" };
  await say(`${one}/bytes?offset=0`, { method: "PUT", headers, body: text });
  const described = await say(`${one}/description`, { body: { version: begun.version } });
  await say(`${one}/check`, { body: { version: described.version } });
  const checked = await settled(one, ({ state }) => state === "checking");
  expect([checked.state, checked.fault]).toEqual(["checked", null]);
  await say(`${one}/join`, { body: { version: checked.version } });
  const joined = await settled(one, ({ state }) => state === "joining");
  expect([joined.state, joined.fault]).toEqual(["joined", null]);
  return joined.revision;
}

/** Builds a draft and publishes it. */
async function publish({ say, settled }: Administrator, draft: string): Promise<void> {
  const path = `/administration/revisions/${draft}`;
  await say(`${path}/build`, { method: "POST" });
  const { building } = await settled(path, (now) => ["waiting", "running"].includes(now.building?.state ?? "waiting"));
  expect([building?.state, building?.fault]).toEqual(["done", null]);
  const { items } = await say("/administration/revisions");
  const instead = items.find(({ status }) => status === "published")?.id ?? null;
  await say(`${path}/publication`, { body: { unreviewed: true, fewerMarkets: true, instead } });
}

/** Reckons a scenario of the published figures and answers its revision. */
async function reckon({ say, settled }: Administrator): Promise<string> {
  const { id } = await say("/forecast/scenarios", {
    body: {
      name: "Fewer sales",
      base: "current",
      assumptions: {
        outlook: { retailSales: [{ year: 2027, growth: -0.03 }], inflation: [], political: 1, shocks: [] },
      },
    },
  });
  const run = await say(`/forecast/scenarios/${id}/runs`, { method: "POST" });
  const ended = await settled(`/forecast/scenarios/${id}/runs/${run.id}`, ({ state }) =>
    ["waiting", "running"].includes(state),
  );
  expect([ended.state, ended.fault]).toEqual(["done", null]);
  return ended.edition ?? "";
}

/** Both products with an administrator each: what is done to one is done to the other. */
async function both() {
  if (!spread || !embedded || !onCitus) throw new Error("They did not start.");
  const [token, other] = [await tokenOf(spread, ADMIN, onCitus.settings), await tokenOf(embedded, ADMIN, settings)];
  return {
    spread: { url: spread.url, token, asks: administrator(spread.url, token) },
    embedded: { url: embedded.url, token: other, asks: administrator(embedded.url, other) },
  };
}

tried(
  "files come in, go out as a revision and are reckoned on: every wallet is the embedded store's, byte for byte",
  async () => {
    const all = await both();
    const before = await walletsOf(all.spread.url, all.spread.token);
    expect(before).toEqual(await walletsOf(all.embedded.url, all.embedded.token));
    const editions: string[] = [];
    for (const { asks } of [all.spread, all.embedded]) {
      await bring(asks, "spending.csv", SPENDING);
      await publish(asks, await bring(asks, "national-totals.csv", TOTALS));
      editions.push(await reckon(asks));
    }
    const published = await walletsOf(all.spread.url, all.spread.token);
    expect(published).not.toEqual(before);
    expect(published).toEqual(await walletsOf(all.embedded.url, all.embedded.token));
    const [edition, sameRevision] = editions;
    expect(edition).toBe(sameRevision);
    const reckoned = await walletsOf(all.spread.url, all.spread.token, edition);
    expect(reckoned).not.toEqual(published);
    expect(reckoned).toEqual(await walletsOf(all.embedded.url, all.embedded.token, edition));
  },
  20 * MINUTES,
);

tried(
  "files come in and a revision goes out while parts of tables move from machine to machine, and every wallet is the embedded store's",
  async () => {
    if (!citus || !coordinator) throw new Error("There is no Citus.");
    const all = await both();
    const third = await citus.addWorker();
    const isDone = new AbortController();
    let [moves, before] = [0, ""];
    const refusals: string[] = [];
    const moving = (async () => {
      for (let turn = 0; !isDone.signal.aborted; turn++) {
        // To the third machine and away from it, again and again.
        await coordinator.query(
          "select citus_set_node_property('127.0.0.1', $1::int, 'shouldhaveshards', $2::boolean)",
          [portOf(third), turn % 2 === 0],
        );
        await coordinator
          .query("select rebalance_table_shards(shard_transfer_mode => 'auto', drain_only => $1)", [turn % 2 === 1])
          .catch((reason: unknown) => refusals.push(String(reason)));
        const now = await liesWhere();
        if (now !== before) moves++;
        before = now;
      }
    })();
    try {
      await bring(all.spread.asks, "spending.csv", SPENDING.replace("61400000", "72500000"));
      await publish(all.spread.asks, await bring(all.spread.asks, "national-totals.csv", LATER_TOTALS));
    } finally {
      isDone.abort();
      await moving;
    }
    expect(moves, refusals.join("\n")).toBeGreaterThan(0);
    await bring(all.embedded.asks, "spending.csv", SPENDING.replace("61400000", "72500000"));
    await publish(all.embedded.asks, await bring(all.embedded.asks, "national-totals.csv", LATER_TOTALS));
    expect(await walletsOf(all.spread.url, all.spread.token)).toEqual(
      await walletsOf(all.embedded.url, all.embedded.token),
    );
    const doctor = await command(place, ["doctor"], { settings: onCitus?.settings ?? {} });
    expect(doctor.code, doctor.stdout + doctor.stderr).toBe(0);
  },
  20 * MINUTES,
);

/** On which machine each part of the wallets lies. */
async function liesWhere(): Promise<string> {
  const found = await coordinator?.query<{ part: string; nodeport: number }>(
    "select shardid::text as part, nodeport from citus_shards where table_name = 'wallet'::regclass order by 1, 2",
  );
  return JSON.stringify(found?.rows);
}

tried(
  "a backup of it is restored on one PostgreSQL, and a backup of that on another Citus, which is spread out again: the same wallets each time",
  async () => {
    if (!onCitus) throw new Error("There is no Citus.");
    const { spread: first } = await both();
    const wallets = await walletsOf(first.url, first.token);
    const files = [join(folder, "spread.backup"), join(folder, "plain.backup")];
    const done = async (dataDir: string, args: readonly string[], on: Settings) => {
      const { code, stdout, stderr } = await command(dataDir, args, { settings: on });
      expect(code, `${args.join(" ")}\n${stdout}${stderr}`).toBe(0);
      return stdout;
    };
    await done(place, ["backup", files[0] ?? ""], onCitus.settings);

    const plain = await startPostgres();
    onTestFinished(() => plain?.stop());
    const onPlain = { ...settings, DATABASE_URL: plain?.url ?? "" };
    const plainPlace = join(folder, "plain");
    await done(plainPlace, ["restore", files[0] ?? ""], onPlain);
    const second = await startProduct({ dataDir: plainPlace, settings: onPlain });
    try {
      expect(await walletsOf(second.url, await tokenOf(second, ADMIN, onPlain))).toEqual(wallets);
    } finally {
      await second.stop();
    }
    await done(plainPlace, ["doctor"], onPlain);
    await done(plainPlace, ["backup", files[1] ?? ""], onPlain);

    const other = await startCitus();
    onTestFinished(() => other?.stop());
    const onOther = { ...settings, DATABASE_URL: other?.url ?? "" };
    const otherPlace = join(folder, "other");
    await done(otherPlace, ["restore", files[1] ?? ""], onOther);
    expect(await done(otherPlace, ["scale-out", "--check"], onOther)).toContain("Nothing is in the way.");
    expect(await done(otherPlace, ["scale-out", "--apply"], onOther)).toContain("10 tables were placed.");
    expect(await done(otherPlace, ["scale-out", "--check"], onOther)).toContain("Every table is where it belongs.");
    const third = await startProduct({ dataDir: otherPlace, settings: onOther });
    try {
      expect(await walletsOf(third.url, await tokenOf(third, ADMIN, onOther))).toEqual(wallets);
    } finally {
      await third.stop();
    }
    await done(otherPlace, ["doctor"], onOther);
  },
  20 * MINUTES,
);

tried(
  "a start while a worker is away says so and waits, without ending, and serves as soon as the worker is back",
  async () => {
    const [worker] = citus?.workers ?? [];
    if (!worker || !spread || !onCitus) throw new Error("There is no Citus.");
    const wallets = await walletsOf(spread.url, await tokenOf(spread, ADMIN, onCitus.settings));
    await spread.stop();
    await worker.cut();
    const starting = startSpread();
    try {
      // Long enough for a start that fails to have failed.
      await after(15_000);
    } finally {
      await worker.beginAgain();
    }
    const again = await starting;
    expect(again.output()).toContain("Waiting for a machine of Citus that is away");
    expect(again.output()).toContain(portOf(worker));
    expect(again.output()).not.toMatch(STACK);
    expect(await walletsOf(again.url, await tokenOf(again, ADMIN, onCitus.settings))).toEqual(wallets);
  },
  20 * MINUTES,
);
