import type { Page } from "playwright";

/** Milliseconds without a request after which nothing is on its way: longer than the palette waits before it loads ahead. */
const QUIET = 5_000;

/** What the product looks for by the clock, whatever the reader does. */
const BY_THE_CLOCK = /\/(revisions\/current|notifications)$/;

/** Chromium asks for the tab's icon whenever the address changes; that is not the product's doing. */
const ICON = /\/favicon/;

/** Gathers the addresses that a page asks for from now on, the clock's left out. */
export function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!BY_THE_CLOCK.test(pathname) && !ICON.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

/** Waits until a page has everything it asks for by itself, the parts that it loads ahead among them. */
export async function standsStill(page: Page): Promise<void> {
  const asked = requestsOf(page);
  let before = -1;
  while (asked.length !== before) {
    before = asked.length;
    await page.waitForTimeout(QUIET);
  }
}
