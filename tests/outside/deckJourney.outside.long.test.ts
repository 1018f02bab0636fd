import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import { signsIn, somebody } from "./support/person.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";

/** From a screen of figures to the slides for a client: by what shows, and by what the browser has saved. */

const SELLER = "seller@spotmarket.example";

const SCREENS = [
  { screen: "the market summary", path: "/market-summary?market=tv-623", file: /tv-623-market-summary-\d{4}\.pptx$/ },
  {
    screen: "share of wallet",
    path: "/share-wallet?market=tv-623&medium=tvOta&focus=automotive",
    file: /tv-623-automotive-share-of-wallet-\d{4}\.pptx$/,
  },
];

describe.each(ENGINES)("a seller and her slides", (engine) => {
  const { url } = sharedProduct();
  const journey = test.skipIf(engine.missing !== null);

  journey.each(SCREENS)(groupName("she takes $screen to a client as slides", engine), async ({ path, file }) => {
    const seller = await somebody(engine);
    await signsIn(seller, url, SELLER, DEMO_PASSWORD);
    await seller.goto(url + path);
    await seller.clicks({ role: "button", name: "Download", within: "[data-testid=screen-head]" });
    const deck = await seller.saves(() => seller.clicks({ role: "button", name: "Slides (PPTX)" }));
    await seller.sees({ text: /\.pptx downloaded, with every figure on this screen/ });

    expect(deck.name).toMatch(file);
    expect(deck.bytes.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004", "latin1"));
    const parts = await JSZip.loadAsync(deck.bytes, { checkCRC32: true });
    const slides = Object.keys(parts.files).filter((part) => /^ppt\/slides\/slide\d+\.xml$/.test(part));
    expect(slides.length).toBeGreaterThan(1);
    const texts = await Promise.all(slides.map(async (slide) => (await parts.file(slide)?.async("string")) ?? ""));
    const words = texts.join(" ");
    expect(words).toContain("Dallas");
    expect(words).toMatch(/\$\s?\d/);
  });
});
