import { makeShortLink } from "#features/saved-views/contract.ts";
import { callApi } from "../api/callApi.ts";

/** Where the app lives below the origin, without a slash at its end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Longer addresses break in mails and chats. */
const LONGEST_PLAIN = 200;

/**
 * Copies an address of the app, `/market-summary?…` below the base path: as it is, or as a short link where it is long. Without
 * an answer from the server the long one is copied.
 */
export async function copyLink(path: string): Promise<void> {
  const plain = addressOf(path);
  if (plain.length <= LONGEST_PLAIN) return navigator.clipboard.writeText(plain);
  const short = callApi(makeShortLink, { body: { address: path } }).then(
    ({ code }) => addressOf(`/s/${code}`),
    () => plain,
  );
  // Given as a promise, since browsers let a page write only right after it was pressed.
  const item = new ClipboardItem({ "text/plain": short.then((link) => new Blob([link], { type: "text/plain" })) });
  return navigator.clipboard.write([item]);
}

/** Where the app is right now, below the base path. */
export function pathHere(): string {
  return location.pathname.replace(BASE, "");
}

function addressOf(path: string): string {
  return location.origin + BASE + path;
}
