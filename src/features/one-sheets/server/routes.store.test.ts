import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";

async function withSeller() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.customer({ markets: ["tv-623", "tv-501"] });
  await product.given.person(SELLER);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  const ask = (query: string, as = SELLER, market = "tv-623") =>
    product.get(`/markets/${market}/one-sheet${query}`, { as });
  return { ...product, ask };
}

describe.skipIf(storeMissing)("one-sheets", () => {
  test("come as PDF under the name of what they are about", async () => {
    const { ask } = await withSeller();
    const answer = await ask("?focus=automotive&medium=tvOta&client=Miller%20Motors&language=de-DE&paper=a4");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toContain("tv-623-automotive-one-sheet-2025.pdf");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("a meeting kit comes from the same address", async () => {
    const { ask } = await withSeller();
    const answer = await ask("?document=meetingKit&focus=hotels&medium=radioOta");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("tv-623-hotels-meeting-kit-2025.pdf");
  });

  test("what a file says can be looked at before it is made, with the same rights", async () => {
    const { get } = await withSeller();
    const look = (query: string, as = SELLER) => get(`/markets/tv-623/one-sheet/document${query}`, { as });
    const answer = await look("?focus=automotive&medium=tvOta&client=Miller%20Motors&document=meetingKit");
    expect(answer.json()).toMatchObject({ about: { client: "Miller Motors" }, brand: { logo: null } });
    expect(answer.json<{ sections: unknown[] }>().sections).toHaveLength(5);
    expect((await look("?focus=automotive", NARROW)).json()).toMatchObject({ code: "vertical-not-entitled" });
  });

  test("a client reads its season, this medium and its own arithmetic; gaps and goals are for the manager alone", async () => {
    const { get } = await withSeller();
    const look = async (query: string) => {
      const answer = await get(
        `/markets/tv-623/one-sheet/document?focus=hotels&medium=tvOta&document=meetingKit&${query}`,
        { as: SELLER },
      );
      return {
        sections: answer.json<{ sections?: { id: string }[] }>().sections?.map(({ id }) => id),
        body: answer.body,
      };
    };
    const numbers = "budget=24000&saleValue=8000&margin=40&closeLow=20&closeHigh=40";
    const client = await look(`audience=client&client=Miller&${numbers}`);
    expect(client.sections).toEqual(expect.arrayContaining(["when", "standing", "months", "bring", "next"]));
    expect(client.body).toContain("20–40");
    expect(client.body).not.toMatch(/nation’s share|gap_dollars/);
    expect((await look("audience=agency")).sections).toContain("mix");
    expect((await look("audience=client")).sections).not.toContain("bring");
    expect((await look("audience=manager")).sections).toEqual(["market", "trend", "gap", "plan", "next"]);
  });

  test("who bought one vertical is refused another's, and a market that is not bought is refused", async () => {
    const { ask } = await withSeller();
    expect((await ask("?focus=leisure", NARROW)).statusCode).toBe(200);
    for (const focus of ["automotive", "newCarDealers"]) {
      expect((await ask(`?focus=${focus}`, NARROW)).json()).toMatchObject({ code: "vertical-not-entitled" });
    }
    expect((await ask("?focus=leisure", SELLER, "tv-618")).json()).toMatchObject({ code: "market-not-entitled" });
  });

  test("gaps and plans are in the slides of whoever has the share of wallet alone", async () => {
    const { ask, given } = await withSeller();
    await given.person("basic@example.com", { access: [] });
    const slides = async (as: string) => {
      const { rawPayload } = await ask("?document=meetingKit&format=pptx&focus=leisure&medium=tvOta", as);
      const { files } = await JSZip.loadAsync(rawPayload);
      return Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
    };
    expect((await slides(SELLER)) - (await slides("basic@example.com"))).toBe(1);
  });

  test("a market that is taken away is refused from then on", async () => {
    const { ask, given } = await withSeller();
    await given.person("lost@example.com", { markets: ["tv-501"] });
    expect((await ask("?focus=leisure", "lost@example.com")).json()).toMatchObject({ code: "market-not-entitled" });
    expect((await ask("?focus=leisure", "lost@example.com", "tv-501")).statusCode).toBe(200);
  });

  test.each([
    ["?focus=dragons", "/query/focus"],
    ["?medium=holograms", "/query/medium"],
    ["?year=1999", "/query/year"],
    ["?format=exe", "/query/format"],
    ["?language=xx", "/query/language"],
    ["?audience=rival", "/query/audience"],
    ["?budget=0", "/query/budget"],
    ["?budget=100&saleValue=10&closeLow=40&closeHigh=20", "/query/closeHigh"],
  ])("%s is refused, and its place named", async (query, pointer) => {
    const { ask } = await withSeller();
    expect((await ask(query)).json()).toMatchObject({ code: "invalid-input", errors: [{ pointer }] });
  });
});
