import { describe, expect, test } from "vitest";
import { runCommand } from "#app/server/commands/runCommand.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const ADMIN = "admin@example.com";
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501"] });
  await product.given.customer({ markets: ["tv-501"] });
  for (const email of [SELLER, OTHER]) await product.given.person(email);
  await product.given.person(ADMIN, { role: "Administrator" });
  const call = async (method: "GET" | "POST" | "DELETE", path: string, as: string, body?: object) => {
    const answer = await product.get(`/api/v1/api-keys${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const make = (as: string, more: object = {}) =>
    call("POST", "", as, { name: "Nightly export", scopes: ["read"], expiresOn: inDays(30), ...more });
  const withKey = async (key: string, path = "/api/v1/session", method: "GET" | "POST" = "GET") => {
    const answer = await product.get(path, { method, headers: { authorization: `Bearer ${key}` } });
    return { status: answer.statusCode, body: answer.json() };
  };
  const personId = async (email: string) => {
    const [row] = await product.database.query<{ id: number }>("select person_id as id from person where email = $1", [
      email,
    ]);
    return String(row?.id);
  };
  return { ...product, call, make, withKey, personId };
}

describe.skipIf(storeMissing)("API keys", () => {
  test("a person makes a key, sees it once, and a program works with her rights", async () => {
    const { make, call, withKey, database } = await withPeople();
    const { status, body } = await make(SELLER);
    expect([status, body]).toMatchObject([
      200,
      { key: expect.stringMatching(/^sm_[\w-]{43}$/), item: { scopes: ["read"] } },
    ]);
    expect((await withKey(body.key)).body).toMatchObject({ user: { email: SELLER }, markets: ["tv-501"] });
    const listed = await call("GET", "", SELLER);
    expect(listed.body.items).toMatchObject([{ name: "Nightly export", hint: body.key.slice(0, 8), revokedAt: null }]);
    expect(JSON.stringify(listed.body)).not.toContain(body.key);
    const rows = JSON.stringify(await database.query("select * from api_key"));
    expect(rows).not.toContain(body.key);
  });

  test("what is revoked is refused on the very next request", async () => {
    const { make, call, withKey } = await withPeople();
    const { key, item } = (await make(SELLER)).body;
    expect((await withKey(key)).status).toBe(200);
    expect((await call("DELETE", `/${item.id}`, SELLER)).body.revokedAt).not.toBeNull();
    expect((await withKey(key)).body).toMatchObject({ status: 401, code: "token-rejected" });
    expect((await call("DELETE", `/${item.id}`, SELLER)).status).toBe(200);
  });

  test("nobody sees, revokes or makes another person's keys but an administrator", async () => {
    const { make, call, personId } = await withPeople();
    const { item } = (await make(SELLER)).body;
    expect((await call("GET", "", OTHER)).body.items).toEqual([]);
    expect((await call("DELETE", `/${item.id}`, OTHER)).body.code).toBe("not-found");
    expect((await call("GET", "/all", OTHER)).body.code).toBe("role-required");
    expect((await make(OTHER, { person: await personId(SELLER) })).body.code).toBe("role-required");
    const made = await make(ADMIN, { person: await personId(OTHER), name: "By the administrator" });
    expect(made.body.item.person).toMatchObject({ email: OTHER });
    expect((await call("GET", "/all", ADMIN)).body.items).toHaveLength(2);
    expect((await call("GET", "/all?customer=99", ADMIN)).body.items).toEqual([]);
    expect((await call("DELETE", `/${item.id}`, ADMIN)).body.revokedAt).not.toBeNull();
  });

  test("a key cannot make, see or revoke keys", async () => {
    const { make, withKey } = await withPeople();
    const { key } = (await make(ADMIN, { scopes: ["read", "write", "administration"] })).body;
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/all"],
      ["POST", ""],
    ] as const) {
      const refused = await withKey(key, `/api/v1/api-keys${path}`, method);
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, "person-required"]);
    }
  });

  test("a key works for a year at the most", async () => {
    const { make } = await withPeople();
    expect((await make(SELLER, { expiresOn: inDays(365) })).status).toBe(200);
    expect((await make(SELLER, { expiresOn: inDays(366) })).body).toMatchObject({ code: "invalid-input" });
  });

  test.each([
    [{ expiresOn: inDays(-1) }, "/body/expiresOn"],
    [{ expiresOn: inDays(366) }, "/body/expiresOn"],
    [{ expiresOn: "never" }, "/body/expiresOn"],
    [{ scopes: [] }, "/body/scopes"],
    [{ scopes: ["everything"] }, "/body/scopes/0"],
    [{ scopes: ["administration"] }, "/body/scopes"],
    [{ name: "" }, "/body/name"],
    [{ name: "x".repeat(81) }, "/body/name"],
    [{ name: "turned \u202e around" }, "/body/name"],
  ])("a subscriber's key with %j is refused", async (wrong, pointer) => {
    const { make } = await withPeople();
    const { status, body } = await make(SELLER, wrong);
    expect([status, body.code, body.errors[0].pointer]).toEqual([400, "invalid-input", pointer]);
  });

  test("twenty keys that work are enough for one person, also when many are made at once", async () => {
    const { make, call } = await withPeople();
    const made = await Promise.all(Array.from({ length: 24 }, () => make(SELLER)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.find(({ status }) => status !== 200)?.body.code).toBe("conflict");
    const { items } = (await call("GET", "", SELLER)).body;
    await call("DELETE", `/${items[0].id}`, SELLER);
    expect((await make(SELLER)).status).toBe(200);
  });

  test("the audit log tells who made and revoked which key, and holds neither key nor hash", async () => {
    const { make, call, database } = await withPeople();
    const { key, item } = (await make(SELLER)).body;
    await call("DELETE", `/${item.id}`, ADMIN);
    const log = await database.query("select * from audit_entry order by position");
    expect(log).toMatchObject([
      { action: "apiKey.created", actor: SELLER, after: { person: SELLER, scopes: ["read"] } },
      { action: "apiKey.revoked", actor: ADMIN, before: { person: SELLER } },
    ]);
    const secrets = await database.query<{ key_hash: string }>("select key_hash from api_key");
    expect(JSON.stringify(log)).not.toContain(key);
    for (const { key_hash: secret } of secrets) expect(JSON.stringify(log)).not.toContain(secret);
  });

  test("the command line makes, lists and revokes keys as well", async () => {
    const { database, withKey } = await withPeople();
    const run = async (...args: string[]) => {
      let [said, complained] = ["", ""];
      const code = await runCommand(["key", ...args], {
        database,
        dataDir: "",
        rooms: [],
        publicUrl: "http://localhost",
        demoPassword: undefined,
        folder: "",
        by: "root (command line)",
        input: "",
        write: (text) => (said += text),
        warn: (text) => (complained += text),
        progress: () => undefined,
        signal: new AbortController().signal,
      });
      return { code, said, complained };
    };
    const added = await run("add", SELLER, "--name", "Script", "--scopes", "read");
    const key = /sm_[\w-]{43}/.exec(added.said)?.[0] ?? "";
    expect([added.code, (await withKey(key)).status]).toEqual([0, 200]);
    expect((await run("list")).said).toContain(`${key.slice(0, 8)}…  Script`);
    expect(JSON.parse((await run("list", SELLER, "--json")).said).items).toMatchObject([{ id: 1, state: "works" }]);
    expect((await run("revoke", "1")).said).toBe(`Key 1 "Script" of ${SELLER} is revoked.\n`);
    expect((await withKey(key)).status).toBe(401);
    expect((await run("add", "nobody@example.com", "--name", "X")).code).toBe(1);
    expect((await run("add", SELLER, "--name", "X", "--scopes", "all")).code).toBe(2);
    expect((await run("revoke", "first")).code).toBe(2);
    expect((await run("frobnicate")).code).toBe(2);
  });
});
