import { suffixesOf } from "#platform/api/suffixesOf.ts";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { CONTRACTS } from "./features.ts";
import { openApiText } from "./writeOpenApi.ts";

const names = (contracts: readonly { name: string }[]) => contracts.map(({ name }) => name).toSorted();

test("the list of contracts names what the app serves, each once", async () => {
  const { app } = await testApp();
  expect(names(CONTRACTS)).toEqual(names(app.endpoints));
  expect(new Set(names(CONTRACTS)).size).toBe(CONTRACTS.length);
});

test("the committed OpenAPI document is what the contracts say; `npm run openapi` writes it anew", async () => {
  const committed = await readFile(new URL("../../../docs/openapi.json", import.meta.url), "utf8");
  expect(openApiText()).toBe(committed);
});

test("the document is served to anyone", async () => {
  const { get } = await testApp();
  const answer = await get("/openapi.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(JSON.parse(openApiText()));
});

test("every endpoint of the document asks an unknown caller to sign in, but those for anyone", async () => {
  const { app } = await testApp();
  expect(CONTRACTS.length).toBeGreaterThan(15);
  for (const { method, url, allow, csv } of CONTRACTS) {
    const address = `/api/v1${url.replace(/:\w+/g, "tv-501")}`;
    for (const suffix of suffixesOf({ csv })) {
      const { statusCode } = await app.inject({ method, url: address + suffix });
      expect([address, statusCode === 401]).toEqual([address, allow !== "anyone"]);
    }
  }
});
