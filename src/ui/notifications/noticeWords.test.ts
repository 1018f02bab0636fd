import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { NOTICE_KINDS, type NoticeKind } from "#features/notifications/contract.ts";
import { noticeWords } from "./noticeWords.ts";

const VALUES: Readonly<Record<string, string>> = { asked: "access:tv", topic: "billing", number: "7" };

/** What the English words of a notice name. */
function example(kind: NoticeKind): Record<string, string> {
  const names = [...ALL_MESSAGES["en-US"].notifications.kind[kind].matchAll(/\{\{(\w+)\}\}/g)];
  return Object.fromEntries(names.map(([, name = ""]) => [name, VALUES[name] ?? "Ann"]));
}

async function sentence(locale: (typeof LOCALES)[number], kind: NoticeKind, data: Record<string, string>) {
  const texts = createInstance();
  await texts.init({
    lng: locale,
    ns: ["messages"],
    defaultNS: "messages",
    resources: { [locale]: { messages: ALL_MESSAGES[locale] } },
    interpolation: { escapeValue: false },
  });
  return noticeWords({ kind, data }, texts.t, { locale });
}

describe.each(LOCALES)("in %s", (locale) => {
  test.each(NOTICE_KINDS)("%s is a whole sentence", async (kind) => {
    const words = await sentence(locale, kind, example(kind));
    expect(words).not.toMatch(/notifications\.|contact\.|[{}]|undefined/);
    expect(words.length).toBeGreaterThan(10);
  });
});

test("a right is called what people call it", async () => {
  expect(await sentence("en-US", "request-approved", { asked: "access:tv" })).toBe(
    "Your request was granted: local TV data",
  );
  expect(await sentence("de-DE", "request-declined", { asked: "vertical:automotive" })).toContain("Automobil");
});

test("a name that runs from right to left leaves the sentence as it is", async () => {
  expect(await sentence("en-US", "rights-changed", { by: "עברית" })).toBe("\u2068עברית\u2069 changed your rights");
});
