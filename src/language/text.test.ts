import { expect, test } from "vitest";
import { localeFor } from "./text.ts";

test.each([
  [["de-AT", "en"], "de-DE"],
  [["es-MX"], "es-ES"],
  [["ca", "es"], "es-ES"],
  [["fr-FR", "it"], "en-US"],
  [["en-GB", "de"], "en-US"],
  [[], "en-US"],
])("a reader who prefers %j gets %s", (preferred, locale) => {
  expect(localeFor(preferred)).toBe(locale);
});
