import { describe, expect, test } from "vitest";
import { ACCENTS, deckTemplateFile, ENGLISH, type TemplateWish } from "#tests/support/deckTemplateFile.ts";
import { openOfficePackage } from "#tests/support/officePackage.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { DeckTemplateRecord } from "../../contract/deckTemplates.ts";
import { sweepTemplates } from "./templateRows.ts";

const SELLER = "seller@example.com";
const RIVAL = "rival@other.example";
const ADMIN = "admin@example.com";
const TEMPLATES = "/api/v1/customers/1/templates";

const base64 = async (wish?: TemplateWish) => Buffer.from(await deckTemplateFile(wish)).toString("base64");

async function withTemplates() {
  const product = await testApp();
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.customer({ name: "Other Radio", markets: ["tv-501"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(RIVAL, { customer: "Other Radio" });
  const ask = async (method: "GET" | "POST" | "PATCH", url: string, body?: object, as = ADMIN) => {
    const answer = await product.get(url, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const add = async (name: string, more: object = {}, wish?: TemplateWish) =>
    ask("POST", TEMPLATES, { name, content: await base64(wish), dryRun: false, ...more });
  const listed = async (): Promise<DeckTemplateRecord[]> => (await ask("GET", TEMPLATES)).body.items;
  const nameFor = async (as: string) => (await ask("GET", "/api/v1/deck-template", undefined, as)).body.name;
  return { ...product, ask, add, listed, nameFor };
}

describe.skipIf(storeMissing)("a customer's PowerPoint templates", () => {
  test("are read without being kept first, with a mapping and what may look bad", async () => {
    const { add, listed } = await withTemplates();
    const { status, body } = await add("house.potx", { dryRun: true }, { potx: true });
    expect(status).toBe(200);
    expect(body.template.layouts.map(({ name }: { name: string }) => name)).toEqual(ENGLISH);
    expect(body.mapping.figure).toEqual({ layout: 2, title: 0, area: 1, source: null });
    expect(body.checks).toEqual([{ code: "colour-faint", accent: 2 }]);
    expect(body.kept).toBeNull();
    expect(await listed()).toEqual([]);
  });

  test("are kept as versions; the newest is in use, and an earlier one can be used again", async () => {
    const { add, ask, listed, nameFor } = await withTemplates();
    expect(await nameFor(SELLER)).toBeNull();
    const { body } = await add("spring.pptx");
    await add("autumn.pptx");
    expect((await listed()).map(({ version, inUse }) => [version, inUse])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect([await nameFor(SELLER), await nameFor(RIVAL)]).toEqual(["autumn.pptx", null]);
    const first = `${TEMPLATES}/${body.kept.id}`;
    expect((await ask("PATCH", first, { inUse: true })).body).toMatchObject({ version: 1, inUse: true });
    expect(await nameFor(SELLER)).toBe("spring.pptx");
    await ask("PATCH", first, { inUse: false });
    expect(await nameFor(SELLER)).toBeNull();
  });

  test("are removed and brought back; after a month they are forgotten", async () => {
    const { add, ask, listed, nameFor, database } = await withTemplates();
    const { body } = await add("house.pptx");
    const one = `${TEMPLATES}/${body.kept.id}`;
    await ask("PATCH", one, { removed: true });
    expect([await listed(), await nameFor(SELLER)]).toEqual([[], null]);
    expect((await ask("PATCH", one, { removed: false, inUse: true })).body).toMatchObject({ inUse: true });
    await ask("PATCH", one, { removed: true });
    await sweepTemplates(database);
    expect((await ask("PATCH", one, { removed: false })).status).toBe(200);
    await ask("PATCH", one, { removed: true });
    await database.query("update deck_template set removed_at = now() - interval '31 days'");
    await sweepTemplates(database);
    expect((await ask("PATCH", one, { removed: false })).status).toBe(404);
  });

  test("take a mapping of one's own, and refuse one to what they do not have", async () => {
    const { add, ask } = await withTemplates();
    const { body } = await add("house.pptx");
    const one = `${TEMPLATES}/${body.kept.id}`;
    const mapping = { ...body.mapping, figure: { layout: 3, title: 0, area: null, source: null }, closing: null };
    expect((await ask("PATCH", one, { mapping })).body.mapping).toEqual(mapping);
    const wrong = { ...mapping, text: { layout: 2, title: 0, area: 77, source: null } };
    expect((await ask("PATCH", one, { mapping: wrong })).body.errors).toMatchObject([
      { pointer: "/body/mapping/text/area", code: "unusable" },
    ]);
    const nowhere = { ...mapping, text: { layout: 9, title: 0, area: 1, source: null } };
    expect((await add("house.pptx", { mapping: nowhere })).body.errors).toMatchObject([
      { pointer: "/body/mapping/text/layout" },
    ]);
  });

  test("are refused with the reason when they hold macros or are broken, and nothing is kept", async () => {
    const { add, ask, listed } = await withTemplates();
    expect((await add("house.pptm", {}, { macro: true })).body).toMatchObject({
      code: "invalid-input",
      errors: [{ pointer: "/body/content", code: "template-macro", message: expect.stringContaining("macros") }],
    });
    const content = (await base64()).slice(0, 8_000);
    expect((await ask("POST", TEMPLATES, { name: "x", content, dryRun: false })).body).toMatchObject({
      errors: [{ code: "template-damaged" }],
    });
    expect(await listed()).toEqual([]);
  });

  test("are an administrator's to set, each for its own customer", async () => {
    const { add, ask, database } = await withTemplates();
    const { body } = await add("house.pptx");
    for (const as of [SELLER, RIVAL]) {
      expect((await ask("GET", TEMPLATES, undefined, as)).body.code).toBe("role-required");
      expect((await ask("PATCH", `${TEMPLATES}/${body.kept.id}`, { removed: true }, as)).body.code).toBe(
        "role-required",
      );
    }
    const [other] = await database.query<{ id: number }>(
      "select customer_id as id from customer where name = 'Other Radio'",
    );
    const elsewhere = `/api/v1/customers/${other?.id}/templates/${body.kept.id}`;
    expect((await ask("PATCH", elsewhere, { inUse: false })).status).toBe(404);
    const actions = await database.query<{ action: string }>(
      "select action from audit_entry where action like 'customer.template%'",
    );
    expect(actions).toEqual([{ action: "customer.template-added" }]);
  });

  test("are what the slides of the customer's own people look like, unless they ask for the product's look", async () => {
    const { add, given, get } = await withTemplates();
    await given.published({ markets: ["tv-501"] });
    await add("house.pptx");
    const deckOf = async (as: string, look = "") => {
      const file = await get(`/api/v1/markets/tv-501/one-sheet?document=meetingKit&format=pptx${look}`, { as });
      expect(file.statusCode).toBe(200);
      const { parts } = await openOfficePackage(new Uint8Array(file.rawPayload));
      return [...parts.values()].join("");
    };
    expect(await deckOf(SELLER)).toContain(ACCENTS[0]);
    expect(await deckOf(SELLER, "&look=product")).not.toContain(ACCENTS[0]);
    expect(await deckOf(RIVAL)).not.toContain(ACCENTS[0]);
  }, 60_000);
});
