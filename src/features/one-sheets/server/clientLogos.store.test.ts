import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { PIXEL, pngOf } from "#tests/support/pictures.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const COLLEAGUE = "colleague@example.com";
const RIVAL = "rival@example.com";

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-623", "tv-501"] });
  await product.given.person(SELLER);
  await product.given.person(COLLEAGUE);
  await product.given.customer({ name: "Rival Media", markets: ["tv-623"] });
  await product.given.person(RIVAL, { customer: "Rival Media" });
  const client = (name: string) => `/api/v1/client-logo?client=${encodeURIComponent(name)}`;
  const read = async (name: string, as: string) => (await product.get(client(name), { as })).json();
  const keep = (name: string, bytes: Buffer, as = SELLER) =>
    product.get("/api/v1/client-logo", {
      method: "PUT",
      as,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client: name, data: bytes.toString("base64") }),
    });
  /** How many pictures the cover of a deck has. */
  const onCover = async (name: string, as = SELLER, audience = "client") => {
    const query = `document=meetingKit&format=pptx&focus=hotels&medium=tvOta&audience=${audience}&client=${encodeURIComponent(name)}`;
    const { rawPayload } = await product.get(`/markets/tv-623/one-sheet?${query}`, { as });
    const deck = await JSZip.loadAsync(rawPayload);
    const cover = (await deck.file("ppt/slides/slide1.xml")?.async("text")) ?? "";
    return cover.split("<p:pic>").length - 1;
  };
  return { ...product, client, read, keep, onCover };
}

describe.skipIf(storeMissing)("logos of clients", () => {
  test("stand on the cover of whatever anybody of the organization makes for that client", async () => {
    const { keep, read, onCover } = await withSellers();
    expect(await onCover("Example Motors")).toBe(0);
    expect((await keep("Example Motors", PIXEL)).statusCode).toBe(200);
    expect(await onCover("Example Motors")).toBe(1);
    expect(await onCover("  example   motors ", COLLEAGUE)).toBe(1);
    expect(await onCover("Example Motors", SELLER, "agency")).toBe(1);
    expect(await onCover("Example Hotels")).toBe(0);
    expect(await read("EXAMPLE MOTORS", COLLEAGUE)).toEqual({
      logo: { type: "image/png", data: PIXEL.toString("base64") },
    });
  });

  test("do not stand on what is for one's own manager", async () => {
    const { keep, onCover } = await withSellers();
    await keep("Example Motors", PIXEL);
    expect(await onCover("Example Motors", SELLER, "manager")).toBe(0);
  });

  test("are nobody else's: another organization has its own, or none", async () => {
    const { keep, read, onCover } = await withSellers();
    await keep("Example Motors", PIXEL);
    expect(await read("Example Motors", RIVAL)).toEqual({ logo: null });
    expect(await onCover("Example Motors", RIVAL)).toBe(0);
  });

  test("are replaced and removed by their name", async () => {
    const { keep, read, get, client } = await withSellers();
    await keep("Example Motors", PIXEL);
    const wide = pngOf(640, 200);
    await keep("example motors", wide);
    expect((await read("Example Motors", SELLER)).logo.data).toBe(wide.toString("base64"));
    expect((await get(client("Example Motors"), { method: "DELETE", as: COLLEAGUE })).json()).toEqual({ logo: null });
    expect(await read("Example Motors", SELLER)).toEqual({ logo: null });
  });

  test("are pictures: what is none, or too large, is refused with the reason", async () => {
    const { keep, read } = await withSellers();
    const text = await keep("Example Motors", Buffer.from("<svg/>"));
    expect(text.statusCode).toBe(400);
    expect(text.json()).toMatchObject({ code: "invalid-input", errors: [{ pointer: "/body/data" }] });
    expect((await keep("Example Motors", pngOf(4_000, 10))).statusCode).toBe(400);
    expect(await read("Example Motors", SELLER)).toEqual({ logo: null });
  });
});
