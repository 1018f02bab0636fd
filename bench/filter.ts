import type { Page } from "playwright";
import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 40;

/** A change of one filter, there and back again, and where the text follows. */
interface Change {
  readonly name: string;
  /** CSS selectors of what is clicked in turn, or of a list whose values are chosen in turn. */
  readonly act: readonly [string, string] | { readonly list: string; readonly values: readonly [string, string] };
  readonly watch: string;
}

const CHANGES: readonly Change[] = [
  {
    name: "year",
    act: { list: "[data-testid=year-picker]", values: ["2025", "2026"] },
    watch: "[data-testid=chart-mediaAdSpending]",
  },
  { name: "political", act: ["[role=switch]", "[role=switch]"], watch: "[data-testid=figure-total]" },
  {
    name: "measure",
    act: ["[data-value=share]", "[data-value=dollars]"],
    watch: "[data-testid=chart-mediaAdSpending]",
  },
];

/**
 * Runs in the page: acts, waits until the watched text has changed and that frame is painted, and gives the milliseconds.
 * A message posted in an animation frame is read after the frame has been painted.
 */
const TIME_CHANGE = `(selector, value, watch) => new Promise((done) => {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(null);
    });
  });
  observer.observe(document.querySelector(watch), { subtree: true, childList: true, characterData: true });
  const target = document.querySelector(selector);
  const start = performance.now();
  if (value === null) return target.click();
  target.value = value;
  target.dispatchEvent(new Event("change", { bubbles: true }));
})`;

/** What a filter change could ask for; the bell looks for news by the clock, whatever the reader does. */
const ASKS_FOR_FIGURES = /\/(wallets|markets|rankings|assets)\b/;

/** From the input to painted figures on the market summary of a running product, and the requests that a change sends. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    let requests = 0;
    // Chromium asks for the tab's icon whenever the address changes; that is not the product's doing.
    page.on("request", (request) => (requests += Number(ASKS_FOR_FIGURES.test(request.url()))));
    const rows: BenchRow[] = [];
    for (const change of CHANGES) {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await time(page, change, round % 2));
      rows.push({
        name: `filter change: ${change.name}`,
        value: median(times.slice(4)),
        unit: "ms",
        goal: { atMost: 50 },
        note: `median of ${ROUNDS - 4}, slowest ${Math.round(Math.max(...times.slice(4)))} ms`,
      });
    }
    rows.push({
      name: "requests sent by filter changes",
      value: requests,
      unit: "requests",
      goal: { atMost: 0 },
      note: "",
    });
    return rows;
  } finally {
    await browser.close();
  }
}

async function time(page: Page, { act, watch }: Change, turn: number): Promise<number> {
  const [selector, value] = "list" in act ? [act.list, act.values[turn]] : [act[turn], null];
  const spent: unknown = await page.evaluate(`(${TIME_CHANGE})(...${JSON.stringify([selector, value, watch])})`);
  // What is out of sight follows a moment later and must not run into the next change.
  await page.waitForTimeout(250);
  return Number(spent);
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
