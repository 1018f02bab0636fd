import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { FailureCode } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { html, trusted } from "#platform/identity/local/html.ts";
import { localeOf, signInTexts } from "#platform/identity/local/signInTexts.ts";
import { WITHOUT_DEVICES } from "#platform/identity/withoutDevices.ts";

/** The windows and frames of a browser in which a person would see whatever is answered. */
const SHOWN = ["document", "iframe", "frame"];

/** Whether a browser asks for something to show: by its word where it gives one, which it does over TLS and on this machine, else by what it likes best. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const shownIn = headers["sec-fetch-dest"];
  return shownIn === undefined ? (headers.accept ?? "").includes("text/html") : SHOWN.includes(shownIn);
}

export interface ErrorPageView {
  readonly code: FailureCode;
  readonly acceptLanguage: string | undefined;
  /** Seconds after which the page asks again by itself; left out where that is of no use. */
  readonly againIn?: number | undefined;
  /** Where the app lives. */
  readonly basePath?: string | undefined;
}

/** The look of the sign-in page: it stands in the page itself, so that a page about too much being asked asks for nothing. */
const LOOK = readFileSync(new URL("../../../platform/identity/local/sign-in.css", import.meta.url), "utf8");
const LOOK_HASH = createHash("sha256").update(LOOK).digest("base64");

/** Faults that the texts of screens do not name are told as ours. */
const OTHERWISE = "internal-error";

/** What a person reads instead of a problem: what happened, why, and a way on, in her language. It asks again where that helps. */
export function errorPage({ code, acceptLanguage, againIn, basePath = "/" }: ErrorPageView): string {
  const locale = localeOf("", acceptLanguage ?? "");
  const { what, why } = wordsOf(code, locale);
  const again = againIn === undefined ? html`` : html`<meta http-equiv="refresh" content="${Math.ceil(againIn)}">`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${again}
<title>${what}</title>
<link rel="icon" href="data:,">
<style>${trusted(LOOK)}</style>
</head>
<body>
<main>
<h1>${what}</h1>
<p>${why}</p>
<p><a class="button" href="">${ALL_MESSAGES[locale].errors.retry}</a></p>
<p class="ways"><a href="${basePath}">${signInTexts[locale].back}</a></p>
</main>
</body>
</html>
`.markup;
}

export const ERROR_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${LOOK_HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
  "permissions-policy": WITHOUT_DEVICES,
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

interface ErrorWords {
  readonly what: string;
  readonly why: string;
}

function wordsOf(code: FailureCode, locale: Locale): ErrorWords {
  const texts: Readonly<Record<string, ErrorWords | string>> = ALL_MESSAGES[locale].errors;
  const words = texts[code] ?? texts[OTHERWISE];
  return typeof words === "object" ? words : { what: code, why: "" };
}
