import type { Page } from "playwright";
import { readCompaniesFile } from "#features/companies/server/readCompaniesFile.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median } from "./row.ts";

const COMPANIES = 20_000;
/** As many as a file may have. */
const ROWS = 60_000;
const ROUNDS = 5;
const RIGHTS = { role: "Administrator", access: [], markets: "all", verticals: "all" } as const;

const HEADER =
  "name,sub_vertical,street,city,state,zip,county,employees,phone,website,crm_id,own_dollars,contact_name,contact_role,contact_phone,contact_email,contact_consent,contact_source";

/** As many companies as an organization may have: their list over HTTP and in a browser, a search as one types, and a file that is read. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    const token = await tokenOf(page);
    await bringIn(page, token, csv(COMPANIES));
    return [await readRow(), ...(await answerRows(page, token)), ...(await screenRows(page))];
  } finally {
    await browser.close();
  }
}

/** Companies that nobody takes for real ones, in every category and eight counties. */
function csv(rows: number): string {
  const counties = ["48113", "48121", "48085", "48439", "36061", "06037", "17031", "53033"];
  const lines = Array.from({ length: rows }, (_, at) => {
    const { id } = SUB_VERTICALS[(at * 7) % SUB_VERTICALS.length] ?? { id: "hotels" };
    const zip = String(10_000 + (at % 80_000));
    const phone = `(214) 555-${String(at % 10_000).padStart(4, "0")}`;
    return `Example company ${at} (not real),${id},${at} Example Street,Dallas,TX,${zip},${counties[at % 8]},${at % 500},${phone},www.example.com,A-${at},${at % 3 === 0 ? at : ""},,Owner,${phone},owner${at}@example.com,unknown,Example file`;
  });
  return [HEADER, ...lines].join("\n");
}

/** A file read and checked, county by county and category by category. */
async function readRow(): Promise<BenchRow> {
  const counties = ["48113", "48121", "48085", "48439", "36061", "06037", "17031", "53033"].map((fips) => ({
    fips,
    name: `County ${fips}`,
    state: "TX",
  }));
  const bytes = Buffer.from(csv(ROWS));
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    const { companies, problems } = await readCompaniesFile(bytes, { rights: RIGHTS, counties });
    seconds.push((performance.now() - began) / 1000);
    if (companies.length !== ROWS) throw new Error(`${companies.length} were read: ${problems[0]?.message}`);
  }
  return {
    name: "a file of companies, read and checked",
    value: ROWS / median(seconds),
    unit: "rows/s",
    goal: { atLeast: 100_000 },
  };
}

/** What the signed-in page says of itself when it asks. */
async function tokenOf(page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.headers()["authorization"] !== undefined),
    page.goto("/companies"),
  ]);
  return request.headers()["authorization"] ?? "";
}

/** The page asks, so that the connection is a browser's. */
const ask = (page: Page, authorization: string, [method, path]: readonly [string, string], body?: object) =>
  page.evaluate(
    async ({ method: how, path: where, body: what, authorization: token }) => {
      const began = performance.now();
      const answer = await fetch(`/api/v1${where}`, {
        method: how,
        headers: { authorization: token, ...(what && { "content-type": "application/json" }) },
        ...(what && { body: what }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(text);
      const milliseconds = performance.now() - began;
      const sent = performance.getEntriesByType("resource").findLast(({ name }) => name.endsWith(where));
      return {
        milliseconds,
        bytes: text.length,
        packed: sent instanceof PerformanceResourceTiming ? sent.encodedBodySize : 0,
        text: text.slice(0, 300),
      };
    },
    { method, path, authorization, body: body && JSON.stringify(body) },
  );

async function bringIn(page: Page, token: string, text: string): Promise<void> {
  const content = Buffer.from(text).toString("base64");
  const order = { name: "bench.csv", content, mode: "replace", dryRun: false };
  const { milliseconds, text: told } = await ask(page, token, ["POST", "/companies/file"], order);
  console.log(`     brought in within ${Math.round(milliseconds)} ms: ${told}`);
}

async function answerRows(page: Page, token: string): Promise<BenchRow[]> {
  const answers = [];
  for (let round = 0; round < ROUNDS; round++) answers.push(await ask(page, token, ["GET", "/companies"]));
  const found = [];
  for (const words of ["roofers in dallas", "hotels dallas", "example 1", "dent", "company 19"])
    found.push(await ask(page, token, ["GET", `/companies/search?q=${encodeURIComponent(words)}`]));
  const [{ bytes, packed } = { bytes: 0, packed: 0 }] = answers;
  const times = answers.map(({ milliseconds }) => milliseconds);
  return [
    { name: `${COMPANIES} companies, ranked, over HTTP`, value: median(times), unit: "ms", goal: { atMost: 300 } },
    {
      name: "some of them, found by words, over HTTP",
      value: median(found.map(({ milliseconds }) => milliseconds)),
      unit: "ms",
      goal: { atMost: 100 },
    },
    { name: "their bytes", value: bytes / 1e6, unit: "MB", note: `${(packed / 1e6).toFixed(2)} MB as they are sent` },
  ];
}

/** Runs in the page: types one letter and waits until that frame is painted. */
const TYPE = `(letter) => new Promise((done) => {
  const field = document.querySelector("[data-list=companies] input[type=search], [data-list=companies] input");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  const start = performance.now();
  set.call(field, field.value + letter);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const foot = document.querySelector("[data-list=companies]");
  const before = foot.textContent;
  const painted = () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - start);
    port2.postMessage(null);
  });
  if (foot.textContent !== before) painted();
  else new MutationObserver((_, observer) => { observer.disconnect(); painted(); }).observe(foot, { subtree: true, childList: true, characterData: true });
})`;

async function screenRows(page: Page): Promise<BenchRow[]> {
  const [opened, first, further]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto("/companies", { waitUntil: "commit" });
    await page.locator("[data-list=companies] [role=grid] tbody tr").first().waitFor();
    opened.push(await page.evaluate(() => performance.now()));
    await page.waitForTimeout(1_500);
    // Each leaves fewer of them: what changes nothing in sight has no end to wait for.
    for (const [at, letter] of "1234".split("").entries()) {
      const spent = await page.evaluate<number>(`(${TYPE})(${JSON.stringify(letter)})`);
      (at === 0 ? first : further).push(spent);
      await page.waitForTimeout(300);
    }
  }
  return [
    { name: "companies: from the address to the first row", value: median(opened), unit: "ms" },
    { name: "companies: the first letter of a search", value: median(first), unit: "ms", goal: { atMost: 100 } },
    { name: "companies: one more letter", value: median(further), unit: "ms", goal: { atMost: 100 } },
  ];
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
