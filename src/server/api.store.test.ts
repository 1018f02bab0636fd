import { expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";

test("a seller reads the wallet of a market she has", async () => {
  const { get, given } = await testApp();
  const revision = await given.published({ markets: ["tv-501", "tv-623"] });
  await given.customer({ markets: ["tv-623"] });
  await given.person("seller@example.com");

  const answer = await get("/revisions/current/wallets/tv-623", { as: "seller@example.com" });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ revision, market: "tv-623" });
});
