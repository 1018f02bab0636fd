import { z } from "zod";

/** Longer addresses do not come from any of our screens. */
export const LONGEST_ADDRESS = 4_000;

/** Ways in and out, and short links themselves: nobody wants to come back to these, and nobody shall be led there by a name that promises figures. */
export const NOT_KEPT: readonly string[] = [
  "login",
  "register",
  "forgot-password",
  "reset-password",
  "logout",
  "unauthorized",
  "invalid-access",
  "page-not-found",
  "accessibility",
  "s",
  "r",
  "p",
  "unsubscribe",
  "idp",
  "api",
];

/**
 * Path, query and hash below the base path, as browsers write them: printable ASCII, no second slash that would name another host, and
 * no dots, plain or as a code, that would lead elsewhere.
 */
const SHAPE = /^(\/|(?:\/[\w-]+)+)(\?[!-"$-[\]-~]*)?(#[!-[\]-~]*)?$/;

/** An address inside the app, such as `/vertical/3?market=tv-623&year=2026`. Whatever it filters by is kept as it is. */
export const appAddress = z
  .string()
  .max(LONGEST_ADDRESS, `Must have at most ${LONGEST_ADDRESS} characters.`)
  .refine(isKept, "Must be the address of a screen of the app.");

/** The screen of an address: its path alone. */
export function screenOf(address: string): string {
  return SHAPE.exec(address)?.[1] ?? "/";
}

/** What stands behind the question mark, without it; empty where nothing does. */
export function queryOf(address: string): string {
  return SHAPE.exec(address)?.[2]?.slice(1) ?? "";
}

function isKept(address: string): boolean {
  const path = SHAPE.exec(address)?.[1];
  return path !== undefined && !NOT_KEPT.includes(path.split("/")[1] ?? "");
}
