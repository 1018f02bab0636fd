import { describe, expect, test } from "vitest";
import { importSmallCountry } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const ANN = "ann@example.com";

describe.skipIf(storeMissing)("what a run of the forecast is made from", () => {
  test("an administrator reads files, drivers and evidence of the open draft, a seller does not", async () => {
    const product = await testApp();
    await product.given.person(ANN, { role: "Administrator" });
    await product.given.person("seller@example.com");
    const draft = await importSmallCountry(product.database);
    const answer = await product.get("/api/v1/forecast/inputs?base=draft", { as: ANN });
    expect(answer.statusCode).toBe(200);
    const inputs = answer.json<Record<string, unknown>>();
    expect(inputs).toMatchObject({
      base: { revision: String(draft), status: "draft", builtAt: null },
      media: ["tvOta", "mobile"],
      currentYear: 2026,
      unplacedSpendLines: 0,
      observed: [],
      drivers: { tvOta: { blend: { households: 0.5 }, size: 0.08 } },
      assumptions: { totals: [], outlook: { political: 1 } },
      anchors: [],
    });
    expect(inputs["markets"]).toMatchObject([
      { market: "tv-623", name: "Dallas-Ft. Worth", population: 4_700_000 },
      { market: "tv-618", households: 1_940_000 },
    ]);
    expect((await product.get("/api/v1/forecast/inputs?base=999", { as: ANN })).json()).toMatchObject({
      code: "revision-unknown",
    });
    expect((await product.get("/api/v1/forecast/inputs", { as: "seller@example.com" })).statusCode).toBe(403);
  });
});
