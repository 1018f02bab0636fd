import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { loadStarter } from "#features/content/server/starter/loadStarter.ts";
import { documentOf, pieceOf } from "#tests/support/examplePiece.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { AidHead, AidPiece, AidUse } from "../contract.ts";

const SELLER = "seller@example.com";
const COLLEAGUE = "colleague@example.com";
const BASIC = "basic@example.com";
const NARROW = "narrow@example.com";
const ADMIN = "admin@example.com";

const SENTENCE =
  "{{client}}: {{subVertical}} in {{market}} spends {{subVerticalSpend}}, {{mediumShare}} on {{medium}}, gap {{mediumGap}}.";

async function withSellers() {
  const product = await testApp();
  const years = [2024, 2025];
  const spend = {
    tvOta: { hotels: [1_000_000, 2_000_000], hospitals: [5, 6] },
    mobile: { hotels: [1_000_000, 6_000_000], hospitals: [3, 4] },
  };
  await product.given.published({ wallets: ["tv-501", "tv-803"].map((market) => walletOf(market, years, spend)) });
  await product.given.customer({ markets: ["tv-501"] });
  const access = ["sellingAides", "shareOfWallet"] as const;
  await product.given.person(SELLER, { access: [...access] });
  await product.given.person(COLLEAGUE, { access: ["sellingAides"] });
  await product.given.person(NARROW, { access: [...access], verticals: ["healthcare"] });
  await product.given.person(BASIC, { access: ["tv"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  const type = { type: "category-deck" } as const;
  await loadStarter(product.database, [
    pieceOf("aid", "deck", { title: "For {{client}}", text: SENTENCE, properties: type }),
    pieceOf("aid", "hotels-only", {
      tags: { verticals: ["leisure"] },
      properties: { type: "call-script" },
      date: "2026-11-09",
    }),
    pieceOf("aid", "mail", {
      properties: { type: "email-template" },
      texts: {
        "en-US": {
          title: "Mail",
          summary: "",
          body: {
            type: "doc",
            content: [
              { type: "heading", level: 2, content: [{ type: "text", text: "Subject" }] },
              { type: "paragraph", content: [{ type: "text", text: "Grüße, {{client}}" }] },
              { type: "heading", level: 2, content: [{ type: "text", text: "Text" }] },
              ...documentOf(SENTENCE).content,
              { type: "heading", level: 2, content: [{ type: "text", text: "Before you send it" }] },
              ...documentOf("Read it").content,
            ],
          },
        },
      },
    }),
    pieceOf("guide", "no-aid", { properties: { screen: "/home" } }),
  ]);
  const read = async <Answer>(path: string, as = SELLER) =>
    (await product.get(`/api/v1/selling-aids${path}`, { as })).json<Answer>();
  const use = (aid: string, body: object, as = SELLER) =>
    product.get(`/api/v1/selling-aids/${aid}/use`, {
      method: "PUT",
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const file = (query: string, as = SELLER, place = "tv-501/selling-aids/deck") =>
    product.get(`/api/v1/markets/${place}/file?${query}`, { as });
  return { ...product, read, use, file };
}

const HOTELS = "focus=hotels&medium=tvOta&year=2025&client=Miller%20Inn";
const FILLED = "Miller Inn: Hotels";

describe.skipIf(storeMissing)("selling aids", () => {
  test("the library holds the aids of the reader's flags and verticals, newest first", async () => {
    const { read, get } = await withSellers();
    const keys = async (as: string) => (await read<{ items: AidHead[] }>("", as)).items.map(({ key }) => key);
    expect(await keys(SELLER)).toEqual(["hotels-only", "mail", "deck"]);
    expect(await keys(NARROW)).toEqual(["mail", "deck"]);
    expect((await get("/api/v1/selling-aids", { as: BASIC })).statusCode).toBe(403);
    expect((await read<{ items: AidHead[] }>("?q=subject")).items.map(({ key }) => key)).toEqual(["mail"]);
  });

  test("an aid comes with its fields open and named; another's vertical and no aid at all are not there", async () => {
    const { read, get } = await withSellers();
    const piece = await read<AidPiece>("/deck?language=de-DE");
    expect(piece).toMatchObject({ title: "For {{client}}", fallback: true, language: "en-US", rating: null });
    expect(piece.fields).toEqual([
      "market",
      "client",
      "subVertical",
      "subVerticalSpend",
      "medium",
      "mediumShare",
      "mediumGap",
    ]);
    const status = async (aid: string) => (await get(`/api/v1/selling-aids/${aid}`, { as: NARROW })).statusCode;
    expect([await status("hotels-only"), await status("no-aid"), await status("mail")]).toEqual([404, 404, 200]);
  });

  test("stars are one each and their mean everybody's; favourites are one's own", async () => {
    const { use, read } = await withSellers();
    await use("deck", { stars: 5, favourite: true });
    await use("deck", { stars: 3 });
    await use("deck", { stars: 4 }, COLLEAGUE);
    await use("deck", { opened: true });
    const [own, other] = [await read<AidUse>("/deck"), await read<AidUse>("/deck", COLLEAGUE)];
    expect(own).toMatchObject({ stars: 3, rating: 3.5, ratings: 2, favourite: true, openedAt: expect.any(String) });
    expect(other).toMatchObject({ stars: 4, rating: 3.5, favourite: false, openedAt: null });
    expect((await use("deck", { stars: null })).json()).toMatchObject({ stars: null, rating: 4, ratings: 1 });
    expect((await use("deck", { stars: 6 })).statusCode).toBe(400);
    expect((await use("hotels-only", { stars: 5 }, NARROW)).statusCode).toBe(404);
  });

  test("slides, page and text say the same figures, and each is counted", async () => {
    const { file, read } = await withSellers();
    const text = (await file(`${HOTELS}&format=txt`)).payload;
    expect(text).toContain("For Miller Inn\n\nMiller Inn: Hotels");
    expect(text).toContain("spends $8.0M, 25.0% on");
    const sentence = text.split("\n").find((line) => line.startsWith(FILLED)) ?? "";
    const pptx = await JSZip.loadAsync((await file(`${HOTELS}&format=pptx`)).rawPayload);
    const slides = await Promise.all(
      Object.keys(pptx.files)
        .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
        .map(async (name) => (await pptx.file(name)?.async("string")) ?? ""),
    );
    expect(slides.join("")).toContain(sentence.replaceAll("&", "&amp;"));
    const pdf = await file(HOTELS);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect(pdf.headers["content-disposition"]).toContain("tv-501-hotels-deck-2025.pdf");
    expect((await read<AidUse>("/deck")).downloads).toBe(3);
  });

  test("who lacks the share of wallet reads no gap to the nation", async () => {
    const { file } = await withSellers();
    expect((await file(`${HOTELS}&format=txt`, COLLEAGUE)).payload).toContain("25.0% on TV OTA, gap n/a.");
  });

  test("a mail is a draft of its two sections, and no client's name can begin another header", async () => {
    const { file } = await withSellers();
    const mail = (await file(`${HOTELS}&format=eml`, SELLER, "tv-501/selling-aids/mail")).payload;
    const [head = "", body = ""] = mail.split("\r\n\r\n");
    expect(head).toContain("X-Unsent: 1");
    expect(head).toContain(`Subject: =?utf-8?B?${Buffer.from("Grüße, Miller Inn").toString("base64")}?=`);
    const words = Buffer.from(body, "base64").toString();
    expect(words).toContain(FILLED);
    expect(words).not.toContain("Read it");
    const forged = await file("client=A%0D%0ABcc%3A%20b%40example.com&format=eml", SELLER, "tv-501/selling-aids/mail");
    expect(forged.statusCode).toBe(400);
  });

  test("no file tells of a market or vertical that is not the reader's", async () => {
    const { file } = await withSellers();
    expect((await file(HOTELS, SELLER, "tv-803/selling-aids/deck")).json()).toMatchObject({
      code: "market-not-entitled",
    });
    expect((await file(HOTELS, NARROW)).json()).toMatchObject({ code: "vertical-not-entitled" });
    expect((await file("focus=dragons")).json()).toMatchObject({ errors: [{ pointer: "/query/focus" }] });
    expect((await file("medium=holograms")).json()).toMatchObject({ errors: [{ pointer: "/query/medium" }] });
  });
});
