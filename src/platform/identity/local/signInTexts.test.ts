import { expect, test } from "vitest";
import { localeOf } from "./signInTexts.ts";

test.each([
  ["", "", "en-US"],
  ["", "de-AT,de;q=0.9,en;q=0.5", "de-DE"],
  ["", "fr-FR, es-MX;q=0.8, en", "es-ES"],
  ["", "fr", "en-US"],
  ["es-ES de-DE", "de", "es-ES"],
  ["xx", "de", "de-DE"],
  ["<script>", "*", "en-US"],
])("ui_locales %j and Accept-Language %j give %s", (uiLocales, acceptLanguage, locale) => {
  expect(localeOf(uiLocales, acceptLanguage)).toBe(locale);
});
