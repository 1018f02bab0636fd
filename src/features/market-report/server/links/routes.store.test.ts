import { describe, expect, test } from "vitest";
import type { ReportDocument } from "#documents/document.ts";
import { changeAccount } from "#platform/identity/accounts.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { giveStations } from "#tests/support/giveStations.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { sweepLinks } from "./sweepLinks.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const ADMIN = "admin@example.com";
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const NOBODYS = "x".repeat(43);

async function withSeller(switchedOn = true) {
  const product = await testApp({ documentWorker: "light" });
  const revision = await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-501"], access: ["tv"] });
  for (const email of [SELLER, OTHER]) await product.given.person(email);
  await product.given.person(ADMIN, { role: "Administrator" });
  await giveStations(product.database, Number(revision));
  const { database } = product;
  const call = async (method: "GET" | "POST" | "DELETE", path: string, as?: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      ...(as && { as }),
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const make = async (more: object = {}, as = SELLER, market = "tv-501") =>
    call("POST", `/markets/${market}/report/links`, as, {
      label: "For Smith Motors",
      expiresAt: inDays(7),
      options: { sections: "snapshot,tv", client: "Smith Motors", language: "de-DE" },
      ...more,
    });
  const open = (token: string) => call("POST", "/report-links/open", undefined, { token });
  const set = async (statement: string) => {
    await database.query(statement);
    announceRights(database);
  };
  if (switchedOn) await set("update customer set report_links = true");
  return { ...product, call, make, open, set };
}

describe.skipIf(storeMissing)("a link to a market report", () => {
  test("shows the report as it was chosen to whoever holds it, without an account", async () => {
    const { make, open } = await withSeller();
    const made = await make();
    expect(made.statusCode, made.body.slice(0, 400)).toBe(200);
    const { token, item } = made.json();
    expect(item).toMatchObject({ label: "For Smith Motors", market: "tv-501", opened: 0, person: { email: SELLER } });
    const answer = await open(token);
    const { document, expiresAt } = answer.json<{ document: ReportDocument; expiresAt: string }>();
    expect(document).toMatchObject({ title: "Marktbericht", locale: "de-DE", about: { client: "Smith Motors" } });
    expect(document.sections.map(({ id }) => id)).toEqual(["snapshot", "tv"]);
    expect(expiresAt).toBe(item.expiresAt);
  });

  test("bears the logo of its maker's customer, of a picture no more than what is seen, and none that is no picture", async () => {
    const { make, open, database } = await withSeller();
    const { token } = (await make()).json();
    const logo = async () => (await open(token)).json<{ logo: string | null }>().logo;
    const give = (bytes: Uint8Array) =>
      database.query("update customer set logo = $1, logo_type = 'image/png'", [Buffer.from(bytes)]);
    expect(await logo()).toBeNull();
    const picture = examplePng(40, 10);
    await give(picture);
    expect(await logo()).toBe(`data:image/png;base64,${Buffer.from(picture).toString("base64")}`);
    await give(new TextEncoder().encode("<svg onload='alert(1)'/>"));
    expect(await logo()).toBeNull();
  });

  test("is kept by nobody on its way, listed by no search engine, and tells no other site", async () => {
    const { make, open } = await withSeller();
    for (const answer of [await open((await make()).json().token), await open(NOBODYS)])
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow",
      });
  });

  test("gives the same report as a file", async () => {
    const { make, call, printed } = await withSeller();
    const { token } = (await make()).json();
    const file = await call("POST", "/report-links/file", undefined, { token, format: "pptx" });
    expect(file.statusCode, file.body.slice(0, 400)).toBe(200);
    expect(file.headers["content-disposition"]).toMatch(/tv-501-market-report-\d{4}\.pptx/);
    expect(printed[0]?.about.client).toBe("Smith Motors");
    expect((await call("POST", "/report-links/file", undefined, { token: NOBODYS, format: "pdf" })).statusCode).toBe(
      410,
    );
  });

  test("is in the list of its maker alone, with how often and when it was opened, and without its secret", async () => {
    const { make, open, call, database } = await withSeller();
    const { token } = (await make()).json();
    await open(token);
    await open(token);
    const listed = await call("GET", "/report-links", SELLER);
    expect(listed.json()).toMatchObject({ allowed: true, items: [{ opened: 2, lastOpenedAt: expect.any(String) }] });
    expect((await call("GET", "/report-links", OTHER)).json().items).toEqual([]);
    expect(listed.body).not.toContain(token);
    for (const table of ["report_link", "audit_entry"])
      expect(JSON.stringify(await database.query(`select * from ${table}`))).not.toContain(token);
  });

  test.each([
    ["the link was revoked", "update report_link set revoked_at = now()"],
    ["its time is over", "update report_link set expires_at = now() - interval '1 second'"],
    ["links are switched off", "update customer set report_links = false"],
    ["its maker is deactivated", ""],
    ["the customer is suspended", "update customer set status = 'suspended'"],
    ["the contract has ended", "update customer set ends_on = current_date - 2"],
    ["the market is no longer bought", "update customer set markets = '{}'"],
    ["the year is gone", `update report_link set options = options || '{"year": 1999}'`],
  ])("answers as a link that never was when %s", async (_why, statement) => {
    const { make, open, set, database } = await withSeller();
    const { token } = (await make()).json();
    if (statement === "") await changeAccount(database, SELLER, { status: "disabled" });
    await set(statement === "" ? "select 1" : statement);
    const [over, never] = [await open(token), await open(NOBODYS)];
    expect([over.statusCode, over.json().code]).toEqual([410, "link-expired"]);
    expect(over.body).toBe(never.body);
  });

  test("shows no station once its maker may see none, and nothing at all where it was about them", async () => {
    const { make, open, set } = await withSeller();
    const both = (await make()).json().token;
    const stationsOnly = (await make({ options: { sections: "tv" } })).json().token;
    await set("update customer set access = '{}'");
    expect((await open(both)).json().document.sections.map(({ id }: { id: string }) => id)).toEqual(["snapshot"]);
    expect((await open(stationsOnly)).json().code).toBe("link-expired");
  });

  test("shows the verticals of its maker and no other", async () => {
    const { make, open, set } = await withSeller();
    const { token } = (await make({ options: { sections: "verticals,movers,seasons" } })).json();
    expect((await open(token)).body).toContain("Automotive");
    await set("update person set verticals = '{leisure}' where email = 'seller@example.com'");
    const narrow = (await open(token)).body;
    expect(narrow).toContain("Hotels & motels");
    for (const foreign of ["New car dealers", "Hospitals", "Automotive"]) expect(narrow).not.toContain(foreign);
  });

  test("is not made where an administrator has not switched links on, which is how a customer starts", async () => {
    const { make, call } = await withSeller(false);
    expect((await make()).json().code).toBe("access-required");
    expect((await make({}, ADMIN)).json().code).toBe("access-required");
    expect((await call("GET", "/report-links", SELLER)).json()).toEqual({ allowed: false, items: [] });
  });

  test("is made by a person, not by a program", async () => {
    const { get, database } = await withSeller();
    const headers = { ...(await apiKeyOf(database, SELLER, ["read", "write"])), "content-type": "application/json" };
    const body = JSON.stringify({ label: "By night", expiresAt: inDays(1), options: {} });
    const answer = await get("/markets/tv-501/report/links", { method: "POST", headers, body });
    expect(answer.json().code).toBe("person-required");
  });

  test.each([
    ["a market that is not bought", {}, "tv-623", "market-not-entitled"],
    ["one compared that is not bought", { options: { compare: "tv-623" } }, "tv-501", "market-not-entitled"],
    ["a time past", { expiresAt: inDays(-1) }, "tv-501", "invalid-input"],
    ["more than ninety days", { expiresAt: inDays(92) }, "tv-501", "invalid-input"],
    ["no label", { label: " " }, "tv-501", "invalid-input"],
    ["a year without figures", { options: { year: 1999 } }, "tv-501", "invalid-input"],
    ["sections that hold nothing here", { options: { sections: "radio" } }, "tv-501", "invalid-input"],
  ])("with %s is refused", async (_what, more, market, code) => {
    const { make } = await withSeller();
    expect((await make(more, SELLER, market)).json().code).toBe(code);
  });

  test("is revoked by its maker, who may take that back, and by nobody else", async () => {
    const { make, open, call } = await withSeller();
    const { token, item } = (await make()).json();
    expect((await call("DELETE", `/report-links/${item.id}`, OTHER)).json().code).toBe("not-found");
    expect((await call("DELETE", `/report-links/${item.id}`, SELLER)).json().revokedAt).not.toBeNull();
    expect((await open(token)).statusCode).toBe(410);
    expect((await call("POST", `/report-links/${item.id}/restore`, OTHER)).json().code).toBe("not-found");
    expect((await call("POST", `/report-links/${item.id}/restore`, SELLER)).json().revokedAt).toBeNull();
    expect((await open(token)).statusCode).toBe(200);
  });

  test("is seen and revoked by an administrator, and its maker cannot open it again", async () => {
    const { make, call, database } = await withSeller();
    const { item } = (await make()).json();
    const [customer] = await database.query<{ id: number }>("select customer_id as id from person where email = $1", [
      SELLER,
    ]);
    const all = await call("GET", `/report-links/all?customer=${customer?.id}`, ADMIN);
    expect(all.json().items).toMatchObject([{ id: item.id, person: { email: SELLER } }]);
    expect((await call("GET", `/report-links/all?customer=${customer?.id}`, SELLER)).json().code).toBe("role-required");
    expect((await call("DELETE", `/report-links/${item.id}`, ADMIN)).statusCode).toBe(200);
    expect((await call("POST", `/report-links/${item.id}/restore`, SELLER)).json().code).toBe("not-found");
  });

  test("leaves its making, its first opening and its end in the audit log", async () => {
    const { make, open, call, database } = await withSeller();
    const { token, item } = (await make()).json();
    await open(token);
    await open(token);
    await call("DELETE", `/report-links/${item.id}`, SELLER);
    const log = await database.query("select action, actor, subject from audit_entry order by position");
    expect(log).toEqual([
      { action: "reportLink.created", actor: SELLER, subject: "For Smith Motors" },
      { action: "reportLink.opened", actor: "report link", subject: "For Smith Motors" },
      { action: "reportLink.revoked", actor: SELLER, subject: "For Smith Motors" },
    ]);
  });

  test("is forgotten ninety days after its end", async () => {
    const { make, database, set } = await withSeller();
    await make();
    await make();
    await set(`update report_link set expires_at = now() - interval '91 days'
      where report_link_id = (select min(report_link_id) from report_link)`);
    await sweepLinks(database);
    expect(await database.query("select 1 from report_link")).toHaveLength(1);
  });
});
