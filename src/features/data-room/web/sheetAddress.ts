import { API_BASE } from "#platform/api/endpoint.ts";
import { SHEET_PURPOSE } from "../contract/sheet.ts";

/** What the beginning of a key has, by which the product finds it again. */
const HINT_LENGTH = 8;

/**
 * The address of one market's spending for a spreadsheet, signed with an API key. It is made where it is asked for: the key is sent nowhere, and cannot be
 * read from the address.
 */
export async function sheetAddress(origin: string, key: string, market: string): Promise<string> {
  const what = base64url(new TextEncoder().encode(JSON.stringify([key.slice(0, HINT_LENGTH), market])));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  const secret = new TextEncoder().encode(hex(new Uint8Array(hash)));
  const signing = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", signing, new TextEncoder().encode(`${SHEET_PURPOSE} ${what}`));
  return `${origin}${API_BASE}/sheets/${what}.${base64url(new Uint8Array(signature))}.csv`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
