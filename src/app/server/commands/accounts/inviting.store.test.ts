import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startCloudProvider } from "#tests/support/cloudProvider.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { CommandContext, Doors } from "../command.ts";
import { runCommand } from "../runCommand.ts";

const SITE = { publicUrl: "http://localhost:4600", basePath: "/", product: "Spotmarket" };
const CLOUD: Doors = { site: SITE, local: false, cloud: true };
const BOTH: Doors = { site: SITE, local: true, cloud: true };
const TENANT = "11111111-2222-4333-8444-555555555555";
const BOSS = "boss@station.example";
const ADD = ["user", "add", BOSS, "--name", "Boss", "--customer", "Station", "--role", "Administrator"];

let said = "";
let warned = "";
beforeEach(() => {
  [said, warned] = ["", ""];
});

/** A product where people sign in with Microsoft accounts, alone or beside passwords, and its command line. */
async function product(doors: Doors) {
  const cloud = await startCloudProvider();
  onTestFinished(() => cloud.stop());
  const { app, database } = await testApp({ settings: { ...cloud.settings, AUTH_LOCAL: doors.local ? "1" : "" } });
  const context: CommandContext = {
    database,
    dataDir: "",
    rooms: [],
    publicUrl: SITE.publicUrl,
    doors,
    demoPassword: undefined,
    folder: "",
    by: "a test",
    input: "",
    write: (text) => (said += text),
    warn: (text) => (warned += text),
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  const call = async (email: string, vouched: boolean, payload?: object) => {
    const account = { email, tenant: TENANT, oid: `oid of ${email}`, vouched };
    const answer = await app.inject({
      method: payload ? "POST" : "GET",
      url: payload ? "/api/v1/invitations/accept" : "/api/v1/session",
      headers: { authorization: `Bearer ${await cloud.token(account)}` },
      ...(payload && { payload }),
    });
    return answer.json<{ role?: string; code?: string; user?: { email: string } }>();
  };
  return { run: (args: readonly string[]) => runCommand(args, context), call };
}

const secretSaid = () => /#invitation=([\w-]+)/.exec(said)?.[1] ?? "";

test("with Microsoft accounts alone the first administrator is made by a command and comes in by her vouched address", async () => {
  const { run, call } = await product(CLOUD);
  expect(await run(ADD)).toBe(0);
  expect(said).toContain(`${BOSS} is invited`);
  expect(said).not.toContain("password");
  expect(await call(BOSS, true)).toMatchObject({ role: "Administrator", user: { email: BOSS } });
});

test("where Microsoft vouches for no address, she comes in by the link that was printed, and nobody without it", async () => {
  const { run, call } = await product(CLOUD);
  await run(ADD);
  expect(await call(BOSS, false)).toMatchObject({ code: "user-unknown" });
  await call("any@home.example", false, { token: secretSaid() });
  expect(await call("any@home.example", false)).toMatchObject({ role: "Administrator", user: { email: BOSS } });
});

test("nobody is promised a password that opens nothing", async () => {
  const { run } = await product(CLOUD);
  expect(await run([...ADD, "--password-stdin"])).toBe(2);
  expect(warned).toContain("AUTH_LOCAL");
  await run(ADD);
  expect(await run(["user", "set", BOSS, "--new-password"])).toBe(2);
});

test("beside passwords the link of a person who has one connects a Microsoft account", async () => {
  const { run, call } = await product(BOTH);
  await run(ADD);
  expect(said).toContain("can sign in with the password");
  expect(await call(BOSS, true)).toMatchObject({ code: "user-unknown" });
  expect(await run(["user", "invite", BOSS])).toBe(0);
  await call(BOSS, true, { token: secretSaid() });
  expect(await call(BOSS, true)).toMatchObject({ user: { email: BOSS } });
  expect(await run(["user", "invite", "nobody@station.example"])).toBe(1);
});

test("a new person's rights are told as they will be, also where they come to nothing", async () => {
  const { run } = await product(CLOUD);
  const add = (email: string, access: string) =>
    run(["user", "add", email, "--name", "A", "--customer", "TV alone", "--access", access]);
  await add("first@station.example", "tv");
  expect(said).toContain("Sections that open: tv. No market is open but the nation");
  said = "";
  await add("second@station.example", "radio");
  expect(said).toContain("No section opens: TV alone has tv, and this person has radio.");
});
