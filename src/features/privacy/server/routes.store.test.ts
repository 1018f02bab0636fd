import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const OTHER = "other@example.com";
const ADMIN = "admin@example.com";

async function withPeople() {
  const product = await testApp({ documentWorker: "light" });
  await product.given.customer();
  for (const email of [SELLER, OTHER]) await product.given.person(email);
  await product.given.person(ADMIN, { role: "Administrator" });
  for (const [email, word] of [
    [SELLER, "hers"],
    [OTHER, "another's"],
  ]) {
    await product.database.query(
      `insert into notification (person_id, kind, data) select person_id, 'job-done', jsonb_build_object('name', $2::text) from person where email = $1`,
      [email, word],
    );
    await product.database.query("insert into mail (recipient, subject) values ($1, $2)", [email, `Mail: ${word}`]);
  }
  return product;
}

async function opened(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes);
  const files = await Promise.all(
    Object.values(zip.files).map(async (file) => [file.name, await file.async("string")]),
  );
  return Object.fromEntries(files) as Record<string, string>;
}

describe.skipIf(storeMissing)("what is held about a person", () => {
  test("comes to herself as one file, with everything of hers and nothing of anybody else's", async () => {
    const { get, database } = await withPeople();
    const answer = await get("/api/v1/my-data", { as: SELLER });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const files = await opened(answer.rawPayload);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["person.json", "person.csv", "notification.json", "mail.json", "README.txt"]),
    );
    const all = Object.values(files).join("\n");
    expect(all).toContain("hers");
    expect(all).not.toContain("another's");
    expect(all).not.toContain(OTHER);
    const [account] = await database.query<{ hash: string }>(
      "select password_hash as hash from local_account where email = $1",
      [SELLER],
    );
    expect(account?.hash).toBeTruthy();
    expect(all).not.toContain(account?.hash);
    const [noted] = await database.query(
      "select actor, action, subject from audit_entry order by position desc limit 1",
    );
    expect(noted).toEqual({ actor: SELLER, action: "person.dataExported", subject: SELLER });
  });

  test("comes to an administrator, and to nobody else", async () => {
    const { get, database } = await withPeople();
    const [seller] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
      SELLER,
    ]);
    const address = `/api/v1/users/${seller?.id}/data`;
    const given = await get(address, { as: ADMIN });
    const files = await opened(given.rawPayload);
    expect(files["notification.json"]).toContain("hers");
    expect(files["local_account.json"]).toContain(SELLER);
    expect(files["local_account.json"]).not.toMatch(/password_hash|argon2/);
    expect((await get(address, { as: OTHER })).statusCode).toBe(403);
    expect((await get("/api/v1/users/99999/data", { as: ADMIN })).statusCode).toBe(404);
  });
});
