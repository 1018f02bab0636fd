import type { Page } from "playwright";

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

/** Deletes whatever the one who signed in may delete of a list of the API, such as `/api/v1/saved-views`. */
export async function emptyList(page: Page, url: string): Promise<void> {
  const headers = await bearerOf(page);
  const { items } = (await (await page.request.get(url, { headers })).json()) as { items: { id: string }[] };
  for (const { id } of items) await page.request.delete(`${url}/${id}`, { headers });
}

/** A name that no earlier try has taken. */
export const nameInTry = (task: Tried, name: string): string => (isAnotherTry(task) ? `${name} again` : name);
