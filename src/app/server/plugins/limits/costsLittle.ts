import { API_BASE } from "#platform/api/endpoint.ts";

/** What the local provider's pages are drawn with. */
const LOOK_OF_SIGN_IN = /^\/idp\/[\w-]+\.(?:css|js)$/;

/** Whether an address is answered from memory or from a file: the app's page, its scripts and styles. Refusing them would save nothing and leave a person without words. */
export function costsLittle(url: string): boolean {
  return !(
    url.startsWith(`${API_BASE}/`) ||
    url.startsWith("/mcp") ||
    (url.startsWith("/idp/") && !LOOK_OF_SIGN_IN.test(url))
  );
}
