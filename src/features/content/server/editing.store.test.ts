import { describe, expect, test } from "vitest";
import { publishDue } from "#platform/content/publishDue.ts";
import { documentOf, stateOf } from "#tests/support/examplePiece.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { EditedItem } from "../contract/editing.ts";

const ADMIN = "admin@example.com";
const OTHER = "other@example.com";
const ANN = "ann@example.com";
const ITEMS = "/api/v1/content-items";

const PUBLICATION = {
  kind: "publication",
  key: "monthly",
  ...stateOf({ title: "Monthly", properties: { cadence: "monthly" } }),
};
const ISSUE = {
  kind: "issue",
  key: "monthly-1",
  ...stateOf({ title: "June", properties: { publication: "monthly", number: 1 } }),
};

async function withEditors() {
  const product = await testApp();
  await product.given.customer({ markets: [] });
  await product.given.person(ADMIN, { role: "Administrator", name: "Ada Admin" });
  await product.given.person(OTHER, { role: "Administrator", name: "Otto Other" });
  await product.given.person(ANN);
  const send = async (method: "POST" | "PUT" | "DELETE", path: string, body?: object, as = ADMIN) => {
    const json = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return product.get(path.startsWith("/api") ? path : `${ITEMS}${path}`, { method, as, ...(body && json) });
  };
  const add = async (body: object) => (await send("POST", "", body)).json<EditedItem>();
  const publish = async ({ id, version }: EditedItem, how: object = {}) =>
    (await send("POST", `/${id}/publication`, { version, at: null, notify: false, ...how })).json<EditedItem>();
  const read = async (path: string) => product.get(`/api/v1/content/${path}`, { as: ANN });
  const change = ({ id, version }: EditedItem, state: object, as = ADMIN) =>
    send("PUT", `/${id}`, { version, key: "monthly", ...state }, as);
  return { ...product, send, add, publish, read, change };
}

const renamed = (title: string) => stateOf({ title, properties: { cadence: "monthly" } });

describe.skipIf(storeMissing)("the newsroom's editors", () => {
  test("see a draft that readers do not, until it is published", async () => {
    const { add, publish, read, change } = await withEditors();
    const draft = await add(PUBLICATION);
    expect(draft).toMatchObject({ status: "draft", publishedAt: null, version: 1, changedBy: "Ada Admin" });
    expect((await read("publication/monthly")).statusCode).toBe(404);
    const out = await publish(draft);
    expect(out.status).toBe("published");
    expect((await read("publication/monthly")).json()).toMatchObject({ title: "Monthly", version: 1 });

    const changed = (await change(out, renamed("Quarterly"))).json<EditedItem>();
    expect(changed.status).toBe("changed");
    expect((await read("publication/monthly")).json()).toMatchObject({ title: "Monthly" });
    await publish(changed);
    expect((await read("publication/monthly")).json()).toMatchObject({ title: "Quarterly", version: 2 });
  });

  test("notice each other: a second save of the same version is refused with who was first", async () => {
    const { add, change } = await withEditors();
    const draft = await add(PUBLICATION);
    expect((await change(draft, renamed("Ada’s"), ADMIN)).statusCode).toBe(200);
    const late = await change(draft, renamed("Otto’s"), OTHER);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "conflict", detail: expect.stringContaining("Ada Admin") });
  });

  test("publish nothing that misses its English text or a property of its kind", async () => {
    const { add, send } = await withEditors();
    const german = { title: "Monatlich", summary: "", body: documentOf("Text") };
    const draft = await add({ ...PUBLICATION, properties: {}, texts: { "de-DE": german } });
    const refused = await send("POST", `/${draft.id}/publication`, { version: 1, at: null, notify: false });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer)).toEqual([
      "/body/texts/en-US",
      "/body/properties/cadence",
    ]);
  });

  test("get every fault of a text with its place, and no markup past the check", async () => {
    const { send } = await withEditors();
    const body = {
      type: "doc",
      content: [
        { type: "html", content: "<script>" },
        {
          type: "paragraph",
          content: [{ type: "text", text: "x", marks: [{ type: "link", href: "javascript:alert(1)" }] }],
        },
      ],
    };
    const refused = await send("POST", "", { ...PUBLICATION, texts: { "en-US": { title: "T", summary: "", body } } });
    expect(refused.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer)).toEqual([
      "/body/texts/en-US/body/content/0/type",
      "/body/texts/en-US/body/content/1/content/0/marks/0/href",
    ]);
    const foreign = await send("POST", "", { ...PUBLICATION, properties: { tone: "info" } });
    expect(foreign.json()).toMatchObject({ errors: [{ pointer: "/body/properties/tone", code: "foreign" }] });
    const twice = [await send("POST", "", PUBLICATION), await send("POST", "", PUBLICATION)];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
  });

  test("show script in every field as it was typed, as text", async () => {
    const { add, publish, read } = await withEditors();
    const script = "<script>alert(1)</script><img src=x onerror=alert(2)>";
    const texts = { "en-US": { title: script, summary: script, body: documentOf(script) } };
    await publish(await add({ ...PUBLICATION, texts }));
    const answer = await read("publication/monthly");
    expect(answer.json()).toMatchObject({ title: script, summary: script, body: documentOf(script) });
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  test("take an earlier version back as a draft, and publish it again", async () => {
    const { add, publish, change, send, get, read } = await withEditors();
    const first = await publish(await add(PUBLICATION));
    const second = await publish((await change(first, renamed("Second"))).json<EditedItem>());
    const versions = (await get(`${ITEMS}/${first.id}/versions`, { as: ADMIN })).json<{ items: object[] }>();
    expect(versions.items).toMatchObject([
      { number: 2, title: "Second", publishedBy: "Ada Admin", current: true },
      { number: 1, title: "Monthly", current: false },
    ]);
    const back = (
      await send("POST", `/${first.id}/versions/1/restoration`, { version: second.version })
    ).json<EditedItem>();
    expect(back).toMatchObject({ title: "Monthly", status: "changed" });
    await publish(back);
    expect((await read("publication/monthly")).json()).toMatchObject({ title: "Monthly", version: 3 });
  });

  test("delete, withdraw, and have it back as it was", async () => {
    const { add, publish, send, read, get } = await withEditors();
    const { id } = await publish(await add(PUBLICATION));
    await send("DELETE", `/${id}`);
    expect((await read("publication/monthly")).statusCode).toBe(404);
    await send("POST", `/${id}/restoration`);
    expect((await read("publication/monthly")).statusCode).toBe(200);
    expect((await get("/api/v1/content?q=monthly", { as: ANN })).json<{ items: object[] }>().items).toHaveLength(1);
    expect((await send("DELETE", `/${id}/publication`)).json()).toMatchObject({ status: "draft", publishedAt: null });
    expect((await read("publication/monthly")).statusCode).toBe(404);
    const actions = await get("/api/v1/audit?subjectKind=content", { as: ADMIN });
    expect(actions.body).toContain("content.withdrawn");
  });

  test("publish at a time, once; those who subscribed hear of it by notice and mail, if they may read it", async () => {
    const { add, publish, send, read, database } = await withEditors();
    await publish(await add(PUBLICATION));
    await send("PUT", "/api/v1/content/publication/monthly/marks", { subscribed: true }, ANN);
    const issue = await add(ISSUE);
    const waiting = await publish(issue, { at: new Date(Date.now() + 3_600_000).toISOString(), notify: true });
    expect(waiting.status).toBe("scheduled");
    expect(await publishDue(database)).toBe(0);
    await database.query("update content_item set publish_at = now() - interval '1 second' where key = 'monthly-1'");
    expect([await publishDue(database), await publishDue(database)]).toEqual([1, 0]);
    expect((await read("issue/monthly-1")).statusCode).toBe(200);

    const second = await add({
      ...ISSUE,
      key: "monthly-2",
      ...stateOf({ title: "July", properties: { publication: "monthly", number: 2 } }),
    });
    const closed = await add({
      ...ISSUE,
      key: "monthly-3",
      ...stateOf({
        title: "Cars",
        tags: { verticals: ["automotive"] },
        properties: { publication: "monthly", number: 3 },
      }),
    });
    await database.query("update customer set verticals = '{leisure}'");
    await publish(second, { notify: true });
    await publish(closed, { notify: true });
    expect(await database.query("select kind, data from notification order by notification_id")).toEqual([
      { kind: "content-published", data: { title: "June" } },
      { kind: "content-published", data: { title: "July" } },
    ]);
    expect(await database.query("select recipient, subject from mail order by mail_id")).toEqual([
      { recipient: ANN, subject: "New issue: June" },
      { recipient: ANN, subject: "New issue: July" },
    ]);
  });

  test("are administrators: nobody else reads a draft or writes one", async () => {
    const { add, send, get } = await withEditors();
    const { id } = await add(PUBLICATION);
    const asked = [
      await get(ITEMS, { as: ANN }),
      await get(`${ITEMS}/${id}`, { as: ANN }),
      await send("POST", "", ISSUE, ANN),
      await send("DELETE", `/${id}`, undefined, ANN),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});
