import { WITHOUT_DEVICES } from "../withoutDevices.ts";

/** Pages here hold no script but one file, and only the app itself may frame them, for its silent renewal. */
export const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": WITHOUT_DEVICES,
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};
