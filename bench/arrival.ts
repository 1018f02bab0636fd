import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import type { Product } from "./openSummary.ts";
import { standsStill } from "./requests.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 3;

/** Where its first figures stand. */
const FIRST_FIGURE = "[data-testid=home-total]";

/** What Lighthouse calls slow 4G: bytes a second and milliseconds there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How many times slower than here a phone works. */
const SLOWER = 4;

/** What a page has asked for: requests that left the browser, and kilobytes as they were sent, heads and bodies. */
interface Asked {
  requests: number;
  kilobytes: number;
}

/**
 * From an empty cache to the first figure, as somebody who signs in: what is asked for, and how long it takes over a slow line on a
 * slow machine.
 */
export async function bench(product: Product): Promise<BenchRow[]> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    return [...(await countRequests(browser, product)), ...(await timeOverSlowLine(browser, product))];
  } finally {
    await browser.close();
  }
}

async function countRequests(browser: Browser, product: Product): Promise<BenchRow[]> {
  const { page, devtools } = await emptyBrowser(browser, product);
  const asked = await listen(devtools);
  await openDoor(page);
  await standsStill(page);
  const atDoor = { ...asked };
  await fillForm(page, product);
  await standsStill(page);
  await enter(page);
  const atFigure = { ...asked };
  await standsStill(page);
  const atHome = { ...asked };
  await page.reload();
  await page.locator(FIRST_FIGURE).first().waitFor();
  await standsStill(page);
  const again = asked.kilobytes - atHome.kilobytes;
  await page.context().close();
  return [
    { name: "sign-in page: requests", value: atDoor.requests, unit: "requests", goal: { atMost: 15 } },
    { name: "sign-in page: sent", value: atDoor.kilobytes, unit: "kB", goal: { atMost: 250 } },
    { name: "home, first figure: requests", value: atFigure.requests, unit: "requests", goal: { atMost: 40 } },
    { name: "home, first figure: sent", value: atFigure.kilobytes, unit: "kB", goal: { atMost: 700 } },
    { name: "home, all of it: requests", value: atHome.requests, unit: "requests", goal: { atMost: 40 } },
    { name: "home, all of it: sent", value: atHome.kilobytes, unit: "kB", goal: { atMost: 700 } },
    { name: "home, loaded again: sent", value: again, unit: "kB", goal: { atMost: 30 } },
  ];
}

async function timeOverSlowLine(browser: Browser, product: Product): Promise<BenchRow[]> {
  const spent = { door: [] as number[], figure: [] as number[], warm: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const { page, devtools } = await emptyBrowser(browser, product);
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    spent.door.push(await seconds(() => openDoor(page)));
    await fillForm(page, product);
    await standsStill(page);
    spent.figure.push(await seconds(() => enter(page)));
    await standsStill(page);
    await page.reload();
    await standsStill(page);
    spent.warm.push((await page.evaluate<number>(LARGEST_PAINT)) / 1000);
    await page.context().close();
  }
  const note = `median of ${ROUNDS}, slow 4G and ${SLOWER} × CPU`;
  return [
    { name: "sign-in page", value: median(spent.door), unit: "s", goal: { atMost: 2.5 }, note },
    { name: "Enter to the first figure", value: median(spent.figure), unit: "s", goal: { atMost: 5 }, note },
    { name: "home again, largest paint", value: median(spent.warm), unit: "s", goal: { atMost: 1.5 }, note },
  ];
}

/** Milliseconds from the navigation to the largest paint of the page as it stands. */
const LARGEST_PAINT = `new Promise((done) => new PerformanceObserver((list) =>
  done(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true }))`;

async function emptyBrowser(browser: Browser, { baseUrl }: Product): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: baseUrl });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  return { page, devtools };
}

/** Counts what leaves the browser from now on. What the worker of the page keeps ahead is not the page's. */
async function listen(devtools: CDPSession): Promise<Asked> {
  const asked: Asked = { requests: 0, kilobytes: 0 };
  const cached = new Set<string>();
  devtools.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache) cached.add(requestId);
    else if (!cached.has(requestId) && response.url.startsWith("http")) asked.requests++;
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId)) asked.kilobytes += encodedDataLength / 1000;
  });
  return asked;
}

/** The first page of whoever is not signed in. */
async function openDoor(page: Page): Promise<void> {
  await page.goto("/");
  await signInButton(page).waitFor();
}

async function fillForm(page: Page, { email, password }: Product): Promise<void> {
  await signInButton(page).click();
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
}

async function enter(page: Page): Promise<void> {
  await page.locator("button[type=submit]").click();
  await page.locator(FIRST_FIGURE).first().waitFor();
}

const signInButton = (page: Page) =>
  page
    .locator("main button")
    .filter({ hasText: /sign in/i })
    .first();

async function seconds(act: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
