import type { Page } from "playwright";
import { expect, onTestFailed, test } from "vitest";
import { keepPicture, SELLER, signIn, someone } from "#tests/support/browser.ts";

/** Counts what comes over the network from now on; what the browser has kept counts for nothing. */
async function countTransfers(page: Page): Promise<{ requests: number; kilobytes: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.clearBrowserCache");
  const counted = { requests: 0, kilobytes: 0 };
  const kept = new Set<string>();
  client.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  client.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) kept.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId)) return;
    counted.requests += 1;
    counted.kilobytes += encodedDataLength / 1000;
  });
  return counted;
}

test("who comes for the first time loads the sign-in page with 15 requests and 250 kB at most, and home with 40 and 700 kB altogether", async ({
  task,
}) => {
  await using context = await someone();
  const page = await context.newPage();
  onTestFailed(() => keepPicture(page, task.name));
  const counted = await countTransfers(page);
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  expect(counted.requests).toBeLessThanOrEqual(15);
  expect(counted.kilobytes).toBeLessThanOrEqual(250);

  await signIn(page, SELLER);
  await page.locator("main", { hasText: /\$\d[\d.]*[BM]/ }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(counted.requests).toBeLessThanOrEqual(40);
  expect(counted.kilobytes).toBeLessThanOrEqual(700);
});

test("who opens a screen again asks for less than 30 kB", async ({ task }) => {
  await using context = await someone();
  const page = await context.newPage();
  onTestFailed(() => keepPicture(page, task.name));
  await page.goto("/");
  await signIn(page, SELLER);
  await page.goto("/market-summary");
  const figures = page
    .getByRole("main")
    .getByText(/\$\d[\d.]*[BM]/)
    .first();
  await figures.waitFor();
  await page.waitForLoadState("networkidle");
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.reload();
  await figures.waitFor();
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeLessThan(30_000);
});
