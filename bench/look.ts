import type { Page } from "playwright";
import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 24;

/** Rounds that load texts for the first time, or warm up the browser, and are not counted. */
const FIRST_ROUNDS = 4;

/** A switch there and back again: what is clicked in turn, and the attribute of the document that tells it is done. */
interface Switch {
  readonly name: string;
  readonly clicks: readonly [string, string];
  readonly attribute: string;
}

const SWITCHES: readonly Switch[] = [
  { name: "theme", clicks: ["[data-testid=scheme-switch]", "[data-testid=scheme-switch]"], attribute: "data-theme" },
  { name: "language", clicks: ["header [data-value=de-DE]", "header [data-value=en-US]"], attribute: "lang" },
];

/**
 * Runs in the page: clicks, waits until the document says that the switch is done and that frame is painted, and gives the
 * milliseconds. A message posted in an animation frame is read after the frame has been painted.
 */
const TIME_SWITCH = `(selector, attribute) => new Promise((done) => {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(null);
    });
  });
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  const target = document.querySelector(selector);
  const start = performance.now();
  target.click();
})`;

/** From the click to a market summary painted in the other look or language. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    const rows: BenchRow[] = [];
    for (const each of SWITCHES) rows.push(await row(page, each));
    return rows;
  } finally {
    await browser.close();
  }
}

async function row(page: Page, { name, clicks, attribute }: Switch): Promise<BenchRow> {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const call = JSON.stringify([clicks[round % 2], attribute]);
    times.push(Number(await page.evaluate(`(${TIME_SWITCH})(...${call})`)));
    // What is out of sight follows a moment later and must not run into the next switch.
    await page.waitForTimeout(300);
  }
  const counted = times.slice(FIRST_ROUNDS);
  return {
    name: `switch of ${name} to painted`,
    value: median(counted),
    unit: "ms",
    goal: { atMost: 100 },
    note: `median of ${counted.length}, slowest ${Math.round(Math.max(...counted))} ms`,
  };
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
