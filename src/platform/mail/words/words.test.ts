import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { composeMail, type MailFacts, type MailTexts } from "../composeMail.ts";
import { layOut } from "../layOut.ts";
import { KIND_OF_MAIL } from "../regular/regularMail.ts";
import { alertDigestMail } from "./alertDigestMail.ts";
import { accountConnectedMail } from "./accountConnectedMail.ts";
import { accountLockedMail } from "./accountLockedMail.ts";
import { callGivenMail } from "./callGivenMail.ts";
import { connectAccountMail } from "./connectAccountMail.ts";
import { confirmRequestMail } from "./confirmRequestMail.ts";
import { contentPublishedMail } from "./contentPublishedMail.ts";
import { erasureBegunMail } from "./erasureBegunMail.ts";
import { erasureUndoneMail } from "./erasureUndoneMail.ts";
import { invitationMail } from "./invitationMail.ts";
import { keyMadeMail } from "./keyMadeMail.ts";
import { knownAccountMail } from "./knownAccountMail.ts";
import { mentionMail } from "./mentionMail.ts";
import { newRevisionMail } from "./newRevisionMail.ts";
import { noInvitationMail } from "./noInvitationMail.ts";
import { noPasswordMail } from "./noPasswordMail.ts";
import { passwordChangedMail } from "./passwordChangedMail.ts";
import { reportReadyMail } from "./reportReadyMail.ts";
import { requestDeclinedMail } from "./requestDeclinedMail.ts";
import { resetMail } from "./resetMail.ts";
import { rightDecidedMail } from "./rightDecidedMail.ts";
import { thingSentMail } from "./thingSentMail.ts";

const product = "Spotmarket";
const link = "https://market.example.com/register?token=abc";
const name = "Zoë <b>Ünal</b> עברית";
const note = "We open\nin May.";
const unsubscribe = {
  page: "https://market.example.com/unsubscribe#token=abc",
  oneClick: "https://market.example.com/api/v1/unsubscribe/abc",
};

function mail<Facts extends MailFacts>(texts: MailTexts<Facts>, facts: Facts) {
  return { facts, compose: (language: string | null) => composeMail(texts, language, facts) };
}

/** Every mail with everything it may be told. */
const mails = {
  accountConnected: mail(accountConnectedMail, { product, name }),
  connectAccount: mail(connectAccountMail, { product, name, link, hours: 24 }),
  noInvitation: mail(noInvitationMail, { product, requestLink: link }),
  alertDigest: mail(alertDigestMail, {
    product,
    name,
    links: [{ text: "Up <b>12 %</b>", address: link }],
    count: "1",
    link,
    unsubscribe,
  }),
  accountLocked: mail(accountLockedMail, { product, name, link }),
  callGiven: mail(callGivenMail, {
    product,
    name,
    by: name,
    call: "Tires & more",
    market: "Dallas",
    nextStep: note,
    link,
    unsubscribe,
  }),
  mention: mail(mentionMail, { product, name, by: name, about: "Tires & more", said: note, link, unsubscribe }),
  thingSent: mail(thingSentMail, { product, name, by: name, about: "Tires & more", said: note, link, unsubscribe }),
  confirmRequest: mail(confirmRequestMail, { product, link }),
  contentPublished: mail(contentPublishedMail, {
    product,
    name,
    title: "Tires & more",
    summary: "When to call",
    link,
    unsubscribe,
  }),
  erasureAsked: mail(erasureBegunMail, { product, name, due: new Date("2026-12-07T12:00:00Z"), herself: true, link }),
  erasureOrdered: mail(erasureBegunMail, {
    product,
    name,
    due: new Date("2026-12-07T12:00:00Z"),
    herself: false,
    link,
  }),
  erasureUndone: mail(erasureUndoneMail, { product, name, link }),
  invitation: mail(invitationMail, { product, name, customer: "Ex & Co", said: "See you soon", link, days: 7 }),
  keyMade: mail(keyMadeMail, {
    product,
    name,
    key: "Nightly <b>export</b>",
    hint: "sm_abcde",
    by: "Olga Owner",
    until: "2026-11-30",
    link,
  }),
  knownAccount: mail(knownAccountMail, { product, signInLink: link, forgotLink: link }),
  newRevision: mail(newRevisionMail, { product, name, revision: "Autumn", note, link, unsubscribe }),
  noPassword: mail(noPasswordMail, { product, requestLink: link }),
  passwordChanged: mail(passwordChangedMail, { product, name, forgotLink: link, ended: 3, kept: 1 }),
  reportReady: mail(reportReadyMail, { product, name, report: "Autos & more", rows: 12, link, unsubscribe }),
  requestDeclined: mail(requestDeclinedMail, { product, name, note }),
  reset: mail(resetMail, { product, link }),
  rightGranted: mail(rightDecidedMail, { product, name, right: "TV", granted: true, note, link }),
  rightDeclined: mail(rightDecidedMail, { product, name, right: "TV", granted: false, note: "", link }),
};

describe.each(Object.entries(mails))("the mail %s", (_mail, { compose, facts }) => {
  test("says everything it was told, in every language of its own", () => {
    const told = Object.values(facts).filter((fact) => typeof fact === "string" && fact !== "");
    const said = LOCALES.map((locale) => compose(locale));
    for (const words of said)
      for (const fact of told) expect(JSON.stringify(words)).toContain(JSON.stringify(fact).slice(1, -1));
    expect(new Set(said.map(({ subject }) => subject)).size).toBe(LOCALES.length);
  });

  test("says the same as text and as HTML, and lets no markup in", () => {
    const words = compose("de-DE");
    const { text, html } = layOut(words);
    const shown = html
      .replace(/<style>[\s\S]*<\/style>|<title>[\s\S]*<\/title>/g, "")
      .replace(/<br>/g, "\n")
      .replace(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    for (const paragraph of [...words.paragraphs, words.note ?? ""]) {
      expect(text).toContain(paragraph);
      expect(shown).toContain(paragraph);
    }
    expect(html).not.toContain("<b>");
    expect(html).toContain('<html lang="de-DE">');
  });
});

const regular = {
  reportReady: 0,
  alertDigest: 0,
  callGiven: 0,
  mention: 0,
  thingSent: 0,
  contentPublished: 0,
  newRevision: 0,
};

test.each(LOCALES)(
  "mails that come regularly end with a line that leads to where they are stopped, in %s",
  (locale) => {
    const label = {
      "en-US": "Stop these emails",
      "es-ES": "Dejar de recibir estos correos",
      "de-DE": "Diese Mails abbestellen",
    }[locale];
    for (const [kind, { compose }] of Object.entries(mails)) {
      const { text, html } = layOut(compose(locale));
      const isRegular = kind in regular;
      // Before the signature, which many programs fold away.
      expect([kind, text.endsWith(`\n\n${label}:\n${unsubscribe.page}\n\n-- \n${product}\n`)]).toEqual([
        kind,
        isRegular,
      ]);
      const [last] = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].slice(-1);
      expect([kind, last?.[1] === unsubscribe.page && last[2] === label]).toEqual([kind, isRegular]);
      expect(text + html).not.toContain(unsubscribe.oneClick);
    }
  },
);

test("of every mail it is decided whether it comes regularly", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith("Mail.ts"));
  expect(files.map((file) => file.replace(".ts", "")).toSorted()).toEqual(Object.keys(KIND_OF_MAIL).toSorted());
  const decided = Object.keys(KIND_OF_MAIL).filter((mail) => KIND_OF_MAIL[mail] !== null);
  expect(decided).toEqual(
    Object.keys(regular)
      .map((mail) => `${mail}Mail`)
      .toSorted(),
  );
});

test("a language that we do not speak gets English", () => {
  expect(composeMail(resetMail, "fr-FR", { product, link }).locale).toBe("en-US");
  expect(composeMail(resetMail, null, { product, link }).locale).toBe("en-US");
});
