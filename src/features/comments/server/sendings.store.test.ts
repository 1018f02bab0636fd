import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { Receivers } from "../contract/sendings.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const EVA = "eva@example.com";
const ADDRESS = "/api/v1/sendings";
const PATH = "/market-summary?market=tv-623";

/** Ann and Ben read Dallas; Eva does not. Carl works elsewhere. */
async function withTeam() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ name: "Other Media", markets: ["tv-623"] });
  await product.given.person("carl@example.com", { customer: "Other Media", name: "Carl" });
  await product.given.customer({ markets: ["tv-623", "tv-501"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(EVA, { name: "Eva", markets: ["tv-501"] });
  const { database, get } = product;
  const send = (url: string, as: string, body: object) =>
    get(url, { method: "POST", as, body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const idOf = async (email: string) => {
    const [person] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      email,
    ]);
    return person?.id ?? "";
  };
  const [revision] = await database.query<{ id: string }>("select revision_id::text as id from published");
  const saved = await send("/api/v1/saved-views", ANN, { name: "Dallas", path: PATH, revision: revision?.id });
  const view = saved.json<{ id: string }>().id;
  const told = async (as: string) => (await get("/api/v1/notifications", { as })).json<{ items: object[] }>().items;
  const receivers = (as: string) => get(`${ADDRESS}/receivers?about=view&thing=${view}`, { as });
  const sendView = (as: string, to: string | string[]) =>
    send(ADDRESS, as, { about: "view", thing: view, to, message: "Look at hotels", title: null });
  return { ...product, send, idOf, told, view, receivers, sendView };
}

describe.skipIf(storeMissing)("sending", () => {
  test("a view is offered to colleagues who may read its market, told to them with its message, and refused for everybody else", async () => {
    const { idOf, told, receivers, sendView } = await withTeam();
    expect((await receivers(ANN)).json<{ people: Receivers }>().people.map(({ name }) => name)).toEqual(["Ben"]);
    const sent = { kind: "sent", data: { by: "Ann", about: "Dallas", said: "Look at hotels" }, link: PATH };
    expect((await sendView(ANN, [await idOf(BEN)])).json()).toEqual({ sent: 1 });
    expect(await told(BEN)).toMatchObject([sent]);
    for (const who of [EVA, "carl@example.com", ANN])
      expect((await sendView(ANN, [await idOf(who)])).json()).toMatchObject({
        code: "invalid-input",
        errors: [{ pointer: "/body/to" }],
      });
    expect((await sendView(ANN, "team")).json()).toEqual({ sent: 1 });
    expect([await told(EVA), await told("carl@example.com"), await told(ANN)]).toEqual([[], [], []]);
  });

  test("a view of somebody else is sent only where it is shared and open", async () => {
    const { receivers, sendView, database } = await withTeam();
    expect((await receivers(BEN)).statusCode).toBe(404);
    expect((await sendView(BEN, "team")).statusCode).toBe(404);
    await database.query("update saved_view set shared = true");
    expect((await receivers(BEN)).json<{ people: Receivers }>().people.map(({ name }) => name)).toEqual(["Ann"]);
    expect((await receivers(EVA)).statusCode).toBe(404);
    expect((await receivers("carl@example.com")).statusCode).toBe(404);
  });

  test("an alert leads colleagues who may read it to its figure, and nobody else's alert is sent", async () => {
    const { send, database, idOf, told } = await withTeam();
    const facts = {
      kind: "growth",
      occasion: "x",
      market: "tv-623",
      subject: { kind: "vertical", id: "leisure" },
      medium: null,
      year: 2026,
      month: null,
      before: 1,
      after: 2,
      value: 100,
      spark: [],
      sparkAt: 0,
      verticals: ["leisure"],
    };
    const [alert] = await database.query<{ id: string }>(
      `/* never null: id; it was made now */
       with whose as (select person_id, customer_id from person where email = $1),
         rule as (insert into alert_rule (person_id, customer_id, kind, direction, threshold, severity)
           select person_id, customer_id, 'growth', 'up', 5, 'high' from whose returning alert_rule_id, person_id, customer_id)
       insert into alert (alert_rule_id, person_id, customer_id, revision_id, occasion, kind, severity, market_id, subject, facts)
       select alert_rule_id, person_id, customer_id, (select revision_id from published), 'x', 'growth', 'high', 'tv-623', 'leisure',
         $2::text::jsonb from rule
       returning alert_id::text as id`,
      [ANN, JSON.stringify(facts)],
    );
    const body = {
      about: "alert",
      thing: alert?.id,
      to: [await idOf(BEN)],
      message: "See this",
      title: "Leisure grows",
    };
    expect((await send(ADDRESS, ANN, body)).json()).toEqual({ sent: 1 });
    const [notice] = await told(BEN);
    expect(notice).toMatchObject({ kind: "sent", data: { about: "Leisure grows" } });
    expect((notice as { link: string }).link).toContain("market=tv-623");
    expect((await send(ADDRESS, ANN, { ...body, to: [await idOf(EVA)] })).json()).toMatchObject({
      code: "invalid-input",
    });
    expect((await send(ADDRESS, ANN, { ...body, title: null })).json()).toMatchObject({ code: "invalid-input" });
    expect((await send(ADDRESS, BEN, { ...body, to: "team" })).statusCode).toBe(404);
  });

  test.each([{ message: "" }, { to: [] }, { to: "everybody" }, { about: "company" }])(
    "%j sends nothing",
    async (wrong) => {
      const { send, view, told } = await withTeam();
      const body = { about: "view", thing: view, to: "team", message: "Look", title: null, ...wrong };
      expect((await send(ADDRESS, ANN, body)).json()).toMatchObject({ code: "invalid-input" });
      expect(await told(BEN)).toEqual([]);
    },
  );
});
