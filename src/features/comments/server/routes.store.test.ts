import { describe, expect, test } from "vitest";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { Comments, TeamComment } from "../contract.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const EVA = "eva@example.com";
const ADDRESS = "/api/v1/comments";
const FIGURE = "/share-wallet?market=tv-623&medium=tvOta";

/** Ann and Ben see share of wallet in Dallas; Eva has neither the flag nor the market. Carl works elsewhere. */
async function withTeam() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({
    markets: ["tv-623", "tv-501"],
    verticals: ["leisure"],
    access: ["shareOfWallet", "tv"],
  });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(EVA, { name: "Eva", markets: ["tv-501"], access: ["tv"] });
  const { database, get } = product;
  const send = (method: "POST" | "PATCH" | "DELETE", url: string, as: string, body: object = {}) =>
    get(url, { method, as, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const idOf = async (email: string) => {
    const [person] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      email,
    ]);
    return person?.id ?? "";
  };
  const read = (as: string, about: string, thing: string) =>
    get(`${ADDRESS}?${new URLSearchParams({ about, thing }).toString()}`, { as });
  const say = (
    as: string,
    about: string,
    thing: string,
    said: string,
    mentions: string[] = [],
    title: string | null = null,
  ) => send("POST", ADDRESS, as, { about, thing, said, mentions, title });
  const told = async (as: string) => (await get("/api/v1/notifications", { as })).json<{ items: object[] }>().items;
  return { ...product, send, idOf, read, say, told };
}

describe.skipIf(storeMissing)("comments", () => {
  test("on a figure are read by colleagues who may see it, however its filters stand, and by nobody else", async () => {
    const { say, read, given } = await withTeam();
    await given.customer({ name: "Other Media", markets: ["tv-623"], access: ["shareOfWallet"] });
    await given.person("carl@example.com", { customer: "Other Media" });
    await say(ANN, "figure", FIGURE, "We are behind here", [], "Share of wallet");
    const seen = (await read(BEN, "figure", "/share-wallet?medium=tvOta&market=tv-623")).json<Comments>();
    expect(seen).toMatchObject({
      items: [{ by: { name: "Ann" }, mine: false, said: "We are behind here", editedAt: null }],
      people: [{ name: "Ann" }],
    });
    expect((await read(BEN, "figure", `${FIGURE}&year=2025&political=with&measure=share`)).json()).toMatchObject(seen);
    expect((await read(BEN, "figure", `${FIGURE}&year=2024`)).json()).toMatchObject({ items: [] });
    expect((await read(EVA, "figure", FIGURE)).json()).toMatchObject({ code: "not-found" });
    expect((await read("carl@example.com", "figure", FIGURE)).json()).toMatchObject({ items: [] });
    expect((await say(EVA, "figure", FIGURE, "Me too", [], "Share")).json()).toMatchObject({ code: "not-found" });
    expect((await say(ANN, "figure", FIGURE, "No name")).json()).toMatchObject({ code: "invalid-input" });
    expect((await read(ANN, "figure", "https://example.com")).json()).toMatchObject({ code: "invalid-input" });
  });

  test("tell whom they name, by mail too where she wants that, and name nobody who may not see the thing", async () => {
    const { say, idOf, told, send, get, database } = await withTeam();
    const [ben, eva, ann] = [await idOf(BEN), await idOf(EVA), await idOf(ANN)];
    expect((await say(ANN, "figure", FIGURE, "@Eva look", [eva], "Share of wallet")).json()).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/mentions" }],
    });
    expect((await say(ANN, "figure", FIGURE, "@Ann look", [ann], "Share of wallet")).json()).toMatchObject({
      code: "invalid-input",
    });
    const mails = () =>
      database.query<{ recipient: string; subject: string; text: string }>(
        `/* never null: text; it was queued now */
         select recipient, subject, body_text as text from mail order by mail_id`,
      );
    const { id } = (await say(ANN, "figure", FIGURE, "@Ben look", [ben], "Share of wallet")).json<TeamComment>();
    const link = `/share-wallet?market=tv-623&medium=tvOta&year=2025&do=comments`;
    expect(await told(BEN)).toMatchObject([{ kind: "mentioned", data: { by: "Ann", about: "Share of wallet" }, link }]);
    expect(await mails()).toEqual([]);
    // Named again, nobody is told again.
    await send("PATCH", `${ADDRESS}/${id}`, ANN, { said: "@Ben look at this", mentions: [ben] });
    expect(await told(BEN)).toHaveLength(1);
    await get("/api/v1/call-list/news", {
      as: BEN,
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ news: "mail" }),
    });
    await say(ANN, "figure", FIGURE, "@Ben once more", [ben], "Share of wallet");
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: BEN, subject: "Ann mentioned you: Share of wallet" });
    expect(mail?.text).toContain("@Ben once more");
    expect(mail?.text).toContain(`http://localhost:4600${link}`);
  });

  test("on a view, a company and a call follow who may see these", async () => {
    const { say, read, send, database, told, idOf } = await withTeam();
    const revision = await database.query<{ id: string }>("select revision_id::text as id from published");
    const saved = await send("POST", "/api/v1/saved-views", ANN, {
      name: "Dallas",
      path: "/market-summary?market=tv-623",
      revision: revision[0]?.id,
    });
    const view = saved.json<{ id: string; version: number }>();
    await say(ANN, "view", view.id, "Mine alone");
    expect((await read(ANN, "view", view.id)).json()).toMatchObject({ items: [{ said: "Mine alone" }], people: [] });
    expect((await read(BEN, "view", view.id)).statusCode).toBe(404);
    await send("PATCH", `/api/v1/saved-views/${view.id}`, ANN, { version: view.version, shared: true });
    expect((await read(BEN, "view", view.id)).json<Comments>().items).toHaveLength(1);
    expect((await read(EVA, "view", view.id)).statusCode).toBe(404);

    await database.query(
      `with whose as (select person_id, customer_id from person where email = $1),
         change as (insert into company_change (customer_id, person_id, kind) select customer_id, person_id, 'file' from whose
           returning company_change_id, customer_id)
       insert into company (company_id, brought_by, customer_id, name, sub_vertical)
       select 'grand', company_change_id, customer_id, 'Grand Hotel', 'hotels' from change`,
      [ANN],
    );
    await say(BEN, "company", "grand", "@Ann ask for Maria", [await idOf(ANN)]);
    expect((await read(ANN, "company", "grand")).json<Comments>().items).toHaveLength(1);
    expect((await read(EVA, "company", "grand")).statusCode).toBe(404);
    expect(await told(ANN)).toMatchObject([{ data: { about: "Grand Hotel" }, link: "/companies?open=grand" }]);

    const call = (
      await send("POST", "/api/v1/call-list", ANN, {
        market: "tv-623",
        subVertical: "hotels",
        prospect: null,
        name: null,
      })
    ).json<{ id: string }>();
    expect((await say(BEN, "call", call.id, "Not mine")).statusCode).toBe(404);
    await database.query("update person set sees_team_calls = true where email = $1", [BEN]);
    await say(BEN, "call", call.id, "Well done");
    expect((await read(ANN, "call", call.id)).json()).toMatchObject({
      items: [{ said: "Well done", by: { name: "Ben" } }],
      people: [{ name: "Ben" }],
    });
  });

  test("are rewritten and deleted by who wrote them, and can be had back for a day", async () => {
    const { say, read, send, database } = await withTeam();
    const { id } = (await say(ANN, "figure", FIGURE, "First", [], "Share")).json<TeamComment>();
    expect((await send("PATCH", `${ADDRESS}/${id}`, BEN, { said: "Mine", mentions: [] })).statusCode).toBe(404);
    expect((await send("DELETE", `${ADDRESS}/${id}`, BEN)).statusCode).toBe(404);
    const changed = await send("PATCH", `${ADDRESS}/${id}`, ANN, { said: "Second", mentions: [] });
    expect(changed.json<TeamComment>()).toMatchObject({ said: "Second", mine: true });
    expect(changed.json<TeamComment>().editedAt).not.toBeNull();
    await send("DELETE", `${ADDRESS}/${id}`, ANN);
    expect((await read(ANN, "figure", FIGURE)).json()).toMatchObject({ items: [] });
    expect((await send("POST", `${ADDRESS}/${id}/restoration`, ANN)).json()).toMatchObject({ said: "Second" });
    expect((await read(ANN, "figure", FIGURE)).json<Comments>().items).toHaveLength(1);
    const key = await apiKeyOf(database, ANN, ["read"]);
    const { get } = await withTeam();
    expect((await get(`${ADDRESS}?about=view&thing=1`, { headers: key })).statusCode).not.toBe(200);
  });
});
