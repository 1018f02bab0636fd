import { API_BASE } from "#platform/api/endpoint.ts";
import { leave } from "#features/account/contract.ts";

/** Nobody waits longer than this to get out. */
const LONGEST_WAIT_MS = 2_000;

/** Lets the API note the way out. Whether it can or not, the person leaves. */
export async function tellLeaving(token: string | null): Promise<void> {
  if (token === null) return;
  await fetch(API_BASE + leave.url, {
    method: leave.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => undefined);
}
