import type { Page } from "playwright";
import { beforeEach } from "vitest";

/** What of a test tells whether it was tried before. */
interface Tried {
  readonly result?: { readonly errors?: readonly unknown[] } | undefined;
}

/** Whether this is another try: what the first one made is still in the product, which all browser tests share. */
export const isAnotherTry = ({ result }: Tried): boolean => (result?.errors?.length ?? 0) > 0;

/** Headers with which the page of somebody signed in asks the API. */
export async function bearerOf(page: Page): Promise<Record<string, string>> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes("/api/v1/session")),
    page.reload(),
  ]);
  return { authorization: (await request.allHeaders())["authorization"] ?? "" };
}

/** What a list of the API holds for the one who signed in, such as `/api/v1/saved-views`. */
export async function listOf<Item>(page: Page, url: string): Promise<readonly Item[]> {
  const answer = await page.request.get(url, { headers: await bearerOf(page) });
  return ((await answer.json()) as { items: Item[] }).items;
}

/** Deletes whatever the one who signed in may delete of a list of the API, but for the oldest where that many are to stay. */
export async function emptyList(page: Page, url: string, staying = 0): Promise<void> {
  const headers = await bearerOf(page);
  const items = await listOf<{ id: string }>(page, url);
  const oldestFirst = items.toSorted((one, other) => Number(one.id) - Number(other.id));
  for (const { id } of oldestFirst.slice(staying)) await page.request.delete(`${url}/${id}`, { headers });
}

/** A name that no earlier try has taken. */
export const nameInTry = (task: Tried, name: string): string => (isAnotherTry(task) ? `${name} again` : name);

/** An e-mail address that no earlier try has written to. */
export const emailInTry = (task: Tried, email: string): string =>
  isAnotherTry(task) ? email.replace("@", ".again@") : email;

/**
 * For tests that go on in one page: another try of one begins where the page stood when the first one did, at the same address and as wide,
 * and `opened` brings back what no address tells.
 */
export function eachBeginsAgain(pageOf: () => Page, opened = async (): Promise<void> => undefined): void {
  let address = "";
  let size: { width: number; height: number } | null = null;
  beforeEach(async ({ task }) => {
    const page = pageOf();
    if (!isAnotherTry(task)) {
      address = page.url();
      size = page.viewportSize();
      return;
    }
    if (size) await page.setViewportSize(size);
    // From elsewhere, since an address with a place in the page would only be scrolled to.
    await page.goto("about:blank");
    await page.goto(address);
    await opened();
  });
}
