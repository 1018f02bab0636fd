import { expect, test } from "vitest";
import { nameLines, nameWidth } from "./nameLines.ts";

test("a name with room enough stands in one line", () => {
  expect(nameLines("Hospitals", 200)).toBe(1);
  expect(nameLines("Optical goods & optometry", 400)).toBe(1);
});

test("a longer one breaks between its words, after a slash or a hyphen, too", () => {
  expect(nameLines("Personal care services", nameWidth("Personal care s"))).toBe(2);
  expect(nameLines("Pizza/Delivery", nameWidth("Pizza/Del"))).toBe(2);
  expect(nameLines("Personal-care", nameWidth("Personal-c"))).toBe(2);
});

test("a word is never torn: a name with a word too wide has no place", () => {
  expect(nameLines("Pharmaceutical makers", nameWidth("Pharmaceutic"))).toBeNull();
});

test("narrow letters take less room than wide ones", () => {
  expect(nameWidth("Illiteri")).toBeLessThan(nameWidth("Mammoman") / 2);
  // As browsers measure it, it takes 125 pixels; a little air does no harm.
  expect(Math.round(nameWidth("Arzneimittelhersteller"))).toBe(128);
});
