import { expect, test } from "vitest";
import { mailbox } from "#tests/support/mailbox.ts";
import { testApp } from "#tests/support/testApp.ts";
import { hashPassword } from "../passwords.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { sweepAttempts } from "./countAttempt.ts";

const EMAIL = "seller@example.com";
const PASSWORD = "correct horse battery";
const SITE = { publicUrl: "https://market.example.com", basePath: "/app/", product: "Spotmarket" };
const ORIGIN = { address: "203.0.113.7", agent: "Test" };

async function withSeller() {
  const { given, database } = await testApp();
  await given.person(EMAIL, { password: PASSWORD, name: "Sam", language: "de-DE" });
  const check = checkCredentials(database, SITE);
  const wrong = async (times: number, email = EMAIL) => {
    for (let attempt = 0; attempt < times; attempt++) await check(email, "not the password", ORIGIN);
  };
  return { database, check, wrong };
}

test("every failed attempt is kept with where it came from, whoever was meant", async () => {
  const { database, wrong } = await withSeller();
  await wrong(6);
  await wrong(1, "nobody@example.com");
  const rows = await database.query(
    "select person_id, email, outcome, address, agent from sign_in order by sign_in_id",
  );
  const kept = (outcome: string) => ({ person_id: 1, email: EMAIL, outcome, ...ORIGIN });
  expect(rows).toEqual([
    ...Array.from({ length: 5 }, () => kept("wrong-password")),
    kept("locked"),
    { ...kept("wrong-password"), person_id: null, email: "nobody@example.com" },
  ]);
});

test("the owner of a locked account gets one mail, in her language, with a link to a new password", async () => {
  const { database, check, wrong } = await withSeller();
  await wrong(4);
  expect(await mailbox(database, EMAIL)).toEqual([]);
  await wrong(3);
  await database.query("update sign_in_attempts set locked_until = now()");
  await wrong(2);
  const mails = await mailbox(database, EMAIL);
  expect(mails.map(({ subject }) => subject)).toEqual(["Ihr Konto bei Spotmarket ist vorübergehend gesperrt"]);
  expect(mails[0]?.text).toContain("https://market.example.com/app/reset-password#token=");
  expect(await check(EMAIL, PASSWORD, ORIGIN)).toMatchObject({ outcome: "locked" });
});

test("a stranger's address is locked alike, and gets no mail", async () => {
  const { database, check, wrong } = await withSeller();
  await wrong(5, "nobody@example.com");
  expect(await check("nobody@example.com", PASSWORD, ORIGIN)).toMatchObject({ outcome: "locked" });
  expect(await mailbox(database, "nobody@example.com")).toEqual([]);
});

test("wrong passwords of long ago are forgotten, those of today are not, and no e-mail is kept to count them", async () => {
  const { database, wrong } = await withSeller();
  await wrong(2, "nobody@example.com");
  await database.query("update sign_in_attempts set tried_at = now() - interval '25 hours'");
  await wrong(3);
  await sweepAttempts(database);
  const kept = await database.query("select * from sign_in_attempts");
  expect(kept).toEqual([expect.objectContaining({ failures: 3, locked_until: null })]);
  expect(JSON.stringify(kept)).not.toContain("@");
});

test("attempts that are refused because too many wait do not count", async () => {
  const { database, check } = await withSeller();
  const busy = Array.from({ length: 60 }, () => hashPassword("another").catch(() => null));
  await expect(check(EMAIL, "not the password", ORIGIN)).rejects.toMatchObject({ code: "overloaded" });
  await Promise.all(busy);
  expect(await database.query("select failures from sign_in_attempts")).toEqual([]);
  expect(await database.query("select 1 from sign_in")).toEqual([]);
});

test.each(["x".repeat(5_000), "a\u0000b@example.com", "' or 1=1 --", "\u202e"])(
  "%j as an e-mail is a wrong one like any other",
  async (email) => {
    const { check } = await withSeller();
    expect(await check(email, PASSWORD, ORIGIN)).toEqual({ outcome: "wrong" });
  },
);
