import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { ConsentAsked } from "./consent.ts";
import { type Html, html, trusted } from "./html.ts";
import { LANGUAGES, signInTexts } from "./signInTexts.ts";

/** Why the latest attempt failed. */
export type SignInProblem =
  | { readonly kind: "wrong" | "overloaded" }
  | { readonly kind: "locked"; readonly seconds: number };

/** What every page of the provider is framed with. */
export interface PageFrame {
  readonly product: string;
  /** Where the app lives; begins and ends with a slash. */
  readonly basePath: string;
  readonly locale: Locale;
  /** The look that the app has; without one the browser's. */
  readonly look?: Look | undefined;
}

export type Look = "light" | "dark";

export interface SignInView extends PageFrame {
  /** What stands in the e-mail field. */
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** E-mail addresses to try the product with; empty without the sample set. */
  readonly demoAccounts: readonly string[];
  /** Addresses of the app's files that come while the password is typed. */
  readonly filesAhead: readonly string[];
}

export function signInPage(view: SignInView): string {
  const { locale, basePath, email, problem, demoAccounts, filesAhead } = view;
  const texts = signInTexts[locale];
  const invalid = problem ? trusted(' aria-invalid="true" aria-describedby="problem"') : html``;
  const focus = trusted(" autofocus");
  return page(
    view,
    texts.title,
    html`<h1>${texts.title}</h1>
      ${problem ? html`<p class="problem" id="problem" role="alert">${problemText(locale, problem)}</p>` : html``}
      <form method="post">
        <label for="email">${texts.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${email}"${invalid}${email ? html`` : focus}>
        <label for="password">${texts.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalid}${email ? focus : html``}>
        <button type="submit">${texts.submit}</button>
      </form>
      <p class="ways"><a href="${basePath}forgot-password">${texts.forgot}</a><a href="${basePath}register">${texts.register}</a></p>
      ${demoAccounts.length > 0 ? demoHint(locale, demoAccounts) : html``}
      ${languageLinks(locale)}
      ${filesAhead.map((file) => html`<link rel="prefetch" href="${file}" crossorigin>`)}`,
  );
}

function problemText(locale: Locale, problem: SignInProblem): string {
  const texts = signInTexts[locale];
  return problem.kind === "locked" ? texts.locked(Math.max(1, Math.ceil(problem.seconds / 60))) : texts[problem.kind];
}

function demoHint(locale: Locale, accounts: readonly string[]): Html {
  const texts = signInTexts[locale];
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${texts.demoTitle}</h2>
    <p>${texts.demoText}</p>
    <ul>${accounts.map((email) => html`<li>${email}</li>`)}</ul>
  </section>`;
}

function languageLinks(current: Locale): Html {
  const links = LOCALES.map((locale) =>
    locale === current
      ? html`<span lang="${locale}" aria-current="true">${LANGUAGES[locale]}</span>`
      : html`<a lang="${locale}" hreflang="${locale}" href="?ui_locales=${locale}">${LANGUAGES[locale]}</a>`,
  );
  return html`<nav aria-label="${signInTexts[current].languages}">${links}</nav>`;
}

/** Asks whether a program may go on in the person's name. What it calls itself nobody has checked, so the host stands beside it. */
export function consentPage({ client, host, asksToWrite, ...frame }: PageFrame & ConsentAsked): string {
  const texts = signInTexts[frame.locale];
  return page(
    frame,
    texts.consentTitle,
    html`<h1>${texts.consentTitle}</h1>
      <p>${texts.consentText(client, host)}</p>
      <form method="post">
        <p>${texts.consentRead}</p>
        ${asksToWrite ? html`<label class="choice"><input type="checkbox" name="write" value="yes"> ${texts.consentWrite}</label>` : html``}
        <p>${texts.consentEnd}</p>
        <button type="submit" name="decision" value="allow">${texts.consentAllow}</button>
        <button type="submit" name="decision" value="deny" class="quiet">${texts.consentDeny}</button>
      </form>`,
  );
}

/** A page that only tells something and leads back to the app. */
export function messagePage(frame: PageFrame, message: "signedOut" | "failed" | "cookies"): string {
  const texts = signInTexts[frame.locale];
  const title = texts[`${message}Title`];
  return page(
    frame,
    title,
    html`<h1>${title}</h1>
      <p>${texts[`${message}Text`]}</p>
      <p><a class="button" href="${frame.basePath}">${texts.back}</a></p>`,
  );
}

/**
 * Asks whether to sign out, or does so at once where the app has asked already.
 *
 * @param form the provider's form `op.logoutForm`, without buttons
 */
export function logoutPage(frame: PageFrame, form: string, atOnce: boolean): string {
  const texts = signInTexts[frame.locale];
  const confirm = html`<input type="hidden" name="logout" value="yes"><button type="submit">${atOnce ? texts.continue : texts.signOut}</button>`;
  return page(
    frame,
    texts.signOut,
    html`<h1>${atOnce ? texts.signOut : texts.signOutTitle}</h1>
      <p>${texts.signOutText}</p>
      ${trusted(form.replace("</form>", `${confirm.markup}</form>`))}
      ${atOnce ? html`<script src="/idp/submit.js" defer></script>` : html``}`,
  );
}

function page({ product, basePath, locale, look }: PageFrame, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="${locale}"${look ? html` data-look="${look}"` : html``}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${product}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/idp/sign-in.css">
</head>
<body>
<header><a href="${basePath}">${product}</a><p>${signInTexts[locale].tagline}</p></header>
<main>${main}</main>
</body>
</html>
`.markup;
}
