import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** More presses than any screen or dialog takes to be gone through. */
const MOST_PRESSES = 160;

/**
 * Presses the Tab key, or another that moves the focus, until it stands on what is meant, and expects that it is seen there. Whoever has no
 * pointer comes nowhere else.
 */
export async function goTo(page: Page, meant: Locator, key = "Tab"): Promise<void> {
  await meant.first().waitFor({ state: "attached" });
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await hasFocus(page, meant)) return seesFocus(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${meant.toString()}; it is at ${await page.evaluate<string>(FOCUSED)}`);
}

/** Goes to something by the Tab key and presses it. */
export async function keyOn(page: Page, meant: Locator, key = "Enter"): Promise<void> {
  await goTo(page, meant);
  await page.keyboard.press(key);
}

/** Goes to a field by the Tab key and types. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await goTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

/** Expects that something has the focus, or comes to have it. */
export async function isAt(page: Page, meant: Locator): Promise<void> {
  await expect.poll(() => hasFocus(page, meant), { message: `the focus is on ${meant.toString()}` }).toBe(true);
  await seesFocus(page);
}

async function hasFocus(page: Page, meant: Locator): Promise<boolean> {
  return (await meant.and(page.locator(":focus")).count()) > 0;
}

/** Expects that what has the focus is in sight, with nothing over it, and stands out. */
export async function seesFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<string>(UNSEEN), { message: "how the focus is seen" }).toBe("");
}

const FOCUSED = `(document.activeElement?.outerHTML ?? "").slice(0, 200)`;

/** What is wrong with how the focus is seen; nothing is the wanted answer. A field of a frame may show it on that frame. */
const UNSEEN = `(() => {
  const at = document.activeElement;
  const words = (at?.outerHTML ?? "").slice(0, 160);
  if (!at || at === document.body) return "nothing has the focus";
  const box = at.getBoundingClientRect();
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const over = document.elementFromPoint(x, y);
  if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) return "out of sight: " + words;
  if (!over || !(at.contains(over) || over.contains(at) || over.closest("label")?.contains(at))) return "covered: " + words;
  const rings = [at, at.parentElement, at.parentElement?.parentElement].filter(Boolean).map((element) => getComputedStyle(element));
  const focus = getComputedStyle(document.documentElement).getPropertyValue("--focus").trim();
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = focus;
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const isRinged = rings.some(({ outlineStyle, outlineWidth, borderTopColor }) =>
    (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || borderTopColor === colour);
  // The title that a change of screen leads to has nothing to operate; in a text and in the field of a list there is a cursor.
  return isRinged || at.matches("h1, [contenteditable=true], [aria-activedescendant]") ? "" : "does not stand out: " + words;
})()`;
