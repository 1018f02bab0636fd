import type { BrowserContext } from "playwright";
import { afterEach, describe, expect, onTestFailed, test } from "vitest";
import { isAnotherTry, nameInTry } from "#tests/support/anotherTry.ts";
import { ADMIN, barriers, barsNobody, complaints, DESK, keepPicture, someone } from "#tests/support/browser.ts";
import { openAs } from "#tests/support/openAs.ts";

/** What of a draft is sent back with its publication. */
interface Draft {
  readonly id: string;
  readonly version: number;
}

const BANNER = {
  kind: "banner",
  key: "figures-on-monday",
  tags: { verticals: [], media: [], seasons: [] },
  properties: { tone: "info" },
  date: "2026-11-20",
  texts: { "en-US": { title: "New figures on Monday.", summary: "", body: { type: "doc", content: [] } } },
};

describe("the newsroom", () => {
  let context: BrowserContext | null = null;
  afterEach(async () => {
    await context?.close();
  });

  test("an administrator writes a piece by keyboard and publishes it, and readers see marks in it as the letters they are", async ({
    task,
  }) => {
    const title = nameInTry(task, "How we count <b>streaming</b>");
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    await openAs(page, ADMIN, "/administration");
    await page
      .getByRole("main")
      .getByRole("button", { name: /Update Content/ })
      .click();
    await page.getByRole("dialog", { name: "Update Content" }).getByRole("button", { name: "New" }).click();
    await page.getByRole("button", { name: "Method page" }).click();

    const room = page.getByRole("dialog").first();
    await room.getByRole("textbox", { name: "Title" }).fill(title);
    await room.getByRole("textbox", { name: "Summary" }).fill("What counts, and what does not.");
    const body = room.getByRole("textbox", { name: "Text", exact: true });
    await body.click();
    await page.keyboard.press("Control+b");
    await page.keyboard.type("Every ad");
    await page.keyboard.press("Control+b");
    await page.keyboard.type(" that a <script>stream</script> carries.");
    await barsNobody(page);
    await page.setViewportSize(DESK);

    await room.getByRole("radio", { name: /Deutsch.*readers see the English version/ }).click();
    await room.getByRole("button", { name: "Save draft" }).click();
    await page.getByText(`Draft saved: ${title}`).waitFor();
    await room.getByRole("button", { name: "Publish …" }).click();
    await page.getByRole("button", { name: "Publish now" }).click();
    await page.getByText(`Published: ${title}`).waitFor();
    await room.getByRole("radio", { name: "Versions" }).click();
    await room.getByText("Readers see this one").waitFor();

    await page.goto("/guides-insights?tab=method");
    await page.getByRole("link", { name: title }).click();
    const reader = page.getByTestId("reader");
    await reader.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await reader.locator("strong", { hasText: "Every ad" }).count()).toBe(1);
    await reader.getByText("that a <script>stream</script> carries.").waitFor();
    expect(heard).toEqual([]);
  });

  test("what it announces hangs above every screen until it is dismissed, and a screen's guide opens beside it", async ({
    task,
  }) => {
    context = await someone();
    const page = await context.newPage();
    onTestFailed(() => keepPicture(page, task.name));
    const heard = complaints(page);
    let pass = "";
    page.on("request", (request) => {
      pass = request.headers()["authorization"] ?? pass;
    });
    await openAs(page, ADMIN, "/contact");
    await page.getByRole("button", { name: "How this screen works" }).waitFor();
    const send = async (path: string, data: object): Promise<Draft> => {
      const headers = { authorization: pass };
      return (await (await page.request.post(`/api/v1/content-items${path}`, { headers, data })).json()) as Draft;
    };
    const banner = await send("", isAnotherTry(task) ? { ...BANNER, key: `${BANNER.key}-again` } : BANNER);
    await send(`/${banner.id}/publication`, { version: banner.version, at: null, notify: false });

    try {
      await page.reload();
      const hung = page.getByRole("region", { name: "Announcements" }).getByText("New figures on Monday.");
      await hung.waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await hung.isVisible()).toBe(false);
      await page.emulateMedia({ media: "screen" });
      await barsNobody(page);
      await page.setViewportSize(DESK);

      await page.keyboard.press("h");
      const guide = page.getByRole("dialog", { name: /Contact/ });
      await guide.getByRole("heading", { name: "Three steps" }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await guide.getByRole("link", { name: "Read the whole guide" }).click();
      await page.getByTestId("reader").waitFor();

      await page.keyboard.press("Control+k");
      await page.getByTestId("palette").getByRole("combobox").fill("objections price");
      await page.getByRole("option", { name: /Objections: price/ }).waitFor();
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Dismiss: New figures on Monday." }).click();
      await page.reload();
      await page.getByTestId("reader").waitFor();
      await page.getByRole("button", { name: "How this screen works" }).waitFor();
      expect(await hung.count()).toBe(0);
    } finally {
      await page.request.delete(`/api/v1/content-items/${banner.id}`, { headers: { authorization: pass } });
    }
    expect(heard).toEqual([]);
  });
});
