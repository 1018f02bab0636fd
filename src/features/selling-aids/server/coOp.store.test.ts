import { expect, test, describe } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { KeptList, ListedProgram } from "../contract/coOp.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const HEAD = "maker,products,pays_percent,deadline";

async function withAdministrator() {
  const product = await testApp();
  await product.given.customer({ markets: [], access: ["sellingAides"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(SELLER);
  await product.given.person(OTHER, { customer: "Other" });
  const [own] = await product.database.query<{ id: number }>("select customer_id as id from person where email = $1", [
    SELLER,
  ]);
  const send = (method: "POST" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1/co-op-lists${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const makers = async (as = SELLER) =>
    (await product.get("/api/v1/co-op-programs", { as }))
      .json<{ items: ListedProgram[] }>()
      .items.map(({ maker }) => maker);
  return { ...product, send, makers, own: String(own?.id) };
}

describe.skipIf(storeMissing)("co-op programs", () => {
  test("begin with samples; an administrator's file takes their place, and taking it back brings them again", async () => {
    const { send, makers, get } = await withAdministrator();
    const samples = await makers();
    expect(samples.length).toBeGreaterThan(15);
    const answer = await send("POST", "", ADMIN, { text: `${HEAD}\nTires,All,50,11-30`, customer: null });
    const { list, programs } = answer.json<{ list: string; programs: number }>();
    expect([programs, await makers()]).toEqual([1, ["Tires"]]);
    expect((await get("/api/v1/co-op-programs.csv", { as: SELLER })).payload).toContain("Tires,All,50,,,11-30");
    expect((await send("DELETE", `/${list}`, ADMIN)).statusCode).toBe(200);
    expect((await send("DELETE", `/${list}`, ADMIN)).statusCode).toBe(404);
    expect(await makers()).toEqual(samples);
  });

  test("an earlier list can be found and put in force again; subscribers see none of them", async () => {
    const { send, makers, get } = await withAdministrator();
    const bring = async (maker: string) =>
      (await send("POST", "", ADMIN, { text: `${HEAD}\n${maker},All,50,`, customer: null })).json<{ list: string }>()
        .list;
    const lists = async () =>
      (await get("/api/v1/co-op-lists", { as: ADMIN }))
        .json<{ items: KeptList[] }>()
        .items.map(({ id, inForce, undone }) => ({ id, inForce, undone }));
    const first = await bring("Tires");
    const second = await bring("Paint");
    await send("DELETE", `/${second}`, ADMIN);
    expect(await lists()).toEqual([
      { id: second, inForce: false, undone: true },
      { id: first, inForce: true, undone: false },
    ]);
    const { list: third } = (await send("POST", `/${second}/restoration`, ADMIN)).json<{ list: string }>();
    expect(await makers()).toEqual(["Paint"]);
    expect((await lists())[0]).toEqual({ id: third, inForce: true, undone: false });
    await send("DELETE", `/${third}`, ADMIN);
    expect(await makers()).toEqual(["Tires"]);
    expect((await get("/api/v1/co-op-lists", { as: SELLER })).statusCode).toBe(403);
    expect((await send("POST", "/999999/restoration", ADMIN)).statusCode).toBe(404);
  });

  test("an organisation's own are for its people alone, after everybody's", async () => {
    const { send, makers, own } = await withAdministrator();
    await send("POST", "", ADMIN, { text: `${HEAD}\nTires,All,50,`, customer: null });
    await send("POST", "", ADMIN, { text: `${HEAD}\nPaint,All,25,`, customer: own });
    expect(await makers()).toEqual(["Tires", "Paint"]);
    expect(await makers(OTHER)).toEqual(["Tires"]);
    expect((await send("POST", "", ADMIN, { text: `${HEAD}\nX,All,1,`, customer: "999999" })).statusCode).toBe(404);
  });

  test("a file with a fault changes nothing and names line and column; subscribers bring none", async () => {
    const { send, makers } = await withAdministrator();
    const before = await makers();
    const answer = await send("POST", "", ADMIN, { text: `${HEAD}\nGood,All,50,\nBad,All,500,soon`, customer: null });
    expect(answer.json()).toMatchObject({
      list: null,
      faults: [
        { line: 3, column: "pays_percent", code: "too-big" },
        { line: 3, column: "deadline", code: "month-day" },
      ],
    });
    expect((await send("POST", "", ADMIN, { text: "nonsense", customer: null })).statusCode).toBe(400);
    expect((await send("POST", "", SELLER, { text: `${HEAD}\nMine,All,50,`, customer: null })).statusCode).toBe(403);
    expect(await makers()).toEqual(before);
  });
});
