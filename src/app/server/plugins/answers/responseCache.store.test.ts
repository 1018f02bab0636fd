import { describe, expect, test, vi } from "vitest";
import { openOwnerChanges } from "#platform/database/ownerChanges.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { notify } from "#platform/notifications/notify.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@ours.example";
const BEN = "ben@ours.example";
const RIVAL = "rival@theirs.example";

/** Two people of an organisation and one of another, all with the same market. */
async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501"] });
  for (const [name, ...emails] of [
    ["Ours", ANN, BEN],
    ["Theirs", RIVAL],
  ] as const) {
    await product.given.customer({ name, markets: ["tv-501"] });
    for (const email of emails) await product.given.person(email, { customer: name, name: email });
  }
  const { database, get } = product;
  const asked = vi.spyOn(database, "transaction");
  const idOf = async (email: string) => {
    const [row] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [email]);
    return row?.id ?? 0;
  };
  const bell = async (as: string) =>
    (await get("/api/v1/notifications?limit=20", { as })).json<{ unread: number }>().unread;
  const revenue = async (as: string) => {
    const answer = await get("/api/v1/markets/tv-501/own-revenue", { as });
    return answer
      .json<{ items: { subVertical: string; dollars: number; by: string }[] }>()
      .items.map(({ subVertical, dollars, by }) => `${subVertical} ${dollars} ${by}`);
  };
  const put = (as: string, subVertical: string, dollars: number) =>
    get("/api/v1/markets/tv-501/own-revenue", {
      as,
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cells: [{ medium: "tvOta", subVertical, year: 2026, month: null, dollars }] }),
    });
  /** Transactions in which the store was asked meanwhile for somebody's rows. */
  const transactionsOf = async (work: () => Promise<unknown>) => {
    const before = asked.mock.calls.length;
    await work();
    return asked.mock.calls.length - before;
  };
  return { ...product, idOf, bell, revenue, put, transactionsOf };
}

describe.skipIf(storeMissing)("answers that are kept as long as nothing has changed", () => {
  test("what has not changed is answered without its rows; a change by another process is in the very next answer", async () => {
    const { database, idOf, bell, transactionsOf } = await withPeople();
    const ann = await idOf(ANN);
    expect(await bell(ANN)).toBe(0);
    expect(await transactionsOf(async () => expect(await bell(ANN)).toBe(0))).toBe(0);
    // Past the product, as a job or an administrator with SQL does.
    await notify(database, [ann], { kind: "job-done", data: { name: "One" }, link: null });
    expect(await bell(ANN)).toBe(1);
    await database.query("update notification set read_at = now()");
    expect(await bell(ANN)).toBe(0);
    await notify(database, [await idOf(BEN)], { kind: "job-done", data: { name: "Two" }, link: null });
    expect(await transactionsOf(async () => expect(await bell(ANN)).toBe(0))).toBe(0);
    await database.query("delete from notification");
    expect([await bell(ANN), await bell(BEN)]).toEqual([0, 0]);
  });

  test("an organisation's answer is that of all its people, and of nobody else", async () => {
    const { revenue, put, transactionsOf } = await withPeople();
    expect(await revenue(RIVAL)).toEqual([]);
    await put(ANN, "hotels", 1_000);
    expect(await revenue(ANN)).toEqual([`hotels 1000 ${ANN}`]);
    expect(await transactionsOf(async () => expect(await revenue(BEN)).toEqual([`hotels 1000 ${ANN}`]))).toBe(0);
    expect(await transactionsOf(async () => expect(await revenue(RIVAL)).toEqual([]))).toBe(0);
    await put(RIVAL, "hospitals", 7);
    expect(await revenue(RIVAL)).toEqual([`hospitals 7 ${RIVAL}`]);
    expect(await revenue(BEN)).toEqual([`hotels 1000 ${ANN}`]);
  });

  test("a name that changes and rights that are narrowed change the answer", async () => {
    const { database, idOf, revenue, put } = await withPeople();
    await put(ANN, "hotels", 1_000);
    await put(ANN, "hospitals", 2_000);
    expect(await revenue(BEN)).toHaveLength(2);
    await database.query("update person set name = 'Anna' where person_id = $1", [await idOf(ANN)]);
    expect(await revenue(BEN)).toEqual(["hospitals 2000 Anna", "hotels 1000 Anna"]);
    await database.query("update person set verticals = '{leisure}' where person_id = $1", [await idOf(BEN)]);
    announceRights(database);
    expect(await revenue(BEN)).toEqual(["hotels 1000 Anna"]);
    expect(await revenue(ANN)).toHaveLength(2);
  });
});

const OLDER = "insert into notification (person_id, kind) select person_id, 'job-done' from person where email = $1";

describe.skipIf(storeMissing)("who is told what has changed in the store", () => {
  test("each change is told once, by whoever and whenever it was made; after a long silence everything counts as changed", async () => {
    const { database, idOf } = await withPeople();
    const heard: string[] = [];
    let time = 0;
    const tell = (change: { what: string; owner: number } | null) =>
      heard.push(change ? `${change.what} ${change.owner}` : "everything");
    const changes = await openOwnerChanges(database, tell, () => time);
    await changes.caughtUp();
    expect(heard.splice(0)).toEqual(["everything"]);
    await database.query(OLDER, [ANN]);
    await Promise.all([changes.caughtUp(), changes.caughtUp(), changes.caughtUp()]);
    await changes.caughtUp();
    expect(heard.splice(0)).toEqual([`notification ${await idOf(ANN)}`]);
    time += 3_600_000;
    await changes.caughtUp();
    expect(heard).toEqual(["everything"]);
    await changes.close();
  });

  test.skipIf(process.env["TEST_ENGINE"] === "pglite")(
    "a transaction that began earlier and ends later is told when it ends",
    async () => {
      const { database, idOf } = await withPeople();
      const heard: string[] = [];
      const changes = await openOwnerChanges(database, (change) => change && heard.push(String(change.owner)));
      const [noted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const earlier = database.transaction(async (store) => {
        await store.query(OLDER, [ANN]);
        noted.resolve();
        await end.promise;
      });
      await noted.promise;
      await database.query(OLDER, [BEN]);
      await changes.caughtUp();
      await changes.caughtUp();
      expect(heard.splice(0)).toEqual([String(await idOf(BEN))]);
      end.resolve();
      await earlier;
      await changes.caughtUp();
      expect(heard).toEqual([String(await idOf(ANN))]);
      await changes.close();
    },
  );
});
