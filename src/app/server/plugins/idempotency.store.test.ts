import { describe, expect, test } from "vitest";
import { sweepIdempotentAnswers } from "#platform/database/idempotentAnswers.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const COLLEAGUE = "colleague@example.com";
const KEY = "5f9d1c52-0d7f-4a35-9c0e-2f6a2c8f7d11";

async function product() {
  const tested = await testApp();
  const revision = await tested.given.published({ markets: ["tv-623"] });
  await tested.given.customer({ markets: ["tv-623"] });
  await tested.given.person(SELLER);
  await tested.given.person(COLLEAGUE);
  const save = (name: string, key: string | null, as = SELLER) =>
    tested.get("/api/v1/saved-views", {
      method: "POST",
      as,
      headers: { "content-type": "application/json", ...(key !== null && { "idempotency-key": key }) },
      body: JSON.stringify({ name, path: "/market-summary?market=tv-623", revision }),
    });
  const names = async (as = SELLER): Promise<string[]> => {
    const { items } = (await tested.get("/api/v1/saved-views", { as })).json<{ items: { name: string }[] }>();
    return items.map(({ name }) => name);
  };
  return { ...tested, revision, save, names };
}

describe.skipIf(storeMissing)("a change that is sent twice", () => {
  test("with the same key is made once and answered the same", async () => {
    const { save, names } = await product();
    const [first, second] = [await save("Dallas", KEY), await save("Dallas", KEY)];
    expect([first.statusCode, first.headers["idempotency-replayed"]]).toEqual([200, "false"]);
    expect([second.statusCode, second.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(second.body).toBe(first.body);
    expect(await names()).toEqual(["Dallas"]);
  });

  test("without a key is made twice", async () => {
    const { save, names } = await product();
    await save("Dallas", null);
    await save("Dallas 2", null);
    expect(await names()).toHaveLength(2);
  });

  test("at the same moment is made once, and who comes second is told to wait or gets the answer", async () => {
    const { save, names } = await product();
    const answers = await Promise.all([save("Dallas", KEY), save("Dallas", KEY), save("Dallas", KEY)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toContain(200);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject({ code: "still-at-work" });
      expect(answer.headers["retry-after"]).toBe("1");
    }
    expect(await names()).toEqual(["Dallas"]);
  });

  test("is refused where the key came with another change before", async () => {
    const { save, names } = await product();
    await save("Dallas", KEY);
    const answer = await save("Houston", KEY);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, "idempotency-key-reused"]);
    expect(await names()).toEqual(["Dallas"]);
  });

  test("can be sent again where it failed, since nothing was made", async () => {
    const { save, names } = await product();
    expect((await save("", KEY)).statusCode).toBe(400);
    expect((await save("Dallas", KEY)).statusCode).toBe(200);
    expect(await names()).toEqual(["Dallas"]);
  });

  test("by two people with the same key is made for each of them", async () => {
    const { save, names } = await product();
    await save("Dallas", KEY);
    expect((await save("Dallas", KEY, COLLEAGUE)).headers["idempotency-replayed"]).toBe("false");
    expect(await names(COLLEAGUE)).toEqual(["Dallas"]);
  });

  test("is made again a day later, when its answer is gone", async () => {
    const { save, names, database } = await product();
    await save("Dallas", KEY);
    await database.query("update idempotent_answer set made_at = now() - interval '25 hours'");
    await sweepIdempotentAnswers(database);
    expect(await database.query("select 1 from idempotent_answer")).toEqual([]);
    await save("Houston", KEY);
    expect((await names()).toSorted()).toEqual(["Dallas", "Houston"]);
  });
});

describe.skipIf(storeMissing)("an Idempotency-Key", () => {
  test("that is too short to be one is refused with its place", async () => {
    const { save } = await product();
    expect((await save("Dallas", "1")).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/headers/idempotency-key" }],
    });
  });

  test("stands nowhere in the store, and neither does the answer in clear", async () => {
    const { save, database } = await product();
    await save("Dallas canary", KEY);
    const [row] = await database.query<{ key: string; answer: Uint8Array }>(
      "select key_hash as key, answer from idempotent_answer",
    );
    expect(row?.key).not.toContain(KEY);
    expect(Buffer.from(row?.answer ?? []).toString("latin1")).not.toContain("canary");
  });

  test("gives an answer back only to who may still make the change", async () => {
    const { get, database, revision } = await product();
    const headers = async (...scopes: ("read" | "write")[]) => ({
      ...(await apiKeyOf(database, SELLER, scopes)),
      "content-type": "application/json",
      "idempotency-key": KEY,
    });
    const body = JSON.stringify({ name: "Dallas", path: "/market-summary?market=tv-623", revision });
    expect(
      (await get("/api/v1/saved-views", { method: "POST", headers: await headers("read", "write"), body })).statusCode,
    ).toBe(200);
    expect(
      (await get("/api/v1/saved-views", { method: "POST", headers: await headers("read"), body })).statusCode,
    ).toBe(403);
  });
});
