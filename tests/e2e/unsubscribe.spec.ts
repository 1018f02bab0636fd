import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { isAnotherTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, barsNobody, complaints, DESK, keepPicture, SELLER, someone } from "#tests/support/browser.ts";
import { linkIn, mailCount, mailTo } from "#tests/support/mailFolder.ts";
import { openAs } from "#tests/support/openAs.ts";

const HEADING = { level: 1 } as const;

/** Opens the app as somebody, and answers how to call the API as that person. */
async function callAs(page: Page, email: string, path: string) {
  const known = page.waitForRequest(
    (request) => request.url().includes("/api/v1/") && Boolean(request.headers()["authorization"]),
    { timeout: 90_000 },
  );
  const [asked] = await Promise.all([known, openAs(page, email, path)]);
  const { authorization = "" } = asked.headers();
  return async (method: string, address: string, data?: object) => {
    const answer = await page.request.fetch(`/api/v1${address}`, {
      method,
      headers: { authorization },
      ...(data && { data }),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}

describe("mails that come regularly", () => {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  async function open(options = {}): Promise<Page> {
    const context = await someone(options);
    contexts.push(context);
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, "unsubscribe"));
    return page;
  }

  test("are stopped from the mail without a sign-in, by a button, and had again, in the language of the mail", async ({
    task,
  }) => {
    const key = `from-the-mail${isAnotherTry(task) ? "-again" : ""}`;
    const before = await mailCount(SELLER);
    const state = (title: string, properties: object) => ({
      tags: { verticals: [], media: [], seasons: [] },
      date: "2026-11-20",
      properties,
      texts: { "en-US": { title, summary: "", body: { type: "doc", content: [] } } },
    });
    const office = await callAs(await open(), ADMIN, "/administration");
    const bringOut = async (kind: string, name: string, more: object) => {
      const { id, version } = await office("POST", "/content-items", { kind, key: name, ...more });
      await office("POST", `/content-items/${id}/publication`, { version, at: null, notify: true });
      return id as string;
    };
    const letters = await bringOut("publication", key, state("Spot letters", { cadence: "weekly" }));
    const reader = await callAs(await open(), SELLER, "/");
    await reader("PUT", `/content/publication/${key}/marks`, { subscribed: true });
    const chosen = await reader("GET", "/preferences");
    await reader("PUT", "/preferences", { ...chosen, language: "de-DE" });
    const issue = await bringOut("issue", `${key}-1`, state("First letter", { publication: key, number: 1 }));
    const mail = await mailTo(SELLER, before + 1);
    const link = /https?:\/\/\S+\/unsubscribe#token=\S+/.exec(mail.text)?.[0] ?? linkIn(mail);
    const subscribed = async () => (await reader("GET", `/content/publication/${key}`)).marks.subscribed;
    await reader("PUT", "/preferences", chosen);
    expect(mail.text).toContain("Diese Mails abbestellen:");

    // Somewhere else, where nobody is signed in.
    const page = await open();
    const heard = complaints(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(link);
    // The reader's language is English again, and the browser's too.
    await page.getByRole("heading", { ...HEADING, name: "Stop these emails?" }).waitFor();
    await page.getByText("“Spot letters”").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(asked.filter((one) => !one.startsWith("GET"))).toEqual([]);
    expect(await subscribed()).toBe(true);
    await barsNobody(page);
    await page.setViewportSize(DESK);

    await page.getByRole("button", { name: "Stop these emails" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { ...HEADING, name: "These emails have stopped" }).waitFor();
    expect(await subscribed()).toBe(false);
    expect(await barriers(page)).toEqual([]);
    // Opened once more, as by the button of a mail program, it says how things are.
    await page.reload();
    await page.getByRole("heading", { ...HEADING, name: "These emails have stopped" }).waitFor();
    await page.getByRole("button", { name: "Get them again" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { ...HEADING, name: "You get these emails again" }).waitFor();
    // Whoever has no mouse stays where the way back is.
    expect(await page.evaluate("document.activeElement?.textContent")).toBe("Stop these emails");
    expect(await subscribed()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    expect(heard).toEqual([]);

    // From the head of the mail a browser is led to the same page.
    const [, address = ""] = /^<(\S+)>$/.exec(mail.headers["list-unsubscribe"] ?? "") ?? [];
    await page.goto(address);
    await page.getByRole("heading", { ...HEADING, name: "Stop these emails?" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/unsubscribe");
    expect(await subscribed()).toBe(true);

    for (const id of [issue, letters]) await office("DELETE", `/content-items/${id}`);
  });

  test("a link that was cut off says so, and that nothing was changed", async () => {
    const page = await open({ locale: "de-DE" });
    for (const link of ["/unsubscribe", "/unsubscribe#token=abc", `/unsubscribe#token=${"x".repeat(60)}`]) {
      await page.goto("/page-not-found");
      await page.goto(link);
      await page.getByRole("heading", { ...HEADING, name: "Dieser Link funktioniert nicht" }).waitFor();
      await page.getByText("Geändert wurde nichts.").waitFor();
    }
    await barsNobody(page);
  });
});
