import { openSummary, type Product } from "./openSummary.ts";
import { type BenchRow, median, quantile } from "./row.ts";
import { watchFrames } from "./watchFrames.ts";

const SECONDS = 5;
const PATH = "/share-wallet?medium=tvOta";

/** Frames of the shift simulator while its first boundary is dragged to and fro. */
export async function bench(product: Product): Promise<BenchRow[]> {
  const { browser, page } = await openSummary(product);
  try {
    await page.goto(new URL(PATH, product.baseUrl).href);
    const handle = page.getByTestId("shift-bar").getByRole("slider").first();
    await handle.scrollIntoViewIfNeeded();
    // What loads with the screen is not the drag's.
    await page.waitForTimeout(3_000);
    const box = await handle.boundingBox();
    if (!box) throw new Error("The boundary cannot be seen.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const { frames, tasks } = await watchFrames(page, async () => {
      const end = Date.now() + SECONDS * 1_000;
      for (let step = 0; Date.now() < end; step++) await page.mouse.move(x + 120 * (1 - Math.cos(step / 20)), y);
    });
    await page.mouse.up();
    const note = `${frames.length} frames in ${SECONDS} s, slowest twentieth from ${Math.round(quantile(frames, 0.95))} ms`;
    return [
      { name: "drag of a boundary: frame", value: median(frames), unit: "ms", goal: { atMost: 17 }, note },
      { name: "drag of a boundary: slowest frame", value: Math.max(...frames), unit: "ms", goal: { atMost: 50 } },
      { name: "drag of a boundary: long tasks", value: tasks.length, unit: "tasks", goal: { atMost: 0 } },
    ];
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const [baseUrl = "http://localhost:4600", email = "seller@spotmarket.example", password = ""] = process.argv.slice(2);
  console.table(await bench({ baseUrl, email, password }));
}
