import { describe, expect, test } from "vitest";
import { notify, notifyFollowers } from "#platform/notifications/notify.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { testApp } from "#tests/support/testApp.ts";
import type { Notification } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const ADDRESS = "/api/v1/notifications";

interface Listed {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly more: boolean;
}

async function withNotices(count = 3) {
  const product = await testApp();
  await product.given.person(ANN);
  await product.given.person(BEN);
  const personOf = async (email: string) => {
    const [row] = await product.database.query<{ id: number }>("select person_id as id from person where email = $1", [
      email,
    ]);
    return row?.id ?? 0;
  };
  const ann = await personOf(ANN);
  for (let at = 1; at <= count; at += 1) {
    await notify(product.database, [ann, ann], { kind: "job-done", data: { name: `Job ${at}` }, link: "/home" });
  }
  const list = async (as: string, query = "") => (await product.get(ADDRESS + query, { as })).json<Listed>();
  const send = (method: "PATCH" | "POST" | "DELETE", path: string, as: string, body?: object) =>
    product.get(ADDRESS + path, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  return { ...product, list, send };
}

const names = ({ items }: Listed) => items.map(({ data }) => data["name"]);

describe.skipIf(storeMissing)("notifications", () => {
  test("a person sees her own, newest first, each once", async () => {
    const { list } = await withNotices();
    const mine = await list(ANN);
    expect(names(mine)).toEqual(["Job 3", "Job 2", "Job 1"]);
    expect(mine).toMatchObject({ unread: 3, more: false });
    expect(mine.items[0]).toMatchObject({ kind: "job-done", link: "/home", read: false });
    expect(await list(BEN)).toEqual({ items: [], unread: 0, more: false });
  });

  test("older ones come page by page", async () => {
    const { list } = await withNotices(5);
    const first = await list(ANN, "?limit=2");
    expect([names(first), first.more]).toEqual([["Job 5", "Job 4"], true]);
    const second = await list(ANN, `?limit=3&before=${first.items[1]?.id}`);
    expect([names(second), second.more]).toEqual([["Job 3", "Job 2", "Job 1"], false]);
  });

  test("one is marked as read and as unread again", async () => {
    const { list, send } = await withNotices();
    const id = (await list(ANN)).items[1]?.id;
    expect((await send("PATCH", `/${id}`, ANN, { read: true })).json()).toEqual({ unread: 2 });
    expect((await list(ANN)).items.map(({ read }) => read)).toEqual([false, true, false]);
    expect((await send("PATCH", `/${id}`, ANN, { read: false })).json()).toEqual({ unread: 3 });
  });

  test("all are marked as read, but not what came after the newest one seen", async () => {
    const { list, send } = await withNotices();
    const seen = (await list(ANN)).items[1]?.id;
    expect((await send("POST", "/reading", ANN, { newest: seen })).json()).toEqual({ unread: 1 });
    expect((await list(ANN)).items.map(({ read }) => read)).toEqual([false, true, true]);
  });

  test("a deleted one is gone, and can be had back", async () => {
    const { list, send } = await withNotices();
    const id = (await list(ANN)).items[0]?.id;
    expect((await send("DELETE", `/${id}`, ANN)).json()).toEqual({ unread: 2 });
    expect(names(await list(ANN))).toEqual(["Job 2", "Job 1"]);
    expect((await send("DELETE", `/${id}`, ANN)).statusCode).toBe(404);
    expect((await send("POST", `/${id}/restoration`, ANN)).json()).toEqual({ unread: 3 });
    expect(names(await list(ANN))).toEqual(["Job 3", "Job 2", "Job 1"]);
    expect((await send("POST", `/${id}/restoration`, ANN)).statusCode).toBe(404);
  });

  test("what was deleted more than a day ago goes for good with the next deletion", async () => {
    const { list, send, database } = await withNotices();
    const [newest, older] = (await list(ANN)).items;
    await send("DELETE", `/${older?.id}`, ANN);
    await database.query(
      "update notification set deleted_at = now() - interval '25 hours' where deleted_at is not null",
    );
    await send("DELETE", `/${newest?.id}`, ANN);
    expect((await send("POST", `/${older?.id}/restoration`, ANN)).statusCode).toBe(404);
    expect((await send("POST", `/${newest?.id}/restoration`, ANN)).statusCode).toBe(200);
  });

  test("another person's notification is not found, whatever one tries", async () => {
    const { list, send } = await withNotices();
    const id = (await list(ANN)).items[0]?.id;
    const tries = await Promise.all([
      send("PATCH", `/${id}`, BEN, { read: true }),
      send("DELETE", `/${id}`, BEN),
      send("POST", `/${id}/restoration`, BEN),
    ]);
    expect(tries.map((answer) => answer.json().code)).toEqual(["not-found", "not-found", "not-found"]);
    await send("POST", "/reading", BEN, { newest: id });
    expect(await list(ANN)).toMatchObject({ unread: 3 });
  });

  test("nobody is told anything who is not signed in", async () => {
    const { get } = await withNotices();
    const answer = await get(ADDRESS);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "sign-in-required"]);
  });

  test.each(["/0x1", "/1;drop", "/99999999999999999999"])("%s is no notification", async (path) => {
    const { send } = await withNotices(1);
    expect((await send("DELETE", path, ANN)).json()).toMatchObject({ code: "invalid-input" });
  });

  test("everybody who can sign in is told of something, others are not", async () => {
    const { list, database } = await withNotices(0);
    await database.query("update person set status = 'disabled' where email = $1", [BEN]);
    await notifyFollowers(database, { kind: "revision-published", data: { label: "Autumn" }, link: null });
    expect((await list(ANN)).items.map(({ data }) => data)).toEqual([{ label: "Autumn" }]);
    expect(await database.query("select 1 from notification")).toHaveLength(1);
  });

  test("a new revision is announced once, with its name; the very first one is not", async () => {
    const { list, given } = await withNotices(0);
    await given.published({ markets: ["tv-501"], label: "Spring" });
    expect(await list(ANN)).toMatchObject({ items: [] });
    await given.published({ markets: ["tv-501"], label: "Autumn" });
    expect((await list(ANN)).items.map(({ kind, data }) => [kind, data])).toEqual([
      ["revision-published", { label: "Autumn" }],
    ]);
  });
});
