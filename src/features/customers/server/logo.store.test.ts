import { describe, expect, test } from "vitest";
import { PIXEL } from "#tests/support/pictures.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const RIVAL = "rival@other.example";
const ADMIN = "admin@example.com";

async function withLogo() {
  const product = await testApp();
  await product.given.customer();
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(RIVAL, { customer: "Other Radio" });
  const logo = async (method: "GET" | "PUT" | "DELETE", as: string, body?: object) => {
    const answer = await product.get("/api/v1/customers/1/logo", {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const isJson = String(answer.headers["content-type"]).includes("json");
    const { statusCode: status, headers: told, rawPayload: bytes } = answer;
    return { status, headers: told, bytes, body: isJson ? answer.json() : null };
  };
  return { ...product, logo };
}

describe.skipIf(storeMissing)("a customer's logo", () => {
  test("is set by an administrator and seen by the customer's own people, by no others", async () => {
    const { logo, get } = await withLogo();
    expect((await logo("GET", SELLER)).status).toBe(404);
    const data = PIXEL.toString("base64");
    expect((await logo("PUT", SELLER, { version: 1, data })).body.code).toBe("role-required");
    expect((await logo("PUT", ADMIN, { version: 1, data })).body).toMatchObject({ hasLogo: true, version: 2 });
    const seen = await logo("GET", SELLER);
    expect(seen.bytes.equals(PIXEL)).toBe(true);
    expect(seen.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline; filename=\"logo.png\"; filename*=UTF-8''logo.png",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const again = await get("/api/v1/customers/1/logo", {
      as: SELLER,
      headers: { "if-none-match": String(seen.headers["etag"]) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await logo("GET", RIVAL)).status).toBe(404);
    expect((await logo("DELETE", ADMIN)).body).toMatchObject({ hasLogo: false, version: 3 });
  });

  test("is not taken when it is no picture, too large, or somebody else was faster", async () => {
    const { logo } = await withLogo();
    const put = async (version: number, data: string) => {
      const { status, body } = await logo("PUT", ADMIN, { version, data });
      return [status, body.code];
    };
    expect(await put(1, Buffer.from("<svg onload=alert(1)>").toString("base64"))).toEqual([400, "invalid-input"]);
    expect(await put(1, "not base64!")).toEqual([400, "invalid-input"]);
    expect(await put(1, Buffer.alloc(520 * 1024).toString("base64"))).toEqual([413, "too-large"]);
    expect(await put(1, Buffer.alloc(2_000_000).toString("base64"))).toEqual([413, "too-large"]);
    expect(await put(7, PIXEL.toString("base64"))).toEqual([409, "conflict"]);
  });

  test("stands in the audit log by its size, not by its bytes", async () => {
    const { logo, database } = await withLogo();
    await logo("PUT", ADMIN, { version: 1, data: PIXEL.toString("base64") });
    await logo("DELETE", ADMIN);
    expect(await database.query("select action, after from audit_entry order by position")).toEqual([
      { action: "customer.logo-changed", after: { logo: "image/png, 1 × 1" } },
      { action: "customer.logo-removed", after: null },
    ]);
  });
});
