import type { CDPSession, Page } from "playwright";
import { type BenchRow, median } from "./row.ts";

/** One thing a reader does. */
export type Act =
  | { readonly click: string }
  | { readonly list: string; readonly value: string }
  /** Back or forward in the browser's history. */
  | { readonly go: -1 | 1 };

/** A change there and back again, and the element whose text follows. Elements are named by CSS selectors. */
export interface Change {
  readonly name: string;
  readonly acts: readonly [Act, Act];
  readonly watch: string;
}

/** Milliseconds of one change. */
export interface Spent {
  /** From the input to painted figures. */
  readonly elapsed: number;
  /** What of it the page itself worked: a busy machine lengthens the wait, and this only a little. */
  readonly worked: number;
}

/**
 * Runs in the page: acts, waits until the watched element stands there with another text and that frame is painted, and gives the
 * milliseconds. A message posted in an animation frame is read after the frame has been painted.
 */
const TIME_CHANGE = `(act, watch) => new Promise((done, fail) => {
  const seen = () => document.querySelector(watch)?.textContent;
  const before = seen();
  const tooLate = setTimeout(() => fail(new Error(watch + " did not change by " + JSON.stringify(act))), 15000);
  const observer = new MutationObserver(() => {
    const now = seen();
    if (!now || now === before) return;
    observer.disconnect();
    clearTimeout(tooLate);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - start);
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const target = document.querySelector(act.click ?? act.list ?? "body");
  const start = performance.now();
  if (act.go) history.go(act.go);
  else if (act.click) target.click();
  else {
    target.value = act.value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  }
})`;

/** Times changes of a page, one after another. */
export async function changeTimer(page: Page): Promise<(act: Act, watch: string) => Promise<Spent>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async (act, watch) => {
    const before = await workSoFar(devtools);
    const elapsed = await page.evaluate<number>(`(${TIME_CHANGE})(...${JSON.stringify([act, watch])})`);
    const worked = (await workSoFar(devtools)) - before;
    // What is out of sight follows a moment later and must not run into the next change.
    await page.waitForTimeout(300);
    return { elapsed, worked };
  };
}

/** Milliseconds that the page's main thread has worked since it began. */
async function workSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** What several rounds of a change took in the middle, which is to be done at once for a reader. */
export function changeRow(name: string, spent: readonly Spent[]): BenchRow {
  const times = spent.map(({ elapsed }) => elapsed);
  const worked = median(spent.map(({ worked }) => worked));
  const note = `median of ${spent.length}, slowest ${Math.round(Math.max(...times))} ms, ${worked.toFixed(1)} ms of it work`;
  return { name, value: median(times), unit: "ms", goal: { atMost: 50 }, note };
}
