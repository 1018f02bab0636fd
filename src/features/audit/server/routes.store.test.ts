import { describe, expect, test } from "vitest";
import { recordChange } from "#platform/audit/recordChange.ts";
import { publish, rollback } from "#revisions/publishing/publish.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";

interface Page {
  readonly items: readonly { readonly position: number; readonly subject: string; readonly action: string }[];
  readonly next: number | null;
}

/** A log of five changes, made by two people. */
async function withLog() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  for (const [at, subject] of ["Alpha", "Bravo 100%", "Charlie", "Delta", "Echo"].entries()) {
    await product.database.transaction((store) =>
      recordChange(store, {
        actor: { id: null, name: at < 3 ? "Ann" : "Bob" },
        action: at % 2 === 0 ? "customer.changed" : "customer.suspended",
        subjectKind: "customer",
        subjectId: String(at + 1),
        subject,
        before: { seats: at },
        after: { seats: at + 1 },
      }),
    );
  }
  const page = async (query = "") => (await product.get(`/api/v1/audit${query}`, { as: ADMIN })).json<Page>();
  const subjects = async (query: string) => (await page(query)).items.map(({ subject }) => subject);
  return { ...product, page, subjects };
}

describe.skipIf(storeMissing)("the audit log at the API", () => {
  test("is for administrators alone", async () => {
    const { get } = await withLog();
    for (const path of ["/audit", "/audit.csv", "/audit/choices", "/audit/verification"]) {
      const refused = await get(`/api/v1${path}`, { as: SELLER });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "role-required"]);
    }
  });

  test("tells the newest first and is read on from where a page ended", async () => {
    const { page, subjects } = await withLog();
    const first = await page("?limit=2");
    expect(first.items.map(({ subject }) => subject)).toEqual(["Echo", "Delta"]);
    expect(first.next).toBe(4);
    expect(await subjects(`?limit=2&before=${first.next}`)).toEqual(["Charlie", "Bravo 100%"]);
    expect(await page("?before=2")).toMatchObject({ items: [{ subject: "Alpha", position: 1 }], next: null });
  });

  test("is searched by who, what, whom and when", async () => {
    const { subjects, page } = await withLog();
    expect(await subjects("?actor=Bob")).toEqual(["Echo", "Delta"]);
    expect(await subjects("?action=customer.suspended")).toEqual(["Delta", "Bravo 100%"]);
    expect((await subjects("?action=customer")).length).toBe(5);
    expect(await subjects("?subjectKind=customer&subjectId=3")).toEqual(["Charlie"]);
    expect(await subjects("?search=CHAR")).toEqual(["Charlie"]);
    expect(await subjects("?search=0%25")).toEqual(["Bravo 100%"]);
    expect(await subjects("?search=_")).toEqual([]);
    const { items } = await page();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await subjects(`?from=${tomorrow}`)).toEqual([]);
    expect((await subjects(`?to=${tomorrow}`)).length).toBe(items.length);
  });

  test("refuses filters that make no sense", async () => {
    const { get } = await withLog();
    for (const query of ["from=yesterday", "limit=0", "limit=1000000", "before=-1", "who=Ann"]) {
      const refused = await get(`/api/v1/audit?${query}`, { as: ADMIN });
      expect([query, refused.statusCode]).toEqual([query, 400]);
    }
  });

  test("comes as CSV, too", async () => {
    const { get } = await withLog();
    const lines = (await get("/api/v1/audit.csv?actor=Bob", { as: ADMIN })).body.trim().split("\r\n");
    expect(lines[0]).toMatch(/^position,at,actor,action,/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"{""seats"":4}"');
  });

  test("offers the actors and actions it holds, and says whether it is whole", async () => {
    const { get, database } = await withLog();
    expect((await get("/api/v1/audit/choices", { as: ADMIN })).json()).toEqual({
      actors: ["Ann", "Bob"],
      actions: ["customer.changed", "customer.suspended"],
    });
    const verify = async () => (await get("/api/v1/audit/verification", { as: ADMIN })).json();
    expect(await verify()).toMatchObject({ entries: 5, brokenAt: null });
    await database.query("alter table audit_entry disable trigger audit_entry_stays");
    await database.query("update audit_entry set note = 'never happened' where position = 2");
    await database.query("alter table audit_entry enable trigger audit_entry_stays");
    expect(await verify()).toMatchObject({ entries: 1, brokenAt: 2 });
  });

  test("notes who published a revision and who went back", async () => {
    const { given, database, page } = await withLog();
    const [first, second] = [
      await given.published({ markets: ["tv-501"] }),
      await given.published({ markets: ["tv-501"] }),
    ];
    await publish(database, Number(first), { id: null, name: "root (command line)" });
    await publish(database, Number(second), { id: null, name: "root (command line)" });
    await rollback(database, { id: null, name: "root (command line)" });
    expect((await page("?subjectKind=revision")).items).toMatchObject([
      { action: "revision.rolled-back", before: { published: second }, after: { published: first } },
      { action: "revision.published", before: { published: first }, after: { published: second } },
      { action: "revision.rolled-back", actor: "root (command line)", actorId: null },
    ]);
  });
});
