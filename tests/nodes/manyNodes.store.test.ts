import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { accessToken } from "#platform/identity/accessToken.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { openLoadedRevisions, type LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { askOverHttp } from "#tests/support/askOverHttp.ts";
import { Browser, identityClient, ORIGIN, type Tokens } from "#tests/support/browserSignIn.ts";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import { type Given, given } from "#tests/support/given.ts";
import { SERVED_BY } from "#tests/support/roundRobin.ts";
import { type Nodes, startNodes } from "#tests/support/startNodes.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

/** Three processes of the product on one empty PostgreSQL, started at once, behind a proxy. The tests follow on each other. */

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const PASSWORD = "correct horse battery";
const MARKET = "tv-501";
/** Whole dollars of the market's wallet in the first revision and in the second. */
const editions = [1_000_000, 3_000_000].map((scale) => exampleWallet(MARKET, scale));
const [first = exampleWallet(MARKET, 1), second = exampleWallet(MARKET, 1)] = editions;
const sumOf = (dollars: Iterable<number | null>) =>
  [...dollars].reduce<number>((sum, dollar) => sum + (dollar ?? 0), 0);

let cluster: Nodes;
let loadedRevisions: LoadedRevisions;
let state: Given;
const tokens = new Map<string, string>();

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly node: string;
}

type Sent = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> };

/** Asks through the proxy, or a node itself. */
async function call(path: string, as = SELLER, init: Sent = {}, origin = cluster.proxy.url): Promise<Answer> {
  const type = init.body === undefined ? {} : { "content-type": "application/json" };
  const headers = { authorization: `Bearer ${tokens.get(as)}`, ...type, ...init.headers };
  const answer = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body: Object(body), node: answer.headers.get(SERVED_BY) ?? "" };
}

const send = (method: string, body: unknown): Sent => ({ method, body: JSON.stringify(body) });

describe.skipIf(storeMissing || process.env["TEST_ENGINE"] !== "postgres")("three nodes on one PostgreSQL", () => {
  beforeAll(async () => {
    const settings = { SAMPLE: "never", WEBHOOK_ALLOW_PRIVATE: "1", PUBLIC_URL: ORIGIN };
    cluster = await startNodes({ postgres: inject("databaseUrl"), count: 3, settings });
    const { database } = cluster;
    loadedRevisions = await openLoadedRevisions({ database });
    state = given(database, loadedRevisions);
    await state.customer({ markets: [MARKET] });
    await state.person(SELLER, { password: PASSWORD });
    await state.person(ADMIN, { role: "Administrator" });
    for (const email of [SELLER, ADMIN]) tokens.set(email, await accessToken(database, ORIGIN, email));
    await state.published({ wallets: [first], label: "First" });
  }, 200_000);
  afterAll(async () => {
    await loadedRevisions?.close();
    await cluster?.stop();
  });

  test("that start at once make the tables and the starter content once", async () => {
    const { database, nodes } = cluster;
    const names = readdirSync("src/platform/database/migrations").filter((name) => name.endsWith(".sql"));
    const applied = await database.query<{ name: string }>("select name from schema_migration order by name");
    expect(applied.map(({ name }) => name)).toEqual(names.toSorted());
    const said = nodes.map((node) => node.output());
    expect(said.filter((text) => text.includes("Store brought up to date"))).toHaveLength(1);
    const pieces = (await readStarter(STARTER_FOLDER)).filter(({ sample }) => !sample);
    const [kept] = await database.query<{ pieces: number }>("select count(*)::int as pieces from content_item");
    expect(kept?.pieces).toBe(pieces.length);
    // They share a bucket and an address, so none has anything to say of the others.
    expect(said.join()).not.toContain("serves the same PostgreSQL");
  });

  test("let a person sign in though each step of it comes to another node, and know her everywhere", async () => {
    const { proxy, nodes, database } = cluster;
    const app = askOverHttp(proxy.url);
    const client = await identityClient(app, database);
    const browser = new Browser(app);
    const form = await browser.open(client.authorize());
    const done = await browser.open(form.url, { email: SELLER, password: PASSWORD });
    expect(done.location).toMatch(`${ORIGIN}/#code=`);
    const { access_token, refresh_token } = (await client.redeem(done.location)).json<Tokens>();
    for (const { url } of nodes) {
      const answer = await fetch(`${url}/api/v1/session`, { headers: { authorization: `Bearer ${access_token}` } });
      expect(await answer.json()).toMatchObject({ user: { email: SELLER } });
    }
    const renewed = await client.token({ grant_type: "refresh_token", refresh_token });
    expect(renewed.json<Tokens>().access_token).not.toBe(access_token);
    const again = await client.token({ grant_type: "refresh_token", refresh_token });
    expect(again.json()).toMatchObject({ error: "invalid_grant" });
  });

  test("lock an account after five wrong passwords, whichever nodes they came to", async () => {
    const { proxy, database } = cluster;
    const app = askOverHttp(proxy.url);
    const browser = new Browser(app);
    const form = await browser.open((await identityClient(app, database)).authorize());
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await browser.open(form.url, { email: ADMIN, password: "not the password" })).status).toBe(401);
    expect((await browser.open(form.url, { email: ADMIN, password: "not the password" })).status).toBe(429);
  });

  test("count limited requests together", async () => {
    const ask = () =>
      call("/passwords/forgotten", SELLER, send("POST", { email: "nobody@example.com", language: "en-US" }));
    const answers: Answer[] = [];
    for (let request = 0; request < 14; request++) answers.push(await ask());
    expect(new Set(answers.map(({ node }) => node)).size).toBe(3);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(200),
      ...Array<number>(4).fill(429),
    ]);
  });

  test("take a file piece by piece, whichever node a piece comes to", async () => {
    const [one = "", two = "", three = ""] = cluster.nodes.map(({ url }) => url);
    const text = `market_code,year,medium,vertical,amount_usd\n501,2025,tvOta,hotels,${"1".repeat(5)}\n`;
    const begun = await call("/imports", ADMIN, send("POST", { fileName: "spend.csv", bytes: text.length }), one);
    const id = String(begun.body["id"]);
    const piece = (from: number, to?: number) => ({
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: text.slice(from, to),
    });
    expect(await call(`/imports/${id}/bytes?offset=0`, ADMIN, piece(0, 20), one)).toMatchObject({
      body: { received: 20 },
    });
    expect(await call(`/imports/${id}/bytes?offset=20`, ADMIN, piece(20), two)).toMatchObject({
      body: { received: text.length },
    });
    const { version } = begun.body;
    const described = await call(`/imports/${id}/description`, ADMIN, send("POST", { version }), three);
    expect(described).toMatchObject({ status: 200, body: { state: "setup" } });
    expect(JSON.stringify(described.body)).toContain("market_code");
  });

  test("send each mail once, however many look for mails", async () => {
    const { database, folders } = cluster;
    const words = { subject: "To everybody", paragraphs: ["Good morning."], product: "Spotmarket" };
    await database.transaction(async (store) => {
      for (let person = 0; person < 60; person++) await queueMail(store, `person${person}@example.com`, words);
    });
    const open = "select mail_id from mail where sent_at is null";
    await vi.waitFor(async () => expect(await database.query(open)).toEqual([]), { timeout: 20_000, interval: 50 });
    const written = folders.map((folder) => readdirSync(join(folder, "mail"), { recursive: true }).length);
    const [sent] = await database.query<{ mails: number; tries: number }>(
      "select count(*)::int as mails, sum(tries)::int as tries from mail",
    );
    expect(written.reduce((sum, mails) => sum + mails, 0)).toBe(sent?.mails);
    expect(sent?.tries).toBe(sent?.mails);
  });

  test("lose nothing that was answered when one is killed under load, and never mix two revisions", async () => {
    const { nodes, database, proxy, startOne } = cluster;
    const { url: told, received } = await receiver();
    expect((await call("/webhooks", ADMIN, send("POST", { url: told, events: ["revision.published"] }))).status).toBe(
      200,
    );

    // What a killed node was doing would be taken up again only when its minute is over.
    await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), { timeout: 20_000, interval: 100 });
    const saved: string[] = [];
    const figures: { reader: string; node: string; revision: string; sum: number }[] = [];
    const faults: string[] = [];
    const ended = new AbortController();
    const read = async (worker: number) => {
      const { status, body, node } = await call(`/revisions/current/wallets/${MARKET}`);
      if (status !== 200) faults.push(`a read was answered with ${status}`);
      const dollars = body["dollars"];
      if (Array.isArray(dollars))
        figures.push({ reader: `${worker} at ${node}`, node, revision: String(body["revision"]), sum: sumOf(dollars) });
    };
    const write = async (name: string) => {
      const view = { name, path: `/market-summary?market=${MARKET}`, revision: "1" };
      const { status } = await call("/saved-views", SELLER, send("POST", view));
      if (status === 200) saved.push(name);
      // Who got no answer does not know; any other refusal is a fault.
      else if (status !== 502) faults.push(`a write was answered with ${status}`);
    };
    const work = async (worker: number) => {
      for (let turn = 0; !ended.signal.aborted; turn++) {
        await read(worker);
        if (turn < 50) await write(`View ${worker}-${turn}`);
      }
    };
    const noteFault = (reason: unknown) => void faults.push(String(reason));
    const load = Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker).catch(noteFault)));
    const stopLoad = async () => {
      ended.abort();
      await load;
    };
    try {
      await vi.waitFor(() => expect(saved.length).toBeGreaterThan(30), { timeout: 20_000, interval: 20 });
      const victim = nodes[1];
      process.kill(victim?.pid ?? 0, "SIGKILL");
      const survivors = nodes.filter((node) => node !== victim).map(({ url }) => url);
      await vi.waitFor(() => expect(proxy.retried()).toBeGreaterThan(0), { timeout: 10_000, interval: 20 });
      proxy.sendTo(survivors);

      const revision = await state.published({ wallets: [second], label: "Second" });
      for (const origin of survivors) {
        await vi.waitFor(
          async () => {
            const { body } = await call(`/revisions/current/wallets/${MARKET}`, SELLER, {}, origin);
            expect(body["revision"]).toBe(revision);
          },
          { timeout: 10_000, interval: 50 },
        );
      }
      const back = await startOne();
      proxy.sendTo([...survivors, back.url]);
      await vi.waitFor(() => expect(figures.some(({ node }) => node === back.url)).toBe(true), { timeout: 10_000 });
    } finally {
      await stopLoad();
    }

    expect(faults).toEqual([]);
    const kept = await database.query<{ name: string }>("select name from saved_view");
    const names = kept.map(({ name }) => name);
    expect(saved.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);

    const sums = new Map([
      ["1", sumOf(first.dollars)],
      ["2", sumOf(second.dollars)],
    ]);
    for (const { revision, sum } of figures) expect(sum, `figures of revision ${revision}`).toBe(sums.get(revision));
    for (const reader of new Set(figures.map((answer) => answer.reader))) {
      const seen = figures.filter((answer) => answer.reader === reader).map(({ revision }) => revision);
      expect(seen, "no node goes back to a revision").toEqual(seen.toSorted());
    }
    expect(new Set(figures.map(({ revision }) => revision))).toEqual(new Set(["1", "2"]));

    await vi.waitFor(async () => expect(await jobsLeft()).toEqual([]), { timeout: 20_000, interval: 100 });
    const jobs = await database.query("select kind from job where tries <> 1 or state <> 'done'");
    expect(jobs).toEqual([]);
    expect(received.map((body) => JSON.parse(body) as unknown)).toMatchObject([
      { type: "revision.published", data: { label: "Second" } },
    ]);
  }, 150_000);
});

function jobsLeft(): Promise<object[]> {
  return cluster.database.query("select kind from job where state in ('waiting', 'running')");
}

/** A customer's system that takes webhooks. */
async function receiver(): Promise<{ readonly url: string; readonly received: readonly string[] }> {
  const received: string[] = [];
  const server = createServer((request, answer) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push(body);
      answer.end("thank you");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}
