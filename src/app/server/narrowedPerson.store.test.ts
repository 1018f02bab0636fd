import { provenanceOfWallet } from "#domain/revisions/provenanceAtLevel.ts";
import { suffixesOf } from "#platform/api/suffixesOf.ts";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { NATION } from "#domain/markets/market.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { SectionName } from "#domain/spending/sections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { cellIndex, type Wallet } from "#domain/wallet/wallet.ts";
import { summarySections } from "#features/market-summary/contract.ts";
import { changeAccount } from "#platform/identity/accounts.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { say, toolsFor } from "#tests/support/assistant.ts";
import { exampleAddress } from "#tests/support/exampleAddress.ts";
import { exampleWallet } from "#tests/support/exampleWallet.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { openOfficePackage } from "#tests/support/officePackage.ts";

const NARROW = "narrow@example.com";
const WHOLE = "whole@example.com";
const BOUGHT = ["retail", "leisure"];
const SCALE = 1_000_000;
const wallet = (market: string) => `/revisions/current/wallets/${market}`;

const boughtIds = new Set<string>(
  VERTICALS.filter(({ id }) => BOUGHT.includes(id)).flatMap(({ subVerticals }) => subVerticals.map(({ id }) => id)),
);

async function withPeople() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623"] });
  await product.given.customer({ markets: ["tv-501", "tv-623"] });
  await product.given.person(WHOLE);
  await product.given.person(NARROW, { verticals: BOUGHT });
  return product;
}

/** A wallet cut down cell by cell, without any of the product's ways to do so. */
function cutDown(whole: Wallet): Wallet {
  const subVerticals = whole.subVerticals.filter((id) => boughtIds.has(id));
  const dollars = subVerticals.flatMap((id) =>
    whole.media.flatMap((_medium, m) =>
      whole.years.map(
        (_year, y) => whole.dollars[cellIndex(whole, whole.subVerticals.indexOf(id), m, y)] ?? Number.NaN,
      ),
    ),
  );
  return { ...whole, subVerticals, dollars: Float64Array.from(dollars) };
}

function viewOf(loadedRevisions: LoadedRevisions): SpendingView {
  const loadedRevision = loadedRevisions.current();
  const read = (id: string) => ({
    wallet: cutDown(loadedRevision.wallet(id)),
    population: loadedRevision.market(id).population,
  });
  return {
    own: read("tv-623"),
    nation: read(NATION),
    compared: [read("tv-501"), read(NATION)],
    year: 2025,
    political: "with",
    provenance: provenanceOfWallet(loadedRevision.revision, cutDown(loadedRevision.wallet("tv-623")), "with"),
    platformShares: loadedRevision.revision.platformShares,
    currentYear: 2025,
    minimumShare: 0.01,
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties a section's figures to its table
function expected<Name extends SectionName>(name: Name, view: SpendingView): { json: unknown; csv: string } {
  const { compute, table } = spendingSections[name];
  const figures = compute(view);
  return {
    json: JSON.parse(JSON.stringify(summarySections[name].response.parse(figures))),
    csv: csvFile(table(figures)),
  };
}

describe.skipIf(storeMissing)("a person narrowed to some verticals", () => {
  test.each(["tv-623", "nation"])("gets the wallet of %s with the sub-verticals of those alone", async (market) => {
    const { get, loadedRevisions } = await withPeople();
    const sent = (await get(wallet(market), { as: NARROW })).json<{ subVerticals: string[]; dollars: number[] }>();
    const cut = cutDown(loadedRevisions.current().wallet(market));
    expect(sent.subVerticals).toEqual(cut.subVerticals);
    expect(sent.dollars).toEqual([...cut.dollars]);
    expect(sent.subVerticals.length).toBeGreaterThan(5);
  });

  test("reads a revision whose axes are those of the wallets", async () => {
    const { get } = await withPeople();
    const { subVerticals } = (await get(wallet("tv-623"), { as: NARROW })).json<{ subVerticals: string[] }>();
    expect((await get("/revisions/current", { as: NARROW })).json()).toMatchObject({ subVerticals });
    expect((await get("/revisions", { as: NARROW })).json()).toMatchObject({ items: [{ subVerticals }] });
    const session = (await get("/session", { as: NARROW })).json<{ verticals: string[] }>();
    expect(session.verticals).toEqual(["leisure", "retail"]);
  });

  test.each(SECTION_NAMES)("sees in %s what the shortened wallets say, as JSON and as CSV", async (name) => {
    const { get, loadedRevisions } = await withPeople();
    const { json, csv } = expected(name, viewOf(loadedRevisions));
    const url = summarySections[name].url.replace(":market", "tv-623");
    expect((await get(`${url}?compare=tv-501,nation`, { as: NARROW })).json()).toEqual(json);
    expect((await get(`${url}.csv?compare=tv-501,nation`, { as: NARROW })).body).toBe(csv);
  });

  test("has tags and bodies of her own, in every encoding, and others keep theirs", async () => {
    const { get, loadedRevisions } = await withPeople();
    const before = loadedRevisions.current().body("tv-623", "br");
    const [narrow, whole] = [await get(wallet("tv-623"), { as: NARROW }), await get(wallet("tv-623"), { as: WHOLE })];
    expect(narrow.headers["etag"]).not.toBe(whole.headers["etag"]);
    const packed = await get(wallet("tv-623"), { as: NARROW, headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(narrow.body);
    expect(packed.headers["etag"]).toBe(narrow.headers["etag"]);
    const again = await get(wallet("tv-623"), {
      as: NARROW,
      headers: { "if-none-match": String(narrow.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
    const others = await get(wallet("tv-623"), {
      as: NARROW,
      headers: { "if-none-match": String(whole.headers["etag"]) },
    });
    expect(others.statusCode).toBe(200);
    expect(loadedRevisions.current().body("tv-623", "br")).toBe(before);
  });

  test("gets more or less from the next request on", async () => {
    const { get, database } = await withPeople();
    const count = async () =>
      (await get(wallet("tv-623"), { as: NARROW })).json<{ subVerticals: string[] }>().subVerticals.length;
    const two = await count();
    await changeAccount(database, NARROW, { verticals: ["retail"] });
    expect(await count()).toBeLessThan(two);
    await changeAccount(database, NARROW, { verticals: [] });
    expect(await count()).toBe(0);
    await changeAccount(database, NARROW, { verticals: null });
    expect(await count()).toBe(96);
  });

  test("with no vertical at all gets sane, empty answers everywhere", async () => {
    const { get, database } = await withPeople();
    await changeAccount(database, NARROW, { verticals: [] });
    for (const { url } of Object.values(summarySections)) {
      const answer = await get(`${url.replace(":market", "tv-623")}?compare=tv-501`, { as: NARROW });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).not.toMatch(/"dollars":[1-9]/);
    }
  });
});

/** What differs between two worlds that look the same to somebody who bought `tv-501` and two verticals. */
interface World {
  readonly foreignMarket: string;
  /** Figures of the verticals that were not bought, and all those of the foreign market, are of this size. */
  readonly foreignScale: number;
}

/** Cells of bought verticals are the same in every world; the others are not. */
function walletIn({ foreignScale }: World, market: string): Wallet {
  const [shown, hidden] = [exampleWallet(market, SCALE), exampleWallet(`${market} hidden`, foreignScale)];
  const perSubVertical = shown.media.length * shown.years.length;
  return {
    ...shown,
    dollars: shown.dollars.map((amount, at) => {
      const bought = boughtIds.has(shown.subVerticals[Math.floor(at / perSubVertical)] ?? "");
      return bought ? amount : (hidden.dollars[at] ?? 0);
    }),
  };
}

/** What is said of advertisers: of bought verticals in every market the same, and of what was not bought something else in every world. */
function factsIn({ foreignMarket, foreignScale }: World): Partial<Record<LayoutName, string>> {
  const months = "jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec";
  return {
    seasons: `target,${months},source
furniture,1,2,3,4,5,6,7,8,9,10,11,12,Example
hospitals,${foreignScale},2,3,4,5,6,7,8,9,10,11,12,Example
`,
    prospects: `sub_vertical,market,kind,name_en,name_es,name_de,spend_part,digital_part,source
furniture,,business-type,Sofa shops,Tiendas de sofás,Sofaläden,40,40,Example
furniture,${foreignMarket},advertiser,Foreign sofas,,,20,20,Example
hospitals,,business-type,Clinics of ${foreignScale},Clínicas,Kliniken,40,40,Example
`,
    "market-intelligence": `target,topic,statement_en,year,source
retail,plans,They plan.,2026,Example
healthcare,plans,They plan ${foreignScale}.,2026,Example
`,
    insights: `target,section,text_en
retail,question,What sells?
furniture,profile,They sell sofas.
healthcare,question,What heals ${foreignScale}?
`,
  };
}

/** What the store notes by its own clock, the links of the chain that are made of it, and names drawn by chance. */
const OF_THE_MOMENT =
  /\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)?|\b[0-9a-f]{64}\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Everything that a narrowed person can be told in a world, address by address. */
async function toldIn(world: World): Promise<Map<string, string>> {
  const product = await testApp();
  const foreign = { ...walletIn(world, "tv-501"), market: world.foreignMarket };
  await product.given.published({
    wallets: [walletIn(world, "tv-501"), foreign, walletIn(world, NATION)],
    files: factsIn(world),
  });
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.person(NARROW, { verticals: BOUGHT });
  const told = new Map<string, string>();
  for (const url of new Set(product.app.endpoints.flatMap(addresses))) {
    const answer = await product.app.inject({ url, headers: await headersOnce(product) });
    const type = answer.headers["content-type"];
    // What is held about a person says when it was noted, and its tag with it.
    const tag = type === ZIP ? "" : (answer.headers["etag"] ?? "");
    const said = type === ZIP || isOffice(type) ? await insideOf(answer.rawPayload) : answer.body;
    told.set(url, `${answer.statusCode} ${tag} ${said.replaceAll(OF_THE_MOMENT, "then")}`);
  }
  for (const [question, answer] of await toldToAssistant(product)) told.set(question, answer);
  return told;
}

/** What an assistant is told with her key, tool by tool. What a tool does not take it leaves aside. */
async function toldToAssistant(product: TestApp): Promise<[string, string][]> {
  const key = await apiKeyOf(product.database, NARROW, ["read"]);
  const told: [string, string][] = [];
  for (const { name } of await toolsFor(product, key))
    for (const market of ["tv-501", "nation", ...FOREIGN_MARKETS])
      for (const category of [undefined, "retail", "furniture", "healthcare", "hospitals", "telepathy"]) {
        const given = { market, category, medium: "tvOta", others: ["nation"], query: "", limit: 50 };
        const { status, body } = await say(product, key, "tools/call", { name, arguments: given });
        told.push([`${name} ${market} ${category ?? ""}`, `${status} ${body.replaceAll(OF_THE_MOMENT, "then")}`]);
      }
  return told;
}

const ZIP = "application/zip";

const isOffice = (type: unknown) => String(type).includes("openxmlformats");

/** An Office file as text: packed, nobody could see a name in it. */
async function insideOf(bytes: Uint8Array): Promise<string> {
  const { parts, others } = await openOfficePackage(bytes);
  const inner = [...others].map(
    async ([name, part]): Promise<[string, string]> => [
      name,
      name.endsWith(".xlsx") ? await insideOf(part) : Buffer.from(part).toString("latin1"),
    ],
  );
  return [...parts, ...(await Promise.all(inner))].map(([name, text]) => `${name} ${text}`).join("\n");
}

const tokens = new WeakMap<TestApp, Promise<Record<string, string>>>();

function headersOnce(product: TestApp): Promise<Record<string, string>> {
  const headers = tokens.get(product) ?? product.signedIn(NARROW);
  tokens.set(product, headers);
  return headers;
}

/** By what a file of each kind is known. */
const FILES = [
  ["pdf", "%PDF-"],
  ["pptx", "ppt/slides/slide1.xml"],
  ["xlsx", "xl/workbook.xml"],
] as const;

/** Two worlds with hundreds of answers each, pages and slides among them, on a machine that has other things to do. */
const AT_MOST_MS = 240_000;

const FOREIGN_MARKETS = ["tv-618", "tv-803"];

/** Every address that can be read, naming what may be read and what may not, whether it exists or not. */
function addresses(endpoint: Endpoint): string[] {
  if (endpoint.method !== "GET") return [];
  return ["tv-501", "nation", ...FOREIGN_MARKETS].flatMap((market) =>
    ["retail", "furniture", "healthcare", "hospitals", "telepathy"].flatMap((vertical) =>
      [undefined, ...FOREIGN_MARKETS, "nation"].flatMap((compared) =>
        suffixesOf(endpoint).flatMap((suffix) => {
          const address = exampleAddress(endpoint, { market, vertical, ...(compared ? { compared } : {}) }, suffix);
          return market === "tv-501" && !compared ? inEachFormat(endpoint, address) : [address];
        }),
      ),
    ),
  );
}

/** An address of files as each kind of file that it gives. */
function inEachFormat({ file, query }: Endpoint, address: string): string[] {
  const formats = file && query && "format" in query.shape ? ["pdf", "pptx", "xlsx"] : [];
  const [path = "", asked = ""] = address.split("?");
  const others = formats.map((format) => {
    const parameters = new URLSearchParams(asked);
    parameters.set("format", format);
    return `${path}?${String(parameters)}`;
  });
  return [address, ...others];
}

describe.skipIf(storeMissing)("what was not bought", () => {
  // Files say when they were made; the clock stands, so that both worlds make theirs at the same moment.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test(
    "leaves no trace in anything that can be read: two worlds that differ in it alone answer byte for byte the same",
    async () => {
      const one = await toldIn({ foreignMarket: "tv-618", foreignScale: 900_000 });
      const other = await toldIn({ foreignMarket: "tv-803", foreignScale: 40 });
      expect([...one.keys()].length).toBeGreaterThan(100);
      expect([...one.values()].filter((told) => told.includes("sofas")).length).toBeGreaterThan(0);
      expect([...one].filter(([question]) => question.startsWith("wallet tv-501")).length).toBe(6);
      for (const [type, begins] of FILES) {
        const files = [...one].filter(([, told]) => told.startsWith("200 ") && told.includes(begins));
        expect([type, files.length > 2]).toEqual([type, true]);
      }
      for (const [url, told] of one) {
        // What the caller sent comes back in an error's text; everything else must not know the foreign market.
        expect([url, told]).toEqual([url, other.get(url)]);
        if (!url.includes("tv-618")) expect(told).not.toContain("tv-618");
      }
    },
    AT_MOST_MS,
  );
});
