import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { MOST_FAILURES } from "./deliver.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A customer's system on this machine: what it got, and what it answers with. */
async function receiver() {
  const received: Received[] = [];
  const answer = { status: 200, body: "thank you", headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { received, answer, url: `http://127.0.0.1:${port}/hook` };
}

async function withAdmin(settings: Record<string, string> = { WEBHOOK_ALLOW_PRIVATE: "1" }) {
  const product = await testApp({ settings });
  await product.given.customer();
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(SELLER);
  const call = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object, as = ADMIN) => {
    const answer = await product.get(`/api/v1/webhooks${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const make = async (url: string) => (await call("POST", "", { url, events: ["revision.published"] })).body;
  const due = () => product.database.query("update job set next_try_at = now() where state = 'waiting'");
  return { ...product, call, make, due };
}

/** As docs/webhooks.md tells receivers to check. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  return String(headers["webhook-signature"]).split(" ").includes(expected);
}

describe.skipIf(storeMissing)("webhooks", () => {
  test("a customer's system is told of a new revision once, signed, without a figure", async () => {
    const { make, given, runJobs, call } = await withAdmin();
    const { url, received } = await receiver();
    const { secret, item } = await make(url);
    const revision = await given.published({ markets: ["tv-501"], label: "Autumn" });
    await runJobs();
    await runJobs();
    expect(received).toHaveLength(1);
    const [message] = received;
    expect(message && isSigned(message, secret)).toBe(true);
    expect(JSON.parse(message?.body ?? "")).toMatchObject({
      id: message?.headers["webhook-id"],
      type: "revision.published",
      data: { revision, before: null, label: "Autumn", sample: false },
    });
    const log = await call("GET", `/${item.id}/deliveries`);
    expect(log.body.items).toMatchObject([
      { event: "revision.published", state: "delivered", status: 200, excerpt: "thank you", tries: 1, fault: null },
    ]);
  });

  test("the secret is told once and never shown again; for a day the one before signs too", async () => {
    const { make, call, runJobs } = await withAdmin();
    const { url, received } = await receiver();
    const { secret, item } = await make(url);
    expect(JSON.stringify((await call("GET", "")).body)).not.toContain("whsec_");
    const changed = (await call("POST", `/${item.id}/secret`)).body.secret;
    expect(changed).not.toBe(secret);
    await call("POST", `/${item.id}/test`);
    await runJobs();
    const [message] = received;
    expect(message && [isSigned(message, secret), isSigned(message, changed)]).toEqual([true, true]);
  });

  test("what is not taken is sent again later, and after many failures the webhook is paused and its owner told", async () => {
    const { make, call, runJobs, due, database } = await withAdmin();
    const { url, answer, received } = await receiver();
    const { item } = await make(url);
    answer.status = 500;
    await call("POST", `/${item.id}/test`);
    await runJobs();
    expect(received).toHaveLength(1);
    await runJobs();
    expect(received, "not before its time").toHaveLength(1);
    await due();
    await runJobs();
    expect(received).toHaveLength(2);
    expect(received[1]?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);
    for (let tries = 2; tries < 7; tries++) {
      await due();
      await runJobs();
    }
    expect((await call("GET", `/${item.id}/deliveries`)).body.items).toMatchObject([
      { state: "failed", status: 500, tries: 7, fault: "The answer was 500." },
    ]);
    await database.query("update webhook set failures = $1", [MOST_FAILURES - 1]);
    await call("POST", `/${item.id}/test`);
    await runJobs();
    expect((await call("GET", "")).body.items).toMatchObject([{ state: "paused", failures: MOST_FAILURES }]);
    expect(await database.query("select kind, link from notification")).toEqual([
      { kind: "job-failed", link: "/webhooks" },
    ]);

    answer.status = 204;
    const { version } = (await call("GET", "")).body.items[0];
    expect((await call("PATCH", `/${item.id}`, { version, state: "active" })).body).toMatchObject({ failures: 0 });
    const [{ id }] = (await call("GET", `/${item.id}/deliveries`)).body.items;
    await call("POST", `/${item.id}/deliveries/${id}/replay`);
    await runJobs();
    expect((await call("GET", `/${item.id}/deliveries`)).body.items[0]).toMatchObject({ state: "delivered" });
  });

  test("nothing is sent into private networks, without https, or where a redirect leads", async () => {
    const shut = await withAdmin({});
    const { url, received } = await receiver();
    for (const target of [url, url.replace("http:", "https:"), "https://[::1]/", "https://2130706433/"]) {
      const { item } = await shut.make(target);
      await shut.call("POST", `/${item.id}/test`);
      await shut.runJobs();
      const [sent] = (await shut.call("GET", `/${item.id}/deliveries`)).body.items;
      expect(sent).toMatchObject({ state: "failed", status: null, tries: 1 });
      expect(sent.fault).toMatch(/private network|https/);
    }
    expect(received).toEqual([]);
  });

  test("a redirect is an answer like any other and is not followed", async () => {
    const { make, call, runJobs } = await withAdmin();
    const inner = await receiver();
    const outer = await receiver();
    Object.assign(outer.answer, { status: 302, headers: { location: inner.url } });
    const { item } = await make(outer.url);
    await call("POST", `/${item.id}/test`);
    await runJobs();
    expect([outer.received.length, inner.received.length]).toEqual([1, 0]);
    expect((await call("GET", `/${item.id}/deliveries`)).body.items[0]).toMatchObject({ status: 302 });
  });

  test("an event of one customer reaches that customer's systems alone", async () => {
    const { make, call, database, given, runJobs } = await withAdmin();
    await given.customer({ name: "Other Group" });
    const [other] = await database.query<{ id: number }>("select customer_id as id from customer where name = $1", [
      "Other Group",
    ]);
    const ours = await receiver();
    const theirs = await receiver();
    await make(ours.url);
    await call("POST", "", { url: theirs.url, events: ["revision.published"], customer: String(other?.id) });
    await startJob(database, {
      kind: "webhook-event",
      data: { event: "revision.published", customer: other?.id ?? 0, at: new Date().toISOString(), data: {} },
      owner: null,
      name: null,
    });
    await runJobs();
    expect([ours.received.length, theirs.received.length]).toEqual([0, 1]);
  });

  test("a file that an import refused is told to whoever runs the product alone, by its layout and name, once, and nothing of what stood in it", async () => {
    const { call, database, given, runJobs } = await withAdmin();
    await given.customer({ name: "Other Group" });
    await given.person("reader@other.example", { customer: "Other Group" });
    const [other] = await database.query<{ id: number }>("select customer_id as id from customer where name = $1", [
      "Other Group",
    ]);
    const { url, received } = await receiver();
    const elsewhere = await receiver();
    await call("POST", "", { url, events: ["import.failed"] });
    await call("POST", "", { url: elsewhere.url, events: ["import.failed"], customer: String(other?.id) });
    const folder = await mkdtemp(join(tmpdir(), "spotmarket-refused-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "january.csv");
    await writeFile(path, "market,amount\ntv-501,secret 4711\n");
    const report = await importIntoDraft({ database, layout: "counties", path, by: ADMIN });
    expect(report.revision).toBeNull();
    await runJobs();
    await runJobs();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "import.failed", data: { layout: "counties", file: "january.csv" } },
    ]);
    expect(received[0]?.body).not.toContain("4711");
    expect(elsewhere.received).toEqual([]);
  });

  test("nothing is sent any more once whoever made the webhook is no administrator", async () => {
    const { make, call, database, runJobs } = await withAdmin();
    const { url, received } = await receiver();
    const { item } = await make(url);
    await call("POST", `/${item.id}/test`);
    await database.query("update person set role = 'Subscriber' where email = $1", [ADMIN]);
    announceRights(database);
    await runJobs();
    expect(received).toEqual([]);
    expect(await database.query("select state from webhook_delivery")).toEqual([{ state: "failed" }]);
  });

  test("sellers see no webhooks; a deleted one is silent and can be had back; every change is in the audit log", async () => {
    const { make, call, database, runJobs } = await withAdmin();
    const { url, received } = await receiver();
    const { item } = await make(url);
    expect((await call("GET", "", undefined, SELLER)).status).toBe(403);
    expect((await call("POST", `/${item.id}/secret`, undefined, SELLER)).status).toBe(403);
    expect((await call("POST", "", { url: "ftp://x", events: ["alert.raised"] })).status).toBe(400);
    expect((await call("POST", "", { url: "https://a:b@example.com", events: ["alert.raised"] })).status).toBe(400);
    expect((await call("PATCH", `/${item.id}`, { version: 9, state: "paused" })).status).toBe(409);
    await call("POST", `/${item.id}/test`);
    await call("DELETE", `/${item.id}`);
    await runJobs();
    expect(received).toEqual([]);
    expect((await call("POST", `/${item.id}/restoration`)).body).toMatchObject({ url });
    expect(await database.query("select action from audit_entry order by position")).toEqual([
      { action: "webhook.created" },
      { action: "webhook.deleted" },
      { action: "webhook.restored" },
    ]);
  });

  test("a channel of Slack is told in words and a link, in its owner's language, unsigned and without a figure", async () => {
    const { call, database, runJobs } = await withAdmin();
    await database.query("update person set language = 'de-DE' where email = $1", [ADMIN]);
    const { url, received } = await receiver();
    const made = await call("POST", "", { url, kind: "slack", events: ["alert.raised", "revision.published"] });
    expect(made.body).toMatchObject({ secret: null, item: { kind: "slack" } });
    const [customer] = await database.query<{ id: number }>("select customer_id as id from person where email = $1", [
      ADMIN,
    ]);
    const at = "2026-11-28T08:00:00.000Z";
    const alerts = {
      alerts: 2,
      kinds: ["growth"],
      markets: ["tv-501"],
      subjects: ["leisure"],
      link: "/market-reports/vertical-alerts",
    };
    const edition = { revision: "2", before: "1", label: "Herbst <2026> & mehr", sample: false };
    for (const [event, data] of [
      ["alert.raised", alerts],
      ["revision.published", edition],
    ] as const)
      await startJob(database, {
        kind: "webhook-event",
        data: { event, customer: customer?.id ?? 0, at, data },
        owner: null,
        name: null,
      });
    await runJobs();
    expect(received.map(({ body }) => JSON.parse(body)).toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
      {
        text: "Spotmarket: 2 neue Hinweise",
        blocks: [
          {
            type: "section",
            text: {
              type: "mrkdwn",
              text: "*Spotmarket*\n2 neue Hinweise\n<http://localhost:4600/market-reports/vertical-alerts|Spotmarket öffnen>",
            },
          },
        ],
      },
      {
        text: "Spotmarket: Neue Revision der Daten: Herbst &lt;2026&gt; &amp; mehr",
        blocks: [
          {
            type: "section",
            text: {
              type: "mrkdwn",
              text: "*Spotmarket*\nNeue Revision der Daten: Herbst &lt;2026&gt; &amp; mehr\n<http://localhost:4600/releases|Spotmarket öffnen>",
            },
          },
        ],
      },
    ]);
    expect(Object.keys(received[0]?.headers ?? {}).filter((name) => name.startsWith("webhook-"))).toEqual([]);
  });

  test("a workflow of Teams is sent an adaptive card, in which a name is no Markdown", async () => {
    const { call, database, runJobs } = await withAdmin();
    const { url, received, answer } = await receiver();
    answer.status = 202;
    const { body } = await call("POST", "", { url, kind: "teams", events: ["revision.published"] });
    await database.query("update person set name = 'A [link](x)' where email = $1", [ADMIN]);
    announceRights(database);
    await call("POST", `/${body.item.id}/test`);
    await runJobs();
    expect(received.map((one) => JSON.parse(one.body))).toEqual([
      {
        type: "message",
        attachments: [
          {
            contentType: "application/vnd.microsoft.card.adaptive",
            contentUrl: null,
            content: {
              $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
              type: "AdaptiveCard",
              version: "1.4",
              body: [
                { type: "TextBlock", text: "Spotmarket", weight: "Bolder", wrap: true },
                {
                  type: "TextBlock",
                  text: "Test, sent by A \\[link\\]\\(x\\). Alerts and new revisions will appear here.",
                  wrap: true,
                },
              ],
              actions: [{ type: "Action.OpenUrl", title: "Open Spotmarket", url: "http://localhost:4600/" }],
            },
          },
        ],
      },
    ]);
    expect((await call("GET", `/${body.item.id}/deliveries`)).body.items).toMatchObject([
      { state: "delivered", status: 202 },
    ]);
  });

  test("the address of a chat, which opens it to whoever has it, is not in the audit log, and there is no secret to change", async () => {
    const { call, database } = await withAdmin();
    const url = "https://hooks.slack.com/services/T0/B0/hush";
    const { body } = await call("POST", "", { url, kind: "slack", events: ["alert.raised"] });
    expect((await call("POST", `/${body.item.id}/secret`)).status).toBe(409);
    await call("PATCH", `/${body.item.id}`, { version: body.item.version, state: "paused" });
    await call("DELETE", `/${body.item.id}`);
    const entries = JSON.stringify(await database.query("select subject, before, after from audit_entry"));
    expect(entries).toContain("hooks.slack.com");
    expect(entries).not.toContain("hush");
  });

  /** A channel of Slack that shows charts, told of a test; answers the image that stands in its message. */
  async function withPicture(settings: Record<string, string> = { WEBHOOK_ALLOW_PRIVATE: "1" }) {
    const product = await withAdmin(settings);
    await product.given.published({ markets: ["tv-501"], label: "Autumn" });
    const { url, received, answer } = await receiver();
    const body = { url, kind: "slack", events: ["alert.raised"], pictures: true };
    const { item } = (await product.call("POST", "", body)).body;
    const tell = async (): Promise<{ image_url: string; alt_text: string } | undefined> => {
      await product.call("POST", `/${item.id}/test`);
      await product.runJobs();
      return JSON.parse(received.at(-1)?.body ?? "{}").blocks?.[1];
    };
    const fetched = (address: string) => product.app.inject({ url: new URL(address).pathname });
    return { ...product, item, received, answer, tell, fetched };
  }

  test("a chat shows the chart where its maker says so: a PNG at an address that needs no sign-in and is kept by nobody", async () => {
    const { tell, fetched } = await withPicture();
    const image = await tell();
    expect(image?.alt_text).not.toBe("");
    const answer = await fetched(image?.image_url ?? "");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "cross-origin-resource-policy": "cross-origin",
    });
    // Width and height stand in the header of a PNG.
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect(answer.rawPayload.readUInt32BE(16)).toBe(1_920);
  });

  test("an alert shows its own market and category", async () => {
    const { received, database, runJobs, fetched } = await withPicture();
    const data = { alerts: 1, market: "tv-501", subject: "leisure", kinds: [], markets: [], subjects: [], link: "/" };
    const event = { event: "alert.raised", customer: null, at: "2026-11-28T08:00:00.000Z", data } as const;
    await startJob(database, { kind: "webhook-event", data: event, owner: null, name: null });
    await runJobs();
    const { image_url: address } = JSON.parse(received[0]?.body ?? "").blocks[1];
    expect(
      Buffer.from(new URL(address).pathname.split("/").at(-1)?.split(".")[0] ?? "", "base64url").toString(),
    ).toMatch(/^\[\d+,"\d+","tv-501","leisure",\d+\]$/);
    expect((await fetched(address)).statusCode).toBe(200);
  });

  test.each([
    ["the webhook is paused", "update webhook set state = 'paused'"],
    ["it is deleted", "update webhook set deleted_at = now()"],
    ["it shows no pictures any more", "update webhook set pictures = false"],
    ["its secret is another", "update webhook set secret = 'whsec_other'"],
    [
      "its owner is no administrator any more",
      "update person set role = 'Subscriber' where email = 'admin@example.com'",
    ],
  ])("no picture is shown after %s", async (_, change) => {
    const { tell, fetched, database } = await withPicture();
    const image = await tell();
    await database.query(change);
    announceRights(database);
    expect((await fetched(image?.image_url ?? "")).statusCode).toBe(404);
  });

  test("a picture's address cannot be made up, changed or used after thirty days", async () => {
    const { tell, fetched } = await withPicture();
    const address = (await tell())?.image_url ?? "";
    const [what = "", signature = ""] = new URL(address).pathname.split("/").at(-1)?.split(".") ?? [];
    const said = JSON.parse(Buffer.from(what, "base64url").toString());
    const made = (values: unknown, signed = signature) =>
      `http://x/api/v1/chart-pictures/${Buffer.from(JSON.stringify(values)).toString("base64url")}.${signed}.png`;
    const others = [said.with(2, "tv-501"), said.with(0, 999), [], "x", { length: 5 }];
    for (const values of others) expect((await fetched(made(values))).statusCode, JSON.stringify(values)).toBe(404);
    expect((await fetched(made(said))).statusCode).toBe(200);
    expect((await fetched(made(said, ""))).statusCode).toBe(404);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await fetched(made(said))).statusCode).toBe(404);
  });

  test("a picture that a chat cannot fetch does not cost the words: they are sent again without it", async () => {
    const { tell, answer, received, due, runJobs } = await withPicture();
    answer.status = 400;
    expect(await tell()).toMatchObject({ type: "image" });
    answer.status = 200;
    await due();
    await runJobs();
    expect(received).toHaveLength(2);
    expect(JSON.parse(received[1]?.body ?? "").blocks).toMatchObject([{ type: "section" }]);
  });

  test("where no chat can fetch anything, no address is sent; a system that checks signatures is sent none ever", async () => {
    const { call } = await withPicture({});
    expect((await call("GET", "")).body.picturesWithinReach).toBe(false);
    const refused = await call("POST", "", {
      url: "https://crm.example.com/x",
      events: ["alert.raised"],
      pictures: true,
    });
    expect(refused.status).toBe(400);
  });
});
