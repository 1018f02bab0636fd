import { describe, expect, test } from "vitest";
import { HEALTH_PARTS } from "#domain/health/healthFinding.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";

interface Answer {
  readonly checks: readonly { readonly part: string; readonly finding: string; readonly runbook: readonly string[] }[];
}

async function product(settings: Record<string, string> = {}) {
  const app = await testApp({ settings });
  await app.given.person(ADMIN, { role: "Administrator" });
  const ask = async () => (await app.get("/api/v1/administration/health", { as: ADMIN })).json<Answer>();
  const finding = async (part: string) => (await ask()).checks.find((check) => check.part === part)?.finding;
  return { ...app, ask, finding };
}

describe.skipIf(storeMissing)("the health of the product", () => {
  test("an administrator sees store, revision, disk, mail and the rest as they are", async () => {
    const { given, ask, database } = await product({ SMTP_URL: "smtps://postman:very-secret@mail.example.com" });
    const id = await given.published({ markets: ["tv-501"], label: "Autumn" });
    const answer = await ask();
    expect(answer.checks.map(({ part }) => part)).toEqual(HEALTH_PARTS);
    expect(answer).toMatchObject({
      store: {
        engine: database.engine,
        version: expect.stringMatching(/^\d+/),
        schema: expect.stringMatching(/\.sql$/),
      },
      edition: { id, label: "Autumn" },
      queue: { failed: 0 },
      disk: [{ use: "data", free: expect.any(Number), size: expect.any(Number) }],
      mail: { kind: "smtp", waiting: 0, lastSent: null },
      signIn: [{ kind: "local", seconds: 0 }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/very-secret|postman/);
  });

  test("on an empty store it says that nothing is published, and what the runbook knows of that", async () => {
    const { ask } = await product();
    const { checks } = await ask();
    const edition = checks.find(({ part }) => part === "edition");
    expect(edition).toMatchObject({ finding: "editionNone", state: "look" });
    expect(edition?.runbook.join(" ")).toContain("publish");
  });

  test("mails that nobody takes, and work that nobody does, are found", async () => {
    const { database, finding } = await product({ SMTP_URL: "smtp://mail.example.com" });
    expect(await finding("mail")).toBe("mailGood");
    await queueMail(database, "reader@example.com", { subject: "Hello", paragraphs: ["Hello"] });
    await database.query("update mail set fault = 'refused', tries = 1");
    expect(await finding("mail")).toBe("mailFailing");
    await database.query("update mail set created_at = now() - interval '3 hours'");
    expect(await finding("mail")).toBe("mailStuck");

    expect(await finding("queue")).toBe("queueGood");
    await database.query(
      "insert into job (kind, data, state, next_try_at) values ('x', '{}', 'waiting', now() - interval '20 minutes')",
    );
    expect(await finding("queue")).toBe("queueSlow");
    await database.query("update job set state = 'failed', ended_at = now()");
    expect(await finding("queue")).toBe("queueFailed");
  });

  test("a backup counts while it is recent, and one that failed since then does not go unseen", async () => {
    const { database, finding } = await product();
    expect(await finding("backup")).toBe("backupNone");
    await database.query(
      "insert into backup_run (made_by, file, begun_at, ended_at, taken_at) values ('root', 'a', now(), now() - interval '2 hours', now() - interval '2 hours')",
    );
    expect(await finding("backup")).toBe("backupGood");
    await database.query(
      "update backup_run set taken_at = now() - interval '40 hours', ended_at = now() - interval '40 hours'",
    );
    expect(await finding("backup")).toBe("backupOld");
    await database.query(
      "insert into backup_run (made_by, file, begun_at, fault) values ('root', 'b', now(), 'disk full')",
    );
    expect(await finding("backup")).toBe("backupFailed");
  });

  test("it is for administrators alone", async () => {
    const { get, given } = await product();
    await given.person(SELLER);
    const refused = await get("/api/v1/administration/health", { as: SELLER });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "role-required"]);
  });
});
