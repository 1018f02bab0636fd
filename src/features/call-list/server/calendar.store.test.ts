import { describe, expect, test } from "vitest";
import { changeAccount } from "#platform/identity/accounts.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CallEntry } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const CALLS = "/api/v1/call-list";
const JSON_BODY = { "content-type": "application/json" };

async function withCalendar() {
  const product = await testApp();
  const { get, given, app } = product;
  await given.published({ markets: ["tv-623"] });
  await given.customer({ markets: ["tv-623"], verticals: ["leisure"] });
  await given.person(ANN, { name: "Ann" });
  await given.person(BEN, { name: "Ben" });
  const send = (method: "POST" | "PATCH" | "DELETE", path: string, as: string, body?: object) =>
    get(CALLS + path, { method, as, ...(body && { body: JSON.stringify(body), headers: JSON_BODY }) });
  /** Puts something on the list with what is said of it. */
  const call = async (as: string, subVertical: string, said: object): Promise<CallEntry> => {
    const body = { market: "tv-623", subVertical, prospect: null, name: null };
    const { id } = (await send("POST", "", as, body)).json<CallEntry>();
    const changed = await send("PATCH", `/${id}`, as, said);
    expect(changed.statusCode).toBe(200);
    return changed.json<CallEntry>();
  };
  const make = async (as: string) => (await send("POST", "/calendar", as)).json<{ address: string }>().address;
  const feed = async (as: string) => (await get(`${CALLS}/calendar`, { as })).json<{ feed: object | null }>().feed;
  const fetched = (address: string) => app.inject({ url: new URL(address).pathname });
  return { ...product, send, call, make, feed, fetched };
}

describe.skipIf(storeMissing)("the calendar of one's calls", () => {
  test("has every open call with a day at an address that needs no sign-in, and none of a colleague's", async () => {
    const { call, make, fetched } = await withCalendar();
    const { id } = await call(ANN, "hotels", {
      dueOn: "2026-12-01",
      nextStep: "Send it",
      contact: "Maria",
      dollars: 5000,
    });
    await call(ANN, "museums", { nextStep: "Some day" });
    await call(ANN, "casinos", { dueOn: "2026-12-02", status: "won" });
    await call(BEN, "hotels", { dueOn: "2026-12-03", nextStep: "Of Ben" });
    const address = await make(ANN);
    expect(address).toMatch(/^http:\/\/localhost:4600\/api\/v1\/calendar\/[\w-]{43}\.ics$/);
    const answer = await fetched(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    const lines = answer.body.split("\r\n");
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:call-${id}@localhost`,
        "DTSTART;VALUE=DATE:20261201",
        "SUMMARY:Hotels & motels: Send it",
        String.raw`DESCRIPTION:Maria\nHotels & motels · Market tv-623\n$5\,000`,
        `URL:http://localhost:4600/call-list?open=${id}`,
      ]),
    );
  });

  test("is in its owner's language, and stamped with the last change of each call", async () => {
    const { call, make, fetched, database } = await withCalendar();
    const { id } = await call(ANN, "hotels", { dueOn: "2026-12-01" });
    await database.query("update person set language = 'de-DE' where email = $1", [ANN]);
    announceRights(database);
    await database.query("update call_change set at = '2026-11-20T10:11:12Z' where call_entry_id = $1", [id]);
    const { body } = await fetched(await make(ANN));
    expect(body).toContain("X-WR-CALNAME:Spotmarket: Anrufliste\r\n");
    expect(body).toContain("DTSTAMP:20261120T101112Z\r\n");
  });

  test("says when it was fetched, keeps no secret in the store, and a new address ends the old one", async () => {
    const { make, feed, fetched, database } = await withCalendar();
    expect(await feed(ANN)).toBeNull();
    const first = await make(ANN);
    expect(await feed(ANN)).toMatchObject({ fetchedAt: null });
    await fetched(first);
    expect(await feed(ANN)).toMatchObject({ fetchedAt: expect.stringMatching(/:00\.000Z$/) });
    const rows = JSON.stringify(await database.query("select calendar_feed::text as row from calendar_feed"));
    expect(rows).not.toContain(first.slice(-47, -4));
    const second = await make(ANN);
    expect([(await fetched(first)).statusCode, (await fetched(second)).statusCode]).toEqual([404, 200]);
    expect(await feed(BEN)).toBeNull();
  });

  test.each(["x", "x".repeat(43), "..%2F"])("an address that nobody was given is not there: %s", async (secret) => {
    const { app } = await withCalendar();
    const answer = await app.inject({ url: `/api/v1/calendar/${secret}.ics` });
    expect(answer.statusCode).toBe(404);
  });

  test("ends with a click, and for good", async () => {
    const { make, send, feed, fetched } = await withCalendar();
    const address = await make(ANN);
    expect((await send("DELETE", "/calendar", BEN)).json()).toEqual({ feed: null });
    expect((await fetched(address)).statusCode).toBe(200);
    expect((await send("DELETE", "/calendar", ANN)).json()).toEqual({ feed: null });
    expect(await feed(ANN)).toBeNull();
    expect((await fetched(address)).json()).toMatchObject({ code: "not-found" });
  });

  test("is not there while its owner may not use the product, and there again when she may", async () => {
    const { make, fetched, database } = await withCalendar();
    const address = await make(ANN);
    const status = async () => (await fetched(address)).statusCode;
    await changeAccount(database, ANN, { status: "disabled" });
    expect(await status()).toBe(404);
    await changeAccount(database, ANN, { status: "active" });
    expect(await status()).toBe(200);
    await database.query("update customer set ends_on = current_date - 2");
    announceRights(database);
    expect(await status()).toBe(404);
  });

  test("shows nothing of an organization that its owner has left, nor of the one she went to", async () => {
    const { call, make, fetched, database, given } = await withCalendar();
    await call(ANN, "hotels", { dueOn: "2026-12-01" });
    const address = await make(ANN);
    await given.customer({ name: "Other Media", markets: ["tv-623"] });
    await given.person("carl@example.com", { customer: "Other Media" });
    await database.query(
      "update person set customer_id = (select customer_id from customer where name = 'Other Media') where email = $1",
      [ANN],
    );
    announceRights(database);
    expect((await fetched(address)).statusCode).toBe(404);
  });

  test("is not there any more once its owner asked to be erased", async () => {
    const { make, fetched, get, given } = await withCalendar();
    await given.person("admin@example.com", { role: "Administrator" });
    const address = await make(ANN);
    const body = JSON.stringify({ confirm: ANN });
    const begun = await get("/api/v1/my-data/erasure", { method: "POST", as: ANN, headers: JSON_BODY, body });
    expect(begun.statusCode).toBe(200);
    await expect.poll(async () => (await fetched(address)).statusCode).toBe(404);
  });

  test("is neither seen, made nor ended by an API key", async () => {
    const { get, database, make, fetched } = await withCalendar();
    const address = await make(ANN);
    const headers = await apiKeyOf(database, ANN, ["read", "write"]);
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect((await get(`${CALLS}/calendar`, { method, headers })).json()).toMatchObject({ code: "person-required" });
    expect((await fetched(address)).statusCode).toBe(200);
  });
});
