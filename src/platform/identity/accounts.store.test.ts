import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { testDatabase } from "#tests/support/testDatabase.ts";
import { addAccount, changeAccount, listAccounts, type NewAccount, setPassword } from "./accounts.ts";
import { saveCustomer } from "./customers.ts";
import { demoAccounts, demoPassword, giveDemoPassword, saveDemoAccounts } from "./demoAccounts.ts";
import { checkCredentials } from "./local/checkCredentials.ts";

const FROM = { address: "192.0.2.1", agent: "a test" };

const SITE = { publicUrl: "http://localhost:4600", basePath: "/", product: "Spotmarket" };

async function withCustomer() {
  const database = await testDatabase();
  await saveCustomer(database, { name: "Example Media", access: ["tv"], markets: ["tv-623"] });
  const person = (email: string, facts: Partial<NewAccount> = {}) =>
    addAccount(database, { email, name: "Example", customer: "Example Media", role: "Subscriber", ...facts });
  return { database, person };
}

test("a person is added once, whatever the case of the e-mail", async () => {
  const { database, person } = await withCustomer();
  await person("Seller@Example.com", { markets: ["tv-623"] });
  await expect(person("seller@example.com ")).rejects.toMatchObject({ code: "already-exists" });
  expect(await listAccounts(database)).toMatchObject([
    {
      email: "seller@example.com",
      customer: "Example Media",
      role: "Subscriber",
      markets: ["tv-623"],
      access: null,
      status: "active",
    },
  ]);
});

test.each([
  ["an e-mail that is none", { email: "seller" }],
  ["a customer that is not there", { customer: "Nobody" }],
  ["a short password", { password: "short" }],
])("%s is refused and nothing is added", async (_what, facts: Partial<NewAccount>) => {
  const { database, person } = await withCustomer();
  await expect(person("seller@example.com", facts)).rejects.toMatchObject({ code: "invalid-input" });
  expect(await listAccounts(database)).toEqual([]);
});

test("what a change leaves out stays, and null lifts a narrowing", async () => {
  const { database, person } = await withCustomer();
  await person("seller@example.com", { markets: ["tv-623"], language: "de-DE" });
  await changeAccount(database, "SELLER@example.com", { markets: null, name: "Another" });
  expect(await listAccounts(database)).toMatchObject([
    { name: "Another", markets: null, language: "de-DE", role: "Subscriber" },
  ]);
  await expect(changeAccount(database, "nobody@example.com", {})).rejects.toMatchObject({ code: "not-found" });
});

test("the last active administrator stays, even when two are taken away at once", async () => {
  const { database, person } = await withCustomer();
  for (const email of ["one@example.com", "two@example.com"]) await person(email, { role: "Administrator" });
  const changes = await Promise.allSettled([
    changeAccount(database, "one@example.com", { role: "Subscriber" }),
    changeAccount(database, "two@example.com", { status: "disabled" }),
  ]);
  expect(changes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a new password replaces the old one and lifts a lock", async () => {
  const { database, person } = await withCustomer();
  await person("seller@example.com", { password: "the old password" });
  const check = checkCredentials(database, SITE);
  for (let attempt = 0; attempt < 5; attempt++) await check("seller@example.com", "a wrong password", FROM);
  expect(await check("seller@example.com", "the old password", FROM)).toMatchObject({ outcome: "locked" });

  await setPassword(database, "seller@example.com", "the new password");

  expect(await check("seller@example.com", "the old password", FROM)).toEqual({ outcome: "wrong" });
  expect(await check("seller@example.com", "the new password", FROM)).toMatchObject({ outcome: "right" });
});

test("a person without a password cannot sign in", async () => {
  const { database, person } = await withCustomer();
  await person("seller@example.com");
  const check = checkCredentials(database, SITE);
  expect(await check("seller@example.com", "", FROM)).toEqual({ outcome: "wrong" });
  expect(await check("seller@example.com", "none", FROM)).toEqual({ outcome: "wrong" });
});

test("demo accounts are made once, keep their password, and other people keep theirs", async () => {
  const { database, person } = await withCustomer();
  await person("seller@example.com", { password: "her own password" });
  const people = {
    customers: [{ name: "Sample", access: [], markets: [] }],
    people: [
      { email: "basic@spotmarket.example", name: "Sample Reader", customer: "Sample", role: "Subscriber" },
      { email: "admin@spotmarket.example", name: "Sample Administrator", customer: "Sample", role: "Administrator" },
    ],
  } as const;
  await saveDemoAccounts(database, people);
  await saveDemoAccounts(database, people);
  expect(await demoAccounts(database)).toEqual(["admin@spotmarket.example", "basic@spotmarket.example"]);

  await giveDemoPassword(database, "demo password");
  const check = checkCredentials(database, SITE);
  expect(await check("admin@spotmarket.example", "demo password", FROM)).toMatchObject({ outcome: "right" });
  expect(await check("seller@example.com", "her own password", FROM)).toMatchObject({ outcome: "right" });
});

test("the demo password is made up once and readable by its owner alone", async () => {
  const database: Database = { ...(await testDatabase()), engine: "pglite" };
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-demo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = await demoPassword(database, folder, undefined);
  expect(made.length).toBeGreaterThanOrEqual(12);
  expect(await demoPassword(database, folder, undefined)).toBe(made);
  expect((await stat(join(folder, "demo-password"))).mode & 0o777).toBe(0o600);
  expect(await demoPassword(database, folder, "set by hand")).toBe("set by hand");
  expect(await readFile(join(folder, "demo-password"), "utf8")).toBe(`${made}\n`);
});

test("processes on one PostgreSQL have one demo password, whatever their folders", async () => {
  const database: Database = { ...(await testDatabase()), engine: "postgres" };
  const made = await demoPassword(database, "/nowhere/one", undefined);
  expect(made).toMatch(/^[\w-]{12}$/);
  expect(await demoPassword(database, "/nowhere/two", undefined)).toBe(made);
  await database.query("delete from provider_secret");
  expect(await demoPassword(database, "/nowhere/one", undefined)).not.toBe(made);
});
