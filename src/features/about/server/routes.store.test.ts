import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";

describe.skipIf(storeMissing)("the about page", () => {
  test("an administrator learns what runs here, on which data, and what it is made of", async () => {
    const { get, given, database } = await testApp({
      settings: {
        PUBLIC_URL: "https://staging.example.com",
        SMTP_URL: "smtps://postman:very-secret@mail.example.com:465",
        FILES_URL: "s3://key:very-secret@files/market",
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "very-secret",
      },
    });
    const revision = await given.published({ markets: ["tv-501"], sample: true, label: "Spring" });
    await given.person(ADMIN, { role: "Administrator" });
    const answer = await get("/api/v1/about", { as: ADMIN });
    expect(answer.json()).toMatchObject({
      environment: "development",
      host: "staging.example.com",
      store: { engine: database.engine, version: expect.stringMatching(/^\d+/) },
      revision: { id: revision, label: "Spring", sample: true },
      providers: [{ kind: "local" }],
      mail: { kind: "smtp", place: "mail.example.com:465" },
      files: "s3://files/market",
      hostedTokens: false,
    });
    const { store, parts } = answer.json<{
      store: { migrations: { name: string }[] };
      parts: { name: string; licence: string }[];
    }>();
    expect(store.migrations[0]?.name).toBe("0001_imports.sql");
    expect(parts).toContainEqual({ name: "fastify", version: expect.any(String), licence: "MIT" });
    expect(answer.body).not.toMatch(/very-secret|postman/);
  });

  test("on an empty store it answers too", async () => {
    const { get, given } = await testApp();
    await given.person(ADMIN, { role: "Administrator" });
    expect((await get("/api/v1/about", { as: ADMIN })).json()).toMatchObject({ revision: null });
  });

  test("it is for administrators", async () => {
    const { get, given } = await testApp();
    await given.person(SELLER);
    expect((await get("/api/v1/about", { as: SELLER })).json()).toMatchObject({ code: "role-required" });
  });

  test("every part is under a licence that lets anybody use it", async () => {
    const { get, given } = await testApp();
    await given.person(ADMIN, { role: "Administrator" });
    const { parts } = (await get("/api/v1/about", { as: ADMIN })).json<{
      parts: { name: string; licence: string }[];
    }>();
    const free = /\b(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|OFL-1\.1|0BSD)\b/;
    expect(parts.filter(({ licence }) => !free.test(licence))).toEqual([]);
  });
});
