import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright";
import { startProduct } from "#tests/support/product.ts";
import { openSummary, type Product } from "./openSummary.ts";
import type { BenchRow } from "./row.ts";
import { type Act, changeRow, changeTimer, type Spent } from "./timeChange.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FILE = resolve(ROOT, "../shared/data/stations_radio.csv");
const EMAIL = "admin@spotmarket.example";
const PASSWORD = "benchmarks-only-4600";

const ROUNDS = 20;
/** Rounds in which the browser still makes the code fast; they are not counted. */
const FIRST_ROUNDS = 6;
const LEAST_ROWS = 150;

/** A radio market whose real list has 150 stations and more. */
const MARKET = "radio-35620";

const ROWS = "#stations [role=grid] tbody";
const head = (name: string): Act => ({ click: `#stations thead button[title^="${name}"]` });

const run = promisify(execFile);

/** From the click to the painted table of stations, in a market of 150 stations and more of the real lists. */
export async function bench(): Promise<BenchRow[]> {
  if (!existsSync(FILE)) {
    console.log("     skipped: the lists of real stations are not in ../shared/data");
    return [];
  }
  const dataDir = await mkdtemp(join(tmpdir(), "spotmarket-stations-"));
  const started = await startProduct({ dataDir, demoPassword: PASSWORD });
  try {
    await loadStations(dataDir);
    return await benchStations({ baseUrl: started.url, email: EMAIL, password: PASSWORD });
  } finally {
    await started.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Imports the real list of radio stations and publishes it, as an administrator does at the command line. */
async function loadStations(dataDir: string): Promise<void> {
  const spotmarket = async (...args: readonly string[]) =>
    (
      await run(process.execPath, ["src/app/server/commands/commandLine.ts", ...args], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
      })
    ).stdout;
  const said = await spotmarket("import", "stations-radio", FILE, "--json");
  const { revision }: { revision: string } = JSON.parse(said.trim().split("\n").at(-1) ?? "{}");
  await spotmarket("publish", revision);
}

/** Sorts and narrows the table of a running product in which real stations are published. */
async function benchStations(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    await page.goto(`/radio/station-overview?market=${MARKET}`);
    const count = await rowsOf(page);
    const sort = await timeRounds(page, [head("Owner"), head("Call sign")]);
    await page.locator("#stations").getByRole("button", { name: "Filter" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Band", exact: true }).click();
    const option: Act = { click: "[role=dialog] input[type=checkbox]" };
    const filter = await timeRounds(page, [option, option]);
    return [
      { name: "stations of the market measured", value: count, unit: "rows", goal: { atLeast: LEAST_ROWS } },
      changeRow("stations: sort", sort),
      changeRow("stations: filter", filter),
    ];
  } finally {
    await browser.close();
  }
}

async function rowsOf(page: Page): Promise<number> {
  const grid = page.locator("#stations [role=grid]");
  await grid.waitFor();
  // Contours come later than the table and change its cells.
  await page.waitForLoadState("networkidle");
  return Number(await grid.getAttribute("aria-rowcount")) - 1;
}

async function timeRounds(page: Page, acts: readonly [Act, Act]): Promise<Spent[]> {
  const time = await changeTimer(page);
  const spent: Spent[] = [];
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++)
    spent.push(await time(acts[round % 2 === 0 ? 0 : 1], ROWS));
  return spent.slice(FIRST_ROUNDS);
}

if (import.meta.main) {
  const [baseUrl, email = EMAIL, password = PASSWORD] = process.argv.slice(2);
  console.table(await (baseUrl ? benchStations({ baseUrl, email, password }) : bench()));
}
