import { API_BASE } from "#platform/api/endpoint.ts";
import { keepInTab, recallInTab } from "../state/tabMemory.ts";
import type { IdentityClient } from "./identityClient.ts";

/** Gone with the tab; the secret must not travel to the provider and back. */
const KEY = "spotmarket-invitation";
/** For browsers that keep nothing: the page stays while its holder signs in through a window. */
let held: string | null = null;

/** Remembers an invitation while its holder signs in at a provider. */
export function keepInvitation(secret: string): void {
  held = secret;
  keepInTab(KEY, secret);
}

/**
 * Links the account that someone has just signed in with to the invitation kept before, if there is one. Where that does not
 * work the person is unknown, and is told so by the first screen.
 */
export async function takeUpKeptInvitation(client: Pick<IdentityClient, "token">): Promise<void> {
  const secret = held ?? recallInTab(KEY);
  if (typeof secret !== "string") return;
  held = null;
  keepInTab(KEY, null);
  const accessToken = await client.token();
  if (accessToken === null) return;
  // Loaded by those who hold an invitation: checking inputs is much for a page that only lets people in.
  const { acceptInvitation } = await import("#features/invitations/contract.ts");
  await fetch(API_BASE + acceptInvitation.url, {
    method: acceptInvitation.method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ token: secret }),
  });
}
