import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS, type NotificationKinds } from "#domain/notificationKinds.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#i18n/messages/all.ts";
import { noticeWords } from "./noticeWords.ts";

const EXAMPLES: NotificationKinds = {
  "access-requested": { name: "Ann", organization: "Example Media" },
  "right-requested": { name: "Ann", asked: "access:tv" },
  "request-approved": { asked: "role:Administrator" },
  "request-declined": { asked: "vertical:automotive" },
  "rights-changed": { by: "Ann" },
  "message-received": { name: "Ann", topic: "data" },
  "message-answered": { topic: "billing" },
  "revision-published": { label: "Autumn 2026" },
  "content-published": { title: "Autumn issue" },
  "team-aid-sent": { name: "Ann", title: "Our rate card" },
  "team-aid-approved": { title: "Our rate card" },
  "team-aid-declined": { title: "Our rate card" },
  "review-asked": { name: "Ann", label: "Autumn 2026" },
  "review-approved": { name: "Ann", label: "Autumn 2026" },
  "review-returned": { name: "Ann", label: "Autumn 2026" },
  "job-done": { name: "Report" },
  "alert-raised": { number: "7" },
  "job-failed": { name: "Report" },
  "erasure-asked": { name: "Ann" },
  "key-made": { name: "Nightly export", by: "Sam Seller" },
  "backup-failed": {},
};

async function sentence(locale: (typeof LOCALES)[number], kind: keyof NotificationKinds, data: Record<string, string>) {
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
  test.each(NOTIFICATION_KINDS)("%s is a whole sentence", async (kind) => {
    const words = await sentence(locale, kind, { ...EXAMPLES[kind] });
    expect(words).not.toMatch(/notifications\.|contact\.|\{\{|undefined/);
    expect(words.length).toBeGreaterThan(10);
  });
});

test("a right is called what people call it", async () => {
  expect(await sentence("en-US", "request-approved", { asked: "access:tv" })).toBe(
    "Your request was granted: Local TV Data",
  );
  expect(await sentence("de-DE", "request-declined", { asked: "vertical:automotive" })).toContain("Automobil");
});

test("a name that runs from right to left leaves the sentence as it is", async () => {
  expect(await sentence("en-US", "rights-changed", { by: "עברית" })).toBe("\u2068עברית\u2069 changed your rights");
});
