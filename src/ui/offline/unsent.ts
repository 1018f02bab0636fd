import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import type { CallInput } from "../api/addressOf.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { callApi } from "../api/callApi.ts";
import { loadMessages } from "#language/text.ts";
import { keepOwn, recallOwn } from "../state/ownMemory.ts";
import { addToast } from "../toast/toast.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import { useOfflineState } from "./offlineState.ts";

/** A change that waits for a connection. Kept for the account that made it, and gone when it signs out. */
export interface UnsentChange {
  readonly id: string;
  /** Of the endpoint. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** When it was made (ISO 8601). */
  readonly madeAt: string;
  /** What it is about, as the person knows it. */
  readonly about: string;
  /** What stood there when it was made, by which a change made elsewhere meanwhile is seen. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

/** An endpoint whose changes may be sent late, and twice. */
export type LateEndpoint = Endpoint & { readonly offline: "later" };

export interface LateTerms {
  readonly about: string;
  readonly before?: Readonly<Record<string, unknown>>;
}

/** Says that a change has not been sent, but will be. */
export const LATER = "later";

/** Makes a change at the API, or keeps it for later where there is no connection. Throws `ApiProblem` where it can do neither. */
export async function callOrKeep<E extends LateEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { about, before }: LateTerms,
): Promise<EndpointOutput<E> | typeof LATER> {
  try {
    return await callApi(endpoint, input);
  } catch (reason) {
    if (!hasNoLine(reason) || viewAsGrant() || !navigator.serviceWorker?.controller) throw reason;
    // Every endpoint that can wait has its input so; which it has, each says itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { params = {}, body } = input as { params?: UnsentChange["params"]; body?: unknown };
    const change: UnsentChange = {
      id: crypto.randomUUID(),
      name: endpoint.name,
      params,
      body,
      madeAt: new Date().toISOString(),
      about,
      before: before ?? null,
    };
    keepUnsent([...unsentChanges(), change]);
    // A browser that keeps nothing must not say that it does.
    if (!unsentChanges().some(({ id }) => id === change.id)) throw reason;
    await loadMessages("onScreens").catch(() => undefined);
    addToast((text) => text("offline.later", { about }), { toastId: "unsent", type: "info" });
    return LATER;
  }
}

/** Whether a call failed because nobody answered. */
export function hasNoLine(reason: unknown): boolean {
  return reason instanceof ApiProblem && reason.status === 0;
}

/** The changes that wait, the oldest first. */
export function unsentChanges(): readonly UnsentChange[] {
  const kept = recallOwn("unsent");
  // Written by `keepUnsent` alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(kept) ? (kept as UnsentChange[]) : [];
}

export function keepUnsent(changes: readonly UnsentChange[]): void {
  keepOwn("unsent", changes);
  countUnsent();
}

export function countUnsent(): void {
  useOfflineState.setState({ unsent: unsentChanges().length });
}
