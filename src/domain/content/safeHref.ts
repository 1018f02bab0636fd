const LONGEST = 2_000;

/** Characters that would end an address, hide in it, or be read as a slash. */
const UNSAFE = /[\s\p{Cc}\p{Cf}"<>\\^`{|}]/u;

const WEB = /^https?:\/\/[^/?#@:[\]]+(?::\d{1,5})?(?:[/?#].*)?$/i;
const MAIL = /^mailto:[^@?]+@[^@?]+(?:\?.*)?$/i;
/** A path of the app; two slashes would name another host. */
const PATH = /^\/(?!\/)/;

/** Whether an address may stand in a text: a page of the web, an e-mail address, or a path of the app that begins with a slash. */
export function isSafeHref(address: string): boolean {
  if (address.length > LONGEST || UNSAFE.test(address)) return false;
  return WEB.test(address) || MAIL.test(address) || PATH.test(address);
}

/** Whether an address leads to a screen of the app rather than elsewhere. */
export function isAppPath(address: string): boolean {
  return isSafeHref(address) && PATH.test(address);
}
