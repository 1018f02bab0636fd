import { deflateRawSync } from "node:zlib";
import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import { imageHead } from "#platform/files/imageHead.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { stateOf } from "#tests/support/examplePiece.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ContentFile, EditedItem } from "../contract/editing.ts";

const ADMIN = "admin@example.com";
const ANN = "ann@example.com";

async function withFiles() {
  const product = await testApp();
  await product.given.customer({ markets: [], access: ["guidesAndInsights"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(ANN);
  const upload = async (bytes: Uint8Array | string, name: string, path = "content-files", as = ADMIN) =>
    product.app.inject({
      method: "POST",
      url: `/api/v1/${path}${path.includes("?") ? "" : `?name=${encodeURIComponent(name)}`}`,
      headers: { ...(await product.signedIn(as)), "content-type": "application/octet-stream" },
      payload: Buffer.from(bytes),
    });
  const download = (id: string, as: string) => product.get(`/api/v1/content-files/${id}`, { as });
  return { ...product, upload, download };
}

async function office(names: readonly string[]): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const name of names) zip.file(name, "<x/>");
  return zip.generateAsync({ type: "uint8array" });
}

describe.skipIf(storeMissing)("files of the newsroom", () => {
  test("a picture is drawn anew: what was hidden behind it is gone", async () => {
    const { upload, download } = await withFiles();
    const png = Buffer.concat([examplePng(40, 30), Buffer.from("<script>alert(1)</script>")]);
    const answer = await upload(png, "../../etc/cover<1>.exe");
    expect(answer.json()).toMatchObject({ type: "image/png", name: "cover1.png" });
    const { id, width, height } = answer.json<ContentFile>();
    const kept = await download(id, ADMIN);
    expect(kept.body).not.toContain("script");
    expect(imageHead(kept.rawPayload)).toEqual({ type: "image/png", width, height });
    expect(kept.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
      "content-security-policy": expect.stringContaining("sandbox"),
      "content-disposition": expect.stringContaining('inline; filename="cover1.png"'),
    });
  });

  test.each([
    ["a page named like a picture", "<html><script>alert(1)</script>", "a.png"],
    ["a drawing that can run script", '<svg xmlns="http://www.w3.org/2000/svg"/>', "a.svg"],
    ["half a PDF", "%PDF-1.7\n1 0 obj", "a.pdf"],
    ["a program", "MZ\x90\x00\x03", "a.csv"],
    ["nothing", "", "a.csv"],
  ])("%s is refused", async (_, bytes, name) => {
    const { upload } = await withFiles();
    const refused = await upload(bytes, name);
    expect(refused.json()).toMatchObject({ code: "invalid-input", errors: [{ code: "file-kind" }] });
  });

  test("Office files are told by what is inside; with programs in them they are refused", async () => {
    const { upload } = await withFiles();
    const parts = ["[Content_Types].xml", "ppt/presentation.xml"];
    expect((await upload(await office(parts), "deck.zip")).json()).toMatchObject({ name: "deck.pptx" });
    expect((await upload(await office([...parts, "ppt/vbaProject.bin"]), "deck.pptx")).statusCode).toBe(400);
    expect((await upload(await office(["a.txt"]), "deck.pptx")).statusCode).toBe(400);
    expect((await upload(await office(["[Content_Types].xml", "word/document.xml"]), "x")).json()).toMatchObject({
      name: "x.docx",
    });
  });

  test("a picture that unpacks to more than it may is refused before it is unpacked", async () => {
    const { upload } = await withFiles();
    const huge = Buffer.from(examplePng(40, 30));
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await upload(huge, "a.png")).json()).toMatchObject({ errors: [{ code: "image-size" }] });
    const broken = Buffer.concat([examplePng(40, 30).subarray(0, 40), deflateRawSync("nothing")]);
    expect((await upload(broken, "a.png")).json()).toMatchObject({ errors: [{ code: "image-broken" }] });
  });

  test("readers get the files of what they may read once it is published, and no others", async () => {
    const { upload, download, app, signedIn } = await withFiles();
    const { id } = (await upload("a,b\n1,2\n", "list.csv")).json<ContentFile>();
    expect((await download(id, ANN)).statusCode).toBe(404);
    const send = async (url: string, payload: object) =>
      (
        await app.inject({
          method: "POST",
          url: `/api/v1/content-items${url}`,
          headers: await signedIn(ADMIN),
          payload,
        })
      ).json<EditedItem>();
    const publish = ({ id: item, version }: EditedItem) =>
      send(`/${item}/publication`, { version, at: null, notify: false });
    const aid = stateOf({ properties: { type: "one-sheet", file: id } });
    await publish(await send("", { kind: "aid", key: "sheet", ...aid }));
    expect((await download(id, ANN)).statusCode).toBe(404);
    await publish(await send("", { kind: "report", key: "report", ...stateOf({ properties: { file: id } }) }));
    const got = await download(id, ANN);
    expect([got.statusCode, got.body]).toEqual([200, "a,b\n1,2\n"]);
    expect(got.headers["content-disposition"]).toContain("attachment");
    const again = await app.inject({
      url: `/api/v1/content-files/${id}`,
      headers: { ...(await signedIn(ANN)), "if-none-match": String(got.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(
      (await send("", { kind: "report", key: "none", ...stateOf({ properties: { file: "x".repeat(22) } }) })) as object,
    ).toMatchObject({ errors: [{ code: "file-unknown" }] });
  });

  test("an issue is drafted from a feed; its markup stays out and its entities are not followed", async () => {
    const { upload, app, signedIn } = await withFiles();
    const headers = await signedIn(ADMIN);
    const series = { kind: "publication", key: "monthly", ...stateOf({ properties: { cadence: "monthly" } }) };
    await app.inject({ method: "POST", url: "/api/v1/content-items", headers, payload: series });
    const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Trade &amp; more</title>
      <item><title>First</title><link>https://example.com/1</link><description>&lt;p&gt;Said &lt;b&gt;loud&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</description></item>
      <item><title>Second</title><link>javascript:alert(1)</link></item></channel></rss>`;
    const draft = (await upload(rss, "", "content-items/feed?publication=monthly")).json<EditedItem>();
    expect(draft).toMatchObject({
      status: "draft",
      title: "Trade & more",
      properties: { publication: "monthly", number: 1 },
    });
    expect(draft.texts["en-US"]?.body.content).toEqual([
      {
        type: "heading",
        level: 3,
        content: [{ type: "text", text: "First", marks: [{ type: "link", href: "https://example.com/1" }] }],
      },
      { type: "paragraph", content: [{ type: "text", text: "Said loud" }] },
      { type: "heading", level: 3, content: [{ type: "text", text: "Second" }] },
    ]);
    const bomb = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&a;</title></item></channel></rss>`;
    for (const bad of [bomb, "<rss>", "no feed", "<html><body/></html>"]) {
      const refused = await upload(bad, "", "content-items/feed?publication=monthly");
      expect(refused.json()).toMatchObject({ code: "invalid-input", errors: [{ code: "feed" }] });
    }
  });
});
