import type { DestinationStream } from "pino";
import { describe, expect, test, vi } from "vitest";
import { changeAccount } from "#platform/identity/accounts.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { beginViewAs } from "../contract.ts";

const SELLER = "seller@example.com";
const ADMIN = "admin@example.com";
const OTHER_ADMIN = "other.admin@example.com";
const WALLET = "/revisions/current/wallets/tv-501";
const HALF_HOUR_MS = 30 * 60_000;

async function withAdministrators(logStream?: DestinationStream) {
  const product = await testApp(logStream ? { logStream } : {});
  await product.given.published({ markets: ["tv-623", "tv-501"] });
  await product.given.customer({ markets: ["tv-623"] });
  await product.given.person(SELLER, { access: ["tv"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(OTHER_ADMIN, { role: "Administrator" });
  const { get, database } = product;

  const idOf = async (email: string) => {
    const [row] = await database.query<{ id: string }>("select person_id::text as id from person where email = $1", [
      email,
    ]);
    return row?.id ?? "";
  };
  const begin = async (email: string, as = ADMIN, reason = "Checks what she reported") =>
    get("/api/v1/view-as", {
      method: "POST",
      as,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ person: await idOf(email), reason }),
    });
  const grantFor = async (email: string) => beginViewAs.response.parse((await begin(email)).json()).grant;
  const code = async (url: string, grant: string, as = ADMIN) => {
    const answer = await get(url, { as, headers: { "x-view-as": grant } });
    return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
  };
  return {
    ...product,
    begin,
    grantFor,
    code,
    end: (grant: string) => get(`/api/v1/view-as/${grant}`, { method: "DELETE", as: ADMIN }),
  };
}

describe.skipIf(storeMissing)("looking as somebody else", () => {
  test("an administrator sees what the person sees, and is named beside her", async () => {
    const { get, grantFor, code } = await withAdministrators();
    const headers = { "x-view-as": await grantFor(SELLER) };
    const session = (await get("/session", { as: ADMIN, headers })).json();
    expect(session).toMatchObject({
      user: { email: SELLER },
      role: "Subscriber",
      access: ["tv"],
      markets: ["tv-623"],
      viewAs: { administrator: { email: ADMIN } },
    });
    expect((await get("/session", { as: ADMIN })).json()).toMatchObject({ user: { email: ADMIN }, viewAs: null });
    expect((await get(WALLET, { as: ADMIN })).statusCode).toBe(200);
    expect(await code(WALLET, headers["x-view-as"])).toBe("market-not-entitled");
  });

  test("what the administrator has in the cache is not passed off as the person's", async () => {
    const { get, grantFor } = await withAdministrators();
    const own = await get(WALLET, { as: ADMIN });
    expect(own.headers.vary).toContain("X-View-As");
    const headers = { "x-view-as": await grantFor(SELLER), "if-none-match": String(own.headers["etag"]) };
    expect((await get(WALLET, { as: ADMIN, headers })).statusCode).toBe(403);
  });

  test("nothing can be changed, and what is personal stays closed", async () => {
    const { get, grantFor, app } = await withAdministrators();
    const headers = { "x-view-as": await grantFor(SELLER) };
    const open = app.endpoints.filter(({ allow }) => allow === "signedIn");
    const codes = new Set<string>();
    for (const { url, method } of open.filter((endpoint) => endpoint.method !== "GET" || endpoint.personal)) {
      const answer = await get(`/api/v1${url.replace(/:\w+/g, "1")}`, { method, as: ADMIN, headers });
      codes.add(answer.json<{ code: string }>().code);
    }
    for (const code of codes) expect(["view-as-read-only", "person-required"]).toContain(code);
    expect(codes.size).toBeGreaterThan(0);
  });

  test("a grant that is none is refused instead of being passed over", async () => {
    const { code } = await withAdministrators();
    for (const grant of ["", "x", "a".repeat(43)]) expect(await code("/session", grant)).toBe("view-as-ended");
  });

  test("a grant serves nobody but the administrator who began", async () => {
    const { grantFor, code, get } = await withAdministrators();
    const grant = await grantFor(SELLER);
    expect(await code("/session", grant, OTHER_ADMIN)).toBe("view-as-ended");
    expect(await code("/session", grant, SELLER)).toBe("view-as-ended");
    const stolen = await get(`/api/v1/view-as/${grant}`, { method: "DELETE", as: OTHER_ADMIN });
    expect(stolen.json()).toEqual({ ended: false });
    expect(await code("/session", grant)).toBe(200);
    expect((await get("/session", { headers: { "x-view-as": grant } })).statusCode).toBe(401);
  });

  test("it ends when it is ended, after half an hour, and with the administrator's role", async () => {
    const { grantFor, code, end, database } = await withAdministrators();
    const grant = await grantFor(SELLER);
    expect((await end(grant)).json()).toEqual({ ended: true });
    expect(await code("/session", grant)).toBe("view-as-ended");
    expect((await end(grant)).json()).toEqual({ ended: false });

    const next = await grantFor(SELLER);
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      expect(await code("/session", next)).toBe(200);
      vi.setSystemTime(Date.now() + HALF_HOUR_MS);
      expect(await code("/session", next)).toBe("view-as-ended");
    } finally {
      vi.useRealTimers();
    }
    const last = await grantFor(SELLER);
    await changeAccount(database, ADMIN, { role: "Subscriber" });
    expect(await code("/session", last)).toBe("view-as-ended");
    await changeAccount(database, ADMIN, { role: "Administrator", status: "disabled" });
    expect(await code("/session", last)).toBe("user-disabled");
  });

  test("administrators and deactivated people cannot be looked as, nor can who has become one since", async () => {
    const { begin, grantFor, code, database } = await withAdministrators();
    expect((await begin(OTHER_ADMIN)).json()).toMatchObject({ code: "not-found" });
    const grant = await grantFor(SELLER);
    await changeAccount(database, SELLER, { role: "Administrator" });
    expect(await code("/session", grant)).toBe("view-as-ended");
    await changeAccount(database, SELLER, { role: "Subscriber", status: "disabled" });
    expect(await code("/session", grant)).toBe("user-disabled");
    expect((await begin(SELLER)).json()).toMatchObject({ code: "not-found" });
  });

  test("subscribers cannot look as anyone, and a reason must be given", async () => {
    const { begin } = await withAdministrators();
    expect((await begin(SELLER, SELLER)).json()).toMatchObject({ code: "role-required" });
    expect((await begin(SELLER, ADMIN, "  ")).json()).toMatchObject({ code: "invalid-input" });
  });

  test("the grant reaches no line of the log", async () => {
    const lines: string[] = [];
    const { grantFor, end, code } = await withAdministrators({ write: (line) => void lines.push(line) });
    const grant = await grantFor(SELLER);
    await code("/session", grant);
    await end(grant);
    expect(lines.join("")).toContain("/api/v1/view-as/[left out]");
    expect(lines.join("")).not.toContain(grant);
  });

  test("beginning and ending stand in the audit log with the reason, and the grant is kept nowhere", async () => {
    const { grantFor, end, database } = await withAdministrators();
    const grant = await grantFor(SELLER);
    await end(grant);
    const entries = await database.query("select actor, action, subject, note from audit_entry order by position");
    expect(entries).toMatchObject([
      { actor: ADMIN, action: "viewAs.begun", subject: SELLER, note: "Checks what she reported" },
      { actor: ADMIN, action: "viewAs.ended", subject: SELLER },
    ]);
    const kept = await database.query(
      "select to_jsonb(view_as)::text || (select string_agg(to_jsonb(audit_entry)::text, '') from audit_entry) as kept from view_as",
    );
    expect(JSON.stringify(kept)).not.toContain(grant);
  });
});
