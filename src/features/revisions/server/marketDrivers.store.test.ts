import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";

interface Answer {
  readonly method: string;
  readonly parts: readonly { readonly driver: string; readonly part: number | null }[];
  readonly media: readonly { readonly medium: string; readonly weights: readonly { readonly weight: number }[] }[];
}

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "radio-35620"] });
  await product.given.customer({ markets: ["tv-623", "radio-35620"] });
  await product.given.person(SELLER);
  const ask = (market: string) => product.get(`/api/v1/revisions/current/drivers/${market}`, { as: SELLER });
  return { ...product, ask };
}

describe.skipIf(storeMissing)("what a market's estimates follow", () => {
  test("a TV market is told by its parts of the nation, and every medium by weights that add up to one", async () => {
    const { ask } = await withSeller();
    const answer = (await ask("tv-623")).json<Answer>();
    expect(answer.method).toBe("shared");
    for (const { part } of answer.parts) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(1);
    }
    expect(answer.media).toHaveLength(16);
    for (const { weights } of answer.media)
      expect(weights.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  test("the nation is all of itself, and a radio market takes its counties' parts", async () => {
    const { ask } = await withSeller();
    const nation = (await ask("nation")).json<Answer>();
    expect(nation.method).toBe("sum");
    expect(nation.parts.map(({ part }) => part)).toEqual([1, 1, 1, 1, 1]);
    expect((await ask("radio-35620")).json<Answer>().method).toBe("counties");
  });

  test("a market that is not bought says nothing", async () => {
    const { ask } = await withSeller();
    expect((await ask("tv-501")).json()).toMatchObject({ code: "market-not-entitled" });
  });
});
