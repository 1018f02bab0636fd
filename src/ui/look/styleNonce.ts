/**
 * The word by which this page may bring style elements of its own, made anew for every page that the server sends. Empty where nothing
 * asks for one, as in development. Browsers hide it from selectors, so that it is read from the property.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";
}
