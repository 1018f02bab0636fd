import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { barriers, keepPicture, RADIO, SELLER, signIn, someone } from "#tests/support/browser.ts";

const FIGURE = /\$\d[\d.,]*[BMK]/;
const AGE = /These are the figures of \d+ (sec|min) ago/;

/** What the browser keeps of the API's answers, as addresses. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("spotmarket-kept-"));
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

/** What it keeps of them, word for word. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const texts = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      if (!name.startsWith("spotmarket-kept-")) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(await (await cache.match(request)).text());
    }
    return texts.join("\\n");
  })()`);

const isServed = (page: Page): Promise<boolean> => page.evaluate("navigator.serviceWorker.controller !== null");

const wallets = async (page: Page) => (await kept(page)).filter((path) => path.includes("/wallets/")).length;

/** Opens the summary of a person who signs in, and waits until the browser has kept it. */
async function openKept(context: BrowserContext, email = SELLER): Promise<Page> {
  const page = await context.newPage();
  onTestFailed(({ task }) => keepPicture(page, task.name));
  await page.goto("/login");
  await signIn(page, email);
  await page.goto("/market-summary");
  await page.getByTestId("chart-mediaAdSpending").waitFor();
  await expect.poll(() => wallets(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await expect.poll(() => isServed(page), { timeout: 20_000 }).toBe(true);
  return page;
}

describe("without a connection", () => {
  let context: BrowserContext;
  afterEach(async () => {
    await context.setOffline(false);
    await context.close();
  });

  test("the market seen last opens with its figures and their age, also in a new window, and is read anew afterwards", async () => {
    context = await someone({ serviceWorkers: "allow" });
    const page = await openKept(context);
    const address = page.url();
    const seen = await page.getByRole("main").getByText(FIGURE).first().textContent();
    // Once more under the worker, which keeps the parts that a screen loads when it stands.
    await page.reload();
    await page.getByTestId("chart-mediaAdSpending").waitFor();
    await page.waitForLoadState("networkidle");

    await context.setOffline(true);
    await page.reload();
    await page.getByText(AGE).waitFor();
    expect(await page.getByRole("main").getByText(FIGURE).first().textContent()).toBe(seen);
    expect(await barriers(page)).toEqual([]);

    const window = await context.newPage();
    await window.goto(address);
    await window.getByText(AGE).waitFor();
    expect(await window.getByRole("main").getByText(FIGURE).first().textContent()).toBe(seen);

    await context.setOffline(false);
    await window.getByText(AGE).waitFor({ state: "hidden", timeout: 90_000 });
    await window.getByTestId("chart-mediaAdSpending").waitFor();
  });

  test("a note on the call list is kept, told as waiting, and sent when the connection is back", async () => {
    context = await someone({ serviceWorkers: "allow" });
    const page = await openKept(context);
    const about = `On the road ${Date.now()}`;
    const call = await addCall(page, about);
    await page.reload();
    await page
      .getByRole("button", { name: /call list/i })
      .first()
      .click();
    const row = page.getByRole("dialog").locator("li, tr", { hasText: about }).first();
    await row.getByRole("combobox").waitFor();

    await context.setOffline(true);
    await row.getByRole("combobox").selectOption("called");
    await page.getByText("1 change will be sent when you are back.").first().waitFor();
    await context.setOffline(false);
    await expect.poll(() => statusOf(page, call), { timeout: 20_000 }).toBe("called");
    await page.getByText("1 change will be sent when you are back.").first().waitFor({ state: "hidden" });
    await callApi(page, "DELETE", `call-list/${call}`);
  });

  test("nothing is left of a person who signs out, and the next one on the machine sees none of it", async () => {
    context = await someone({ serviceWorkers: "allow" });
    const page = await openKept(context);
    expect(await keptText(page)).toContain(SELLER);
    await page.getByRole("button", { name: /Your account/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/logout/);
    await expect.poll(() => kept(page)).toEqual([]);
    expect(await keptText(page)).not.toContain(SELLER);

    const next = await openKept(context, RADIO);
    expect(await keptText(next)).not.toContain(SELLER);
    expect(await keptText(next)).toContain(RADIO);
  });

  test("what was read with rights that are gone is gone with them", async () => {
    context = await someone({ serviceWorkers: "allow" });
    const page = await openKept(context);
    const before = await wallets(page);
    expect(before).toBeGreaterThan(1);
    // Somebody has taken markets away: the session names one only.
    await context.route("**/api/v1/session", async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      await route.fulfill({ response, json: { ...session, markets: session.markets.slice(0, 1) } });
    });
    const names = () => page.evaluate<string[]>(`caches.keys()`);
    const own = (await names()).filter((name) => name.startsWith("spotmarket-kept-"));
    await page.goto("/contact");
    await page.getByTestId("contact-form").waitFor();
    await expect
      .poll(async () => (await names()).filter((name) => own.includes(name)), { timeout: 20_000 })
      .toEqual([]);
    expect(await wallets(page)).toBe(0);
  });

  test("an answer that is refused takes everything kept with it", async () => {
    context = await someone({ serviceWorkers: "allow" });
    const page = await openKept(context);
    await context.route("**/api/v1/**", (route) =>
      route.fulfill({ status: 403, contentType: "application/problem+json", body: "{}" }),
    );
    await page.reload();
    await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual([]);
  });
});

/** Asks the API as the page's own person does. */
async function callApi(page: Page, method: string, path: string, body: object | null = null): Promise<unknown> {
  return page.evaluate(
    async ([how, where, sent]) => {
      const entries = Object.entries(sessionStorage) as [string, string][];
      const [, text = "{}"] = entries.find(([name]) => /^msal\..*accesstoken/i.test(name)) ?? [];
      const token = (JSON.parse(text) as { secret?: string }).secret ?? "";
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await fetch(`/api/v1/${where}`, { method: how, headers, body: sent });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

async function addCall(page: Page, name: string): Promise<string> {
  const { items } = (await callApi(page, "GET", "markets")) as { items: { id: string }[] };
  const body = { market: items[0]?.id, subVertical: "newCarDealers", prospect: name, name };
  const entry = (await callApi(page, "POST", "call-list", body)) as { id?: string };
  if (entry.id === undefined) throw new Error(JSON.stringify(entry));
  return entry.id;
}

async function statusOf(page: Page, call: string): Promise<string | undefined> {
  const { items } = (await callApi(page, "GET", "call-list")) as { items: { id: string; status: string }[] };
  return items.find(({ id }) => id === call)?.status;
}
