import { describe, expect, test } from "vitest";
import { documentOf, pieceOf } from "#tests/support/examplePiece.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ContentPiece } from "../contract.ts";
import { loadStarter } from "./starter/loadStarter.ts";

const ADMIN = "admin@example.com";
const ANN = "ann@example.com";

const DAY_MS = 86_400_000;
const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10);

async function withScreens() {
  const product = await testApp();
  await product.given.customer({ markets: [], access: ["tv"], verticals: ["leisure"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(ANN);
  await loadStarter(product.database, [
    pieceOf("banner", "now", {
      text: "Figures come on Monday.",
      properties: { tone: "info", from: day(0), until: day(0) },
    }),
    pieceOf("banner", "over", { properties: { tone: "info", until: day(-2) } }),
    pieceOf("banner", "coming", { properties: { tone: "warning", from: day(2) } }),
    pieceOf("banner", "staff", { properties: { tone: "warning", roles: ["Administrator"] } }),
    pieceOf("section-text", "media", { properties: { screen: "/market-summary", section: "mediaAdSpending" } }),
    pieceOf("section-text", "tv", { properties: { screen: "/tv/market-profile", section: "population" } }),
    pieceOf("section-text", "wallet", { properties: { screen: "/share-wallet", section: "gaps" } }),
    pieceOf("insight", "travel", { properties: { subVertical: "tourism" } }),
    pieceOf("insight", "dealers", { properties: { subVertical: "newCarDealers" } }),
    pieceOf("guide", "home", { properties: { screen: "/home" } }),
  ]);
  const shown = async (path = "on-screens", as = ANN) =>
    (await product.get(`/api/v1/content/${path}`, { as })).json<{ items: ContentPiece[] }>().items;
  const keys = async (path = "on-screens", as = ANN) => (await shown(path, as)).map(({ key }) => key).toSorted();
  return { ...product, shown, keys };
}

describe.skipIf(storeMissing)("what the newsroom puts on screens", () => {
  test("banners hang from their first to their last day, for their roles; section texts stand where the screen is open", async () => {
    const { keys, shown } = await withScreens();
    expect(await keys()).toEqual(["media", "now", "tv"]);
    expect(await keys("on-screens", ADMIN)).toEqual(["media", "now", "staff", "tv", "wallet"]);
    const [banner] = (await shown("on-screens?language=de-DE")).filter(({ kind }) => kind === "banner");
    expect(banner).toMatchObject({
      language: "en-US",
      fallback: true,
      body: documentOf("Figures come on Monday."),
      properties: { tone: "info" },
    });
  });

  test("the page of a sub-vertical gets its own insights, and those of no other", async () => {
    const { keys, get } = await withScreens();
    expect(await keys("insights/tourism")).toEqual(["travel"]);
    expect(await keys("insights/newCarDealers", ADMIN)).toEqual(["dealers"]);
    const closed = await get("/api/v1/content/insights/newCarDealers", { as: ANN });
    expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([403, "vertical-not-entitled"]);
  });
});
