import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";

async function withSellers() {
  const product = await testApp({ press: "light" });
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = async (query = "", as = SELLER, market = "tv-623") => {
    const answer = await product.get(`/markets/${market}/screen-file${query}`, { as });
    return { answer, document: product.printed.at(-1) };
  };
  return { ...product, ask };
}

describe.skipIf(storeMissing)("the file of a screen", () => {
  test("says in its name and on its cover what the screen shows", async () => {
    const { ask } = await withSellers();
    const { answer, document } = await ask("?format=pdf&year=2024&vertical=leisure&locale=de-DE&compare=tv-501,nation");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("tv-623-leisure-2024.pdf");
    expect(document).toMatchObject({ locale: "de-DE", subject: expect.stringContaining("Market tv-623 · 2024") });
    const compared = document?.about.facts.find(({ name }) => name === "Im Vergleich mit");
    expect(compared?.value).toContain("Market tv-501");
  });

  test("of a market that is not bought is refused, beside another one too", async () => {
    const { ask } = await withSellers();
    for (const refused of [await ask("", SELLER, "tv-618"), await ask("?compare=tv-618")]) {
      expect(refused.answer.json()).toMatchObject({ code: "market-not-entitled" });
      expect(refused.document).toBeUndefined();
    }
  });

  test("of a vertical that is not bought is refused, and of the market holds the bought ones alone", async () => {
    const { ask } = await withSellers();
    for (const query of ["?vertical=automotive", "?subVertical=newCarDealers"]) {
      expect((await ask(query, NARROW)).answer.json()).toMatchObject({ code: "vertical-not-entitled" });
    }
    const { document } = await ask("", NARROW);
    const written = JSON.stringify(document);
    expect(written).toContain("Hotels");
    for (const other of ["Hospitals", "Automotive"]) expect(written).not.toContain(other);
  });

  test.each([
    ["?vertical=leisure&subVertical=hotels", "/query/subVertical"],
    ["?year=1999", "/query/year"],
    ["?format=exe", "/query/format"],
    ["?measure=furlongs", "/query/measure"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { ask } = await withSellers();
    expect((await ask(query)).answer.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });
});
