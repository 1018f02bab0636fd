import { describe, expect, test } from "vitest";
import type { ContentProperties } from "#domain/content/contentItem.ts";
import { documentOf, pieceOf } from "#tests/support/examplePiece.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { ContentHead, ContentPiece, ListedContent } from "../contract.ts";
import { loadStarter } from "./starter/loadStarter.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const BASE = "/api/v1/content";
const SCRIPT: ContentProperties = { type: "call-script" };

const inThree = {
  "en-US": {
    title: "Tires in spring",
    summary: "When to call",
    body: documentOf("Drivers change their tires in April."),
  },
  "es-ES": { title: "Neumáticos en primavera", summary: "", body: documentOf("Los talleres venden más en abril.") },
  "de-DE": { title: "Reifen im Frühling", summary: "", body: documentOf("Händler und Werkstätten werben im April.") },
};

async function withReaders() {
  const product = await testApp();
  await product.given.customer({
    markets: [],
    access: ["guidesAndInsights", "sellingAides"],
    verticals: ["leisure", "automotive"],
  });
  await product.given.person(ANN);
  await product.given.person(BEN, { access: ["guidesAndInsights"], verticals: ["leisure"] });
  await loadStarter(product.database, [
    pieceOf("publication", "monthly", { properties: { cadence: "monthly" } }),
    pieceOf("issue", "monthly-1", { date: "2026-09-01", properties: { publication: "monthly", number: 1 } }),
    pieceOf("issue", "monthly-2", { date: "2026-10-01", properties: { publication: "monthly", number: 2 } }),
    pieceOf("aid", "tires", { texts: inThree, properties: SCRIPT, tags: { verticals: ["automotive"], seasons: [4] } }),
    pieceOf("aid", "anything", { text: "Tires are mentioned here too", properties: SCRIPT }),
    pieceOf("guide", "users", { properties: { screen: "/administration/user" } }),
  ]);
  const list = async (query: string, as = ANN) =>
    (await product.get(`${BASE}?${query}`, { as })).json<{ items: ContentHead[] }>().items;
  const keys = async (query: string, as = ANN) => (await list(query, as)).map(({ key }) => key);
  const mark = (path: string, body: object, as = ANN) =>
    product.get(`${BASE}/${path}/marks`, {
      method: "PUT",
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return { ...product, list, keys, mark };
}

describe.skipIf(storeMissing)("the newsroom's readers", () => {
  test("see what their flags and verticals open, newest first", async () => {
    const { keys } = await withReaders();
    expect(await keys("kind=issue&publication=monthly")).toEqual(["monthly-2", "monthly-1"]);
    expect(await keys("kind=aid")).toEqual(["anything", "tires"]);
    expect(await keys("kind=aid", BEN)).toEqual([]);
    expect(await keys("kind=guide")).toEqual([]);
  });

  test("get neither the text nor a sign of what is not theirs", async () => {
    const { get } = await withReaders();
    const [closed, none] = await Promise.all(
      ["aid/tires", "aid/nothing"].map((path) => get(`${BASE}/${path}`, { as: BEN })),
    );
    expect(closed?.statusCode).toBe(404);
    expect(closed?.json()).toEqual({ ...none?.json(), instance: expect.any(String) });
  });

  test("narrow by type, vertical and month; what names none is about all", async () => {
    const { keys } = await withReaders();
    expect(await keys("kind=aid&type=call-script&vertical=automotive&season=4")).toEqual(["anything", "tires"]);
    expect(await keys("kind=aid&vertical=leisure")).toEqual(["anything"]);
    expect(await keys("kind=aid&season=5")).toEqual(["anything"]);
    expect(await keys("kind=aid&type=one-sheet")).toEqual([]);
  });

  test("find words in any language, by their beginning and whatever their ending, titles first", async () => {
    const { keys } = await withReaders();
    expect(await keys("q=tire")).toEqual(["tires", "anything"]);
    expect(await keys("q=neumatico&language=es-ES")).toEqual(["tires"]);
    expect(await keys("q=werkstatt&language=de-DE")).toEqual(["tires"]);
    expect(await keys("q=tires%20april")).toEqual(["tires"]);
    expect(await keys("q=%27%20%26%20%7C%20!%20%3A*")).toHaveLength(5);
    expect(await keys("q=zeppelin")).toEqual([]);
  });

  test("see where a piece holds what they looked for, in the first language that does", async () => {
    const { get } = await withReaders();
    const found = async (query: string) =>
      (await get(`${BASE}?${query}`, { as: ANN })).json<{ items: ListedContent[] }>().items[0]?.found;
    expect(await found("q=tires&kind=aid&season=4")).toEqual({
      language: "en-US",
      title: [
        { text: "Tires", hit: true },
        { text: " in spring", hit: false },
      ],
      excerpt: expect.arrayContaining([{ text: "tires", hit: true }]),
      cut: { start: false, end: false },
    });
    expect((await found("q=neumatico"))?.language).toBe("es-ES");
    expect(await found("kind=aid")).toBeNull();
  });

  test("read in their language, and in English with a word about it where that is missing", async () => {
    const { get, list } = await withReaders();
    const [tires] = await list("kind=aid&q=reifen&language=de-DE");
    expect(tires).toMatchObject({ title: "Reifen im Frühling", language: "de-DE", fallback: false });
    const issue = await get(`${BASE}/issue/monthly-1?language=de-DE`, { as: ANN });
    expect(issue.json<ContentPiece>()).toMatchObject({
      title: "monthly-1",
      language: "en-US",
      fallback: true,
      languages: ["en-US"],
      body: documentOf("Text"),
    });
  });

  test("mark what they read and keep, each for themselves, and subscribe to publications alone", async () => {
    const { keys, mark } = await withReaders();
    expect((await mark("issue/monthly-1", { read: true, saved: true })).json()).toEqual({
      read: true,
      saved: true,
      subscribed: false,
    });
    await mark("issue/monthly-1", { saved: false });
    await mark("publication/monthly", { subscribed: true });
    expect(await keys("mark=read")).toEqual(["monthly-1"]);
    expect(await keys("mark=saved")).toEqual([]);
    expect(await keys("mark=subscribed")).toEqual(["monthly"]);
    expect(await keys("mark=read", BEN)).toEqual([]);
    expect((await mark("issue/monthly-1", { subscribed: true })).statusCode).toBe(400);
    expect((await mark("aid/tires", { saved: true }, BEN)).statusCode).toBe(404);
  });

  test("see where a long text was cut: dots stand only where it goes on", async () => {
    const { database, get } = await withReaders();
    const filler = (word: string) => Array.from({ length: 60 }, () => word).join(" ");
    const long = (key: string, text: string) => pieceOf("guide", key, { text, properties: { screen: "/home" } });
    await loadStarter(database, [
      long("begins", `Zeppelin ${filler("over")}`),
      long("middle", `${filler("over")} zeppelin ${filler("under")}`),
      long("ends", `${filler("over")} zeppelin`),
    ]);
    const answer = (await get(`${BASE}?q=zeppelin`, { as: ANN })).json<{ items: ListedContent[] }>();
    expect(Object.fromEntries(answer.items.map(({ key, found }) => [key, found?.cut]))).toEqual({
      begins: { start: false, end: true },
      middle: { start: true, end: true },
      ends: { start: true, end: false },
    });
  });

  test("mark all issues of a publication as read at once, and take that back", async () => {
    const { keys, mark } = await withReaders();
    await mark("issue/monthly-1", { read: true });
    expect((await mark("publication/monthly/issues", { read: true })).json()).toEqual({ changed: ["monthly-2"] });
    expect(await keys("mark=read&kind=issue")).toEqual(["monthly-2", "monthly-1"]);
    expect(await keys("mark=read&kind=issue", BEN)).toEqual([]);
    expect((await mark("publication/monthly/issues", { read: true })).json()).toEqual({ changed: [] });
    await mark("publication/monthly/issues", { read: false });
    expect(await keys("mark=read")).toEqual([]);
    expect((await mark("publication/yearly/issues", { read: true })).statusCode).toBe(404);
  });

  test("starter content comes once, is renewed when it changes, and leaves alone what a person changed", async () => {
    const { database, keys, list } = await withReaders();
    const changed = pieceOf("issue", "monthly-1", { title: "New", properties: { publication: "monthly", number: 1 } });
    await database.query("update content_item set starter = null where key = 'monthly-2'");
    const mine = pieceOf("issue", "monthly-2", { title: "New", properties: { publication: "monthly", number: 2 } });
    expect(await loadStarter(database, [changed, mine])).toEqual({ added: 0, renewed: 1, kept: 1 });
    expect(await loadStarter(database, [changed, mine])).toEqual({ added: 0, renewed: 0, kept: 1 });
    expect((await list("kind=issue")).map(({ title, version }) => [title, version])).toEqual([
      ["New", 2],
      ["monthly-2", 1],
    ]);
    expect(await keys("kind=issue&q=new")).toEqual(["monthly-1"]);
  });
});
