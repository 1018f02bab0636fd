import type { ServerResponse } from "node:http";

const EXPIRES = /; expires=([^;]+)/i;

/**
 * Tells browsers how long a cookie lasts instead of when it ends: a browser whose clock is an hour ahead of the server's would drop one of
 * an hour as it comes, and nobody could sign in. One that ended already is being deleted, and says so as it did.
 *
 * @param line the value of a `Set-Cookie` header
 * @param now milliseconds since 1970
 */
export function withAge(line: string, now: number): string {
  const end = Date.parse(EXPIRES.exec(line)?.[1] ?? "");
  return end > now ? line.replace(EXPIRES, `; max-age=${Math.ceil((end - now) / 1_000)}`) : line;
}

/** Lets a response set cookies by their age from now on. */
export function setCookiesByAge(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== "set-cookie") return set(name, value);
    const now = Date.now();
    return set(name, typeof value === "object" ? value.map((line) => withAge(line, now)) : withAge(String(value), now));
  };
}
