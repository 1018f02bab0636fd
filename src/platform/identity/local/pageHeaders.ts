import { WITHOUT_DEVICES } from "../withoutDevices.ts";

/**
 * Pages here hold no script but one file, and only the app itself may frame them, for its silent renewal.
 * What is asked for ahead has no directive of its own in Firefox, which goes by the default; so nearly everything else is ruled out by name.
 */
export const PAGE_HEADERS = {
  "content-security-policy":
    "default-src 'self'; style-src 'self'; script-src 'self'; connect-src 'none'; frame-src 'none'; manifest-src 'none'; media-src 'none'; object-src 'none'; worker-src 'none'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "permissions-policy": WITHOUT_DEVICES,
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};
