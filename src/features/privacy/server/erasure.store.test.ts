import { describe, expect, test } from "vitest";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import { eraseDue } from "#platform/identity/erasure/eraseDue.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";

async function withPeople() {
  const product = await testApp({ documentWorker: "light", settings: { ERASE_GRACE_DAYS: "30" } });
  await product.given.customer({ seats: 1 });
  await product.given.person(SELLER, { name: "Sally Seller" });
  await product.given.person(ADMIN, { role: "Administrator" });
  const { database, get } = product;
  const [seller] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
    SELLER,
  ]);
  const id = seller?.id ?? 0;
  await database.query("insert into notification (person_id, kind) values ($1, 'welcome'), ($1, 'welcome')", [id]);
  await database.query(
    `insert into saved_view (person_id, customer_id, name, screen, path, revision_id, shared)
     select person_id, customer_id, 'Mine ' || shared, 'market-summary', '/market-summary', 1, shared
     from person, unnest(array[true, false]) as shared where person_id = $1`,
    [id],
  );
  const ask = (as: string, method: "GET" | "POST" | "DELETE" | "PATCH", path: string, body?: object) =>
    get(`/api/v1${path}`, {
      as,
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  return { ...product, id, ask, ofSeller: `/users/${id}/erasure` };
}

describe.skipIf(storeMissing)("erasing what is held about a person", () => {
  test("is shown before, asked for by herself with her e-mail, and closes her account at once", async () => {
    const { ask, get, database, id } = await withPeople();
    const key = await apiKeyOf(database, SELLER, ["read"]);
    expect((await get("/api/v1/session", { headers: key })).statusCode).toBe(200);
    await database.query(
      `insert into oidc_payload (type, id, payload)
       select 'RefreshToken', 'hers', jsonb_build_object('accountId', subject) from person_identity where person_id = $1`,
      [id],
    );
    const preview = (await ask(SELLER, "GET", "/my-data/erasure")).json();
    expect(preview).toMatchObject({ graceDays: 30, underWay: null, refusal: null });
    expect(preview.goes).toContainEqual({ kind: "notifications", count: 2 });
    expect(preview.goes).toContainEqual({ kind: "views", count: 1 });
    expect(preview.nameless).toContainEqual({ kind: "views", count: 1 });

    const slip = await ask(SELLER, "POST", "/my-data/erasure", { confirm: "another@example.com" });
    expect([slip.statusCode, slip.json().errors[0].code]).toEqual([400, "not-the-email"]);
    const begun = await ask(SELLER, "POST", "/my-data/erasure", { confirm: ` ${SELLER.toUpperCase()}` });
    expect(begun.statusCode).toBe(200);
    await expect.poll(async () => (await ask(SELLER, "GET", "/my-data/erasure")).json().code).toBe("user-disabled");
    expect((await get("/api/v1/session", { headers: key })).statusCode).toBe(401);
    expect(await database.query("select 1 from oidc_payload where id = 'hers'")).toEqual([]);
    const told = (await ask(ADMIN, "GET", "/notifications")).json().items;
    expect(told).toMatchObject([
      { kind: "erasure-asked", data: { name: "Sally Seller" }, link: `/administration/user?open=${id}` },
    ]);
    const [head = "", ...rows] = (await get("/api/v1/users.csv", { as: ADMIN })).body.trimEnd().split("\r\n");
    const at = head.split(",").indexOf("erase_at");
    expect(new Set(rows.map((row) => row.split(",").at(at)))).toEqual(new Set(["", begun.json().eraseAt]));
    const [mail] = await database.query("select recipient, subject from mail");
    expect(mail).toEqual({ recipient: SELLER, subject: "Your data at Spotmarket will be erased" });
  });

  test("is asked for by administrators too, who alone can take it back, and nothing else is changed meanwhile", async () => {
    const { ask, id, ofSeller, database } = await withPeople();
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect(
        (await ask(SELLER, method, ofSeller, method === "POST" ? { confirm: SELLER } : undefined)).statusCode,
      ).toBe(403);
    expect((await ask(ADMIN, "DELETE", ofSeller)).statusCode).toBe(404);
    const { eraseAt } = (await ask(ADMIN, "POST", ofSeller, { confirm: SELLER })).json();
    expect(Math.round((Date.parse(eraseAt) - Date.now()) / 86_400_000)).toBe(30);
    expect((await ask(ADMIN, "POST", ofSeller, { confirm: SELLER })).json().code).toBe("conflict");
    expect((await ask(ADMIN, "GET", ofSeller)).json().underWay).toMatchObject({ eraseAt, byUser: false });
    const { version, ...user } = (await ask(ADMIN, "GET", `/users/${id}`)).json();
    expect(user).toMatchObject({ status: "disabled", eraseAt });
    const reactivated = await ask(ADMIN, "PATCH", `/users/${id}`, { version, status: "active" });
    expect([reactivated.statusCode, reactivated.json().code]).toEqual([409, "conflict"]);
    expect(await eraseDue(database)).toBe(0);

    // Her seat was given to somebody else meanwhile.
    const other = { email: "new@example.com", name: "New", customer: user.customer.id };
    const invited = (await ask(ADMIN, "POST", "/users", other)).json();
    expect((await ask(ADMIN, "DELETE", ofSeller)).json().code).toBe("seats-taken");
    await ask(ADMIN, "PATCH", `/users/${invited.id}`, { version: invited.version, status: "disabled" });
    expect((await ask(ADMIN, "DELETE", ofSeller)).statusCode).toBe(200);
    expect((await ask(ADMIN, "GET", `/users/${id}`)).json()).toMatchObject({ status: "active", eraseAt: null });
    expect((await ask(SELLER, "GET", "/my-data/erasure")).statusCode).toBe(200);
    const mails = await database.query<{ subject: string }>("select subject from mail where recipient = $1", [SELLER]);
    expect(mails.map(({ subject }) => subject)).toContain("Your account at Spotmarket has been restored");
  });

  test("makes her nameless when the time is over, keeps the audit log whole, and lets her e-mail begin anew", async () => {
    const { ask, id, ofSeller, database } = await withPeople();
    await ask(ADMIN, "PATCH", `/users/${id}`, { version: 1, name: "Sally Smith" });
    await ask(ADMIN, "POST", ofSeller, { confirm: SELLER });
    const anchor = await verifyChain(database);
    await database.query("update erasure set due_at = now()");
    expect(await eraseDue(database)).toBe(1);
    expect((await ask(ADMIN, "GET", `/users/${id}`)).statusCode).toBe(404);
    const log = JSON.stringify((await ask(ADMIN, "GET", "/audit")).json());
    for (const name of ["Sally", SELLER]) expect(log).not.toContain(name);
    expect(log).toContain(`erased-${id}`);
    const report = (await ask(ADMIN, "GET", "/audit/verification")).json();
    expect(report).toMatchObject({ brokenAt: null, entries: anchor.entries + 2 });
    expect(report.redacted).toBeGreaterThan(1);
    const kept = await database.query("select hash from audit_entry where position = $1", [anchor.entries]);
    expect(kept).toEqual([{ hash: anchor.lastHash }]);
    const views = await database.query("select name from saved_view where person_id = $1", [id]);
    expect(views).toEqual([{ name: "Mine true" }]);
    const again = await ask(ADMIN, "POST", "/users", { email: SELLER, name: "Sally Seller", customer: "1" });
    expect([again.statusCode, again.json().id === String(id)]).toEqual([201, false]);
  });

  test("is refused for the last administrator", async () => {
    const { ask } = await withPeople();
    expect((await ask(ADMIN, "GET", "/my-data/erasure")).json().refusal).toBe("last-administrator");
    const refused = await ask(ADMIN, "POST", "/my-data/erasure", { confirm: ADMIN });
    expect(refused.json().code).toBe("last-administrator");
    expect((await ask(ADMIN, "GET", "/my-data/erasure")).statusCode).toBe(200);
  });
});
