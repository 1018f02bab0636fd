const ORIGIN = "https://own.invalid";

/**
 * A path of this app that someone wanted to reach, taken from an address or from a provider's answer. Anything that would
 * lead elsewhere, or back to the sign-in, is refused with null.
 */
export function startPathFrom(text: string | null): string | null {
  if (!text?.startsWith("/")) return null;
  if (!URL.canParse(text, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, ORIGIN);
  if (origin !== ORIGIN || /\/(login|logout)\/?$/.test(pathname)) return null;
  // A path of two slashes would be read as a host when it is put into an address.
  return pathname.startsWith("//") ? null : pathname + search + hash;
}
