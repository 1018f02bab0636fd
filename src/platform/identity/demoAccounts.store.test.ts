import { describe, expect, test } from "vitest";
import { doctor } from "#app/server/commands/doctor.ts";
import { readConfig } from "#app/server/config.ts";
import { readyDemo } from "#app/server/starting/welcome.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { addAccount, changeAccount, setPassword } from "./accounts.ts";
import { demoAccounts, saveDemoAccounts } from "./demoAccounts.ts";
import { checkCredentials } from "./local/checkCredentials.ts";

const ADMIN = "admin@spotmarket.example";
const READER = "basic@spotmarket.example";
const REAL = "owner@wxyz.example";
const FIRST = "made with the sample";
const FROM = { address: null, agent: null };
const HERE = "http://localhost:4600";
const THERE = "https://market.example.com";

/** The product as it starts, with the sample set's accounts and something published. */
async function withDemo({ published = "sample" }: { readonly published?: "sample" | "real" } = {}) {
  const product = await testApp();
  const { database, given } = product;
  await saveDemoAccounts(database, {
    customers: [{ name: "Sample", access: [], markets: [] }],
    people: [
      { email: READER, name: "Sample Reader", customer: "Sample", role: "Subscriber" },
      { email: ADMIN, name: "Sample Administrator", customer: "Sample", role: "Administrator" },
    ],
  });
  await given.published({ markets: ["tv-501"], sample: published === "sample" });
  const said: string[] = [];
  const start = (more: Record<string, string> = {}) =>
    readyDemo(database, readConfig({ PUBLIC_URL: HERE, DEMO_PASSWORD: FIRST, ...more }), (line) => said.push(line));
  const site = { publicUrl: HERE, basePath: "/", product: "Spotmarket" };
  const signsIn = async (email: string, password: string) =>
    (await checkCredentials(database, site)(email, password, FROM)).outcome === "right";
  const states = async () => {
    const rows = await database.query<{ email: string; status: string }>(
      "select email, status from person where demo or email = $1 order by email",
      [REAL],
    );
    return Object.fromEntries(rows.map(({ email, status }) => [email, status]));
  };
  const realAdministrator = () =>
    addAccount(database, { email: REAL, name: "Olga Owner", customer: "Sample", role: "Administrator" });
  return { ...product, start, said, signsIn, states, realAdministrator };
}

describe.skipIf(storeMissing)("demo accounts", () => {
  test("a password that was changed stays changed, however often the product starts", async () => {
    const { start, signsIn, database } = await withDemo();
    expect(await start()).toEqual({ emails: [ADMIN, READER], password: FIRST });
    expect(await signsIn(ADMIN, FIRST)).toBe(true);

    await setPassword(database, ADMIN, "seven green bottles");

    expect(await start()).toEqual({ emails: [READER], password: FIRST });
    expect([await signsIn(ADMIN, FIRST), await signsIn(ADMIN, "seven green bottles")]).toEqual([false, true]);
    expect(await start({ DEMO_PASSWORD: "another first one" })).toBeNull();
    expect(await signsIn(READER, FIRST)).toBe(true);
  });

  test("people who were invited under the sample's domain are nobody's demo", async () => {
    const { start, signsIn, database } = await withDemo({ published: "real" });
    const email = "invited@spotmarket.example";
    await addAccount(database, {
      email,
      name: "Ines Invited",
      customer: "Sample",
      role: "Subscriber",
      password: "eight blue bottles",
    });
    await start();
    expect(await demoAccounts(database)).toEqual([ADMIN]);
    expect([await signsIn(email, "eight blue bottles"), await signsIn(email, FIRST)]).toEqual([true, false]);
    const [person] = await database.query("select status from person where email = $1", [email]);
    expect(person).toEqual({ status: "active" });
  });

  test("they end with the first real data, each in the audit log, and the administrator when there is another", async () => {
    const { start, states, realAdministrator, database, said, get, signedIn } = await withDemo();
    await start();
    const reader = await signedIn(READER);
    expect(await states()).toEqual({ [ADMIN]: "active", [READER]: "active" });
    await database.query("update import set sample = false");
    expect((await get("/session", { headers: reader })).statusCode).toBe(200);

    await start();
    expect(await states()).toEqual({ [ADMIN]: "active", [READER]: "disabled" });
    expect((await get("/session", { headers: reader })).json()).toMatchObject({ status: 403, code: "user-disabled" });
    expect(said).toEqual([`Demo accounts ended, for there is real data: ${READER}.`]);

    await realAdministrator();
    expect(await start()).toBeNull();
    expect(await states()).toEqual({ [ADMIN]: "disabled", [READER]: "disabled", [REAL]: "active" });
    const log = await database.query("select actor, action, subject from audit_entry where action like 'person.%'");
    expect(log).toEqual([
      { actor: "end of the demo", action: "person.deactivated", subject: READER },
      { actor: "end of the demo", action: "person.deactivated", subject: ADMIN },
    ]);
  });

  test("they end when the sample is gone, and stay by a setting", async () => {
    const { start, states, realAdministrator, database } = await withDemo();
    await start();
    await realAdministrator();
    await database.query("delete from published");
    await database.query("update import set sample = false");
    await start({ DEMO_ACCOUNTS: "keep" });
    expect(await states()).toMatchObject({ [ADMIN]: "active", [READER]: "active" });
    await start();
    expect(await states()).toMatchObject({ [ADMIN]: "disabled", [READER]: "disabled" });
  });

  test("the start, doctor and health warn of a demo administrator where strangers reach the product", async () => {
    const { start, said, database } = await withDemo();
    expect(await start({ PUBLIC_URL: THERE })).toBeNull();
    expect(said.join()).toContain("A demo account administers the product at https://market.example.com");
    expect(said.join()).not.toContain(FIRST);

    await database.query("delete from published");
    const asked = async (publicUrl: string) => {
      let text = "";
      const quiet = () => undefined;
      await doctor([], {
        database,
        publicUrl,
        dataDir: "",
        rooms: [],
        demoPassword: undefined,
        folder: "",
        by: "root",
        input: "",
        write: (more) => (text += more),
        warn: quiet,
        progress: quiet,
        signal: new AbortController().signal,
      });
      return text;
    };
    expect(await asked(THERE)).toContain("WARN  A demo account administers the product");
    expect(await asked(HERE)).not.toContain("WARN");
  });

  test("the health page says so until the account is gone", async () => {
    const { get, given, database } = await testApp({ settings: { PUBLIC_URL: THERE } });
    await given.published({ markets: ["tv-501"] });
    await given.person(REAL, { role: "Administrator" });
    await saveDemoAccounts(database, {
      customers: [{ name: "Sample", access: [], markets: [] }],
      people: [{ email: ADMIN, name: "Sample Administrator", customer: "Sample", role: "Administrator" }],
    });
    const finding = async () => {
      const { checks } = (await get("/api/v1/administration/health", { as: REAL })).json();
      return checks.find(({ part }: { part: string }) => part === "signIn")?.finding;
    };
    expect(await finding()).toBe("signInDemo");
    await changeAccount(database, ADMIN, { status: "disabled" });
    expect(await finding()).toBe("signInGood");
  });
});
