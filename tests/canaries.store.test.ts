import { describe, expect, test } from "vitest";
import { operations } from "#tests/fuzz/operations.ts";
import { plainCall } from "#tests/fuzz/makeCall.ts";
import { seeded } from "#tests/fuzz/seeded.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { say } from "#tests/support/assistant.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const CANARY = "kanarie";
/** Secrets of whoever runs the product, each where its setting has it. */
const SETTINGS = {
  SMTP_URL: `smtp://${CANARY}user:${CANARY}word@127.0.0.1:9`,
  MAIL_FROM: "market@example.com",
  CENSUS_API_KEY: `${CANARY}census`,
  METRICS_TOKEN: `${CANARY}-metrics-token`,
  BACKUP_PASSPHRASE: `${CANARY}-passphrase`,
};

/** Every text of a body but those that have to have a form becomes one that must not turn up. */
function planted(value: unknown): unknown {
  if (typeof value === "string") return /^[\w-]{1,12}$/.test(value) ? value : `${CANARY}${value}`;
  if (Array.isArray(value)) return value.map(planted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === "string" && /password|token|secret|code|email|message|note/i.test(name)
        ? `${CANARY}-${name}@example.com`
        : planted(one),
    ]),
  );
}

describe.skipIf(storeMissing)("the log, as talkative as it can be", () => {
  test("keeps nothing of what is said to any operation, in headers, query or body, nor of the product's own secrets", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, given, runJobs, signedIn } = await testApp({ documentWorker: "light", logStream, settings: SETTINGS });
    await given.person(SELLER, { password: "correct horse battery" });
    await given.person("chief@example.com", { role: "Administrator" });
    const random = seeded(1);
    const as = [
      await signedIn(SELLER),
      await signedIn("chief@example.com"),
      { authorization: `Bearer ${CANARY}.${CANARY}.x` },
      { authorization: `Bearer sm_${CANARY}` },
    ];
    const statuses = new Set<number>();
    for (const operation of operations()) {
      const { method, url, headers, payload } = plainCall(operation, random);
      const body =
        payload === undefined || operation.body === null ? payload : JSON.stringify(planted(JSON.parse(payload)));
      const answer = await app.inject({
        method,
        // What nobody asked for is refused before anything else is looked at, so that only some calls have it.
        url: random.percent(20) ? `${url}${url.includes("?") ? "&" : "?"}code=${CANARY}` : url,
        headers: { ...headers, cookie: `_session=${CANARY}`, ...random.pick(as) },
        ...(body === undefined ? {} : { payload: body }),
      });
      statuses.add(answer.statusCode);
    }
    await runJobs();
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  test("keeps no question that an assistant asks, and no answer", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const product = await testApp({ documentWorker: "light", logStream, settings: SETTINGS });
    await product.given.published({ markets: ["tv-501"] });
    await product.given.customer({ markets: ["tv-501"] });
    await product.given.person(SELLER);
    const key = await apiKeyOf(product.database, SELLER, ["read", "write"]);
    const given = { market: `tv-${CANARY}`, category: CANARY, query: CANARY, subVertical: CANARY, others: [CANARY] };
    for (const headers of [
      key,
      { authorization: `Bearer sm_${CANARY}` },
      { ...key, origin: `https://${CANARY}.example` },
    ])
      for (const name of ["find_markets", "market_summary", "compare_markets", "add_call", CANARY])
        await say(product, headers, "tools/call", { name, arguments: given });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  test("keeps no token by which mails are ended, which mail programs have in their addresses", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app } = await testApp({ documentWorker: "light", logStream });
    const url = `/api/v1/unsubscribe/${CANARY.repeat(10)}`;
    for (const method of ["GET", "POST", "DELETE", "PUT"] as const) await app.inject({ method, url });
    for (const accept of ["text/html", "image/*"]) await app.inject({ url, headers: { accept } });
    expect(lines.filter((line) => line.includes("/unsubscribe/[left out]")).length).toBeGreaterThan(4);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  test.each(["calendar", "chart-pictures", "sheets"])(
    "keeps no address below /%s, which is its secret",
    async (place) => {
      const lines: string[] = [];
      const logStream = { write: (line: string) => void lines.push(line) };
      const { app } = await testApp({ documentWorker: "light", logStream });
      for (const name of [`${CANARY}.ics`, `${CANARY}.png`, CANARY, `${CANARY}/more`])
        for (const method of ["GET", "POST", "PROPFIND"] as const)
          await app.inject({ method, url: `/api/v1/${place}/${name}` });
      expect(lines.filter((line) => line.includes(`/${place}/[left out]`)).length).toBeGreaterThan(4);
      expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
    },
  );

  test("tells of a fault of the store without the row that it refused", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { get, given, database } = await testApp({ documentWorker: "light", logStream });
    await given.person(`${CANARY}@example.com`, { password: "correct horse battery" });
    await database.query("alter table mail add constraint no_mail check (false) not valid");
    try {
      const answer = await get("/api/v1/passwords/forgotten", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${CANARY}@example.com`, language: "en-US" }),
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain(CANARY);
    } finally {
      await database.query("alter table mail drop constraint no_mail");
    }
    const faults = lines.filter((line) => line.includes('"level":50'));
    expect(faults).toHaveLength(1);
    // Whoever mends it is told what it was and where.
    expect(faults[0]).toMatch(/"kind":"23514".*"stack":.*"constraint":"no_mail"/);
    expect(faults[0]).not.toContain(CANARY);
  });
});
