import type { Endpoint } from "#platform/api/endpoint.ts";
import { addCall, changeCall, callList, removeCall, restoreCall } from "#features/call-list/contract.ts";
import { markPiece } from "#features/content/contract.ts";
import { chooseView } from "#features/saved-views/contract.ts";
import { loadMessages } from "#language/text.ts";
import { ApiProblem } from "../api/apiProblem.ts";
import { callApi } from "../api/callApi.ts";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { hasNoLine, keepUnsent, type LateEndpoint, type UnsentChange, unsentChanges } from "./unsent.ts";

/** Everything that can wait. */
const ENDPOINTS: readonly LateEndpoint[] = [addCall, changeCall, removeCall, restoreCall, markPiece, chooseView];

/** Sends what waits, in the order in which it was made, from one tab at a time, and tells what has become of it. */
export async function sendAll(): Promise<void> {
  const outcome = await navigator.locks.request("spotmarket-unsent", sendInTurn);
  await loadMessages("onScreens").catch(() => undefined);
  const { sent, refused, overtaken } = outcome;
  if (sent > 0) {
    addToast((text) => text("offline.sent", { count: sent }), { toastId: "unsent", type: "success" });
    await queryClient.invalidateQueries();
  }
  for (const { about } of overtaken)
    addToast((text) => text("offline.overtaken", { about }), { type: "warning", autoClose: false });
  for (const { change, reason } of refused)
    addToast((text) => text("offline.refused", { about: change.about }), {
      type: "error",
      autoClose: false,
      detail: (text) => text(`errors.${reason.code}.what`),
    });
}

interface Outcome {
  readonly sent: number;
  readonly refused: readonly { readonly change: UnsentChange; readonly reason: ApiProblem }[];
  /** Sent, though somewhere else the same had been changed meanwhile. */
  readonly overtaken: readonly UnsentChange[];
}

async function sendInTurn(): Promise<Outcome> {
  let sent = 0;
  const refused: { change: UnsentChange; reason: ApiProblem }[] = [];
  const overtaken: UnsentChange[] = [];
  for (const change of unsentChanges()) {
    try {
      if (await isOvertaken(change)) overtaken.push(change);
      await send(change);
      sent += 1;
    } catch (reason) {
      // What may go better later waits on, and everything after it: a removal must not go before its change.
      if (!(reason instanceof ApiProblem) || mayGoLater(reason)) break;
      refused.push({ change, reason });
    }
    keepUnsent(unsentChanges().filter(({ id }) => id !== change.id));
  }
  return { sent, refused, overtaken };
}

async function send({ name, params, body }: UnsentChange): Promise<void> {
  const endpoint = ENDPOINTS.find((known) => known.name === name);
  // Of an earlier version of the app: nobody knows any more how to send it.
  if (!endpoint) throw new ApiProblem("not-found", 404, name);
  const input: object = { params, ...(body !== undefined && { body }) };
  await callApi<Endpoint>(endpoint, input);
}

/** Whether a field of an entry of the call list was given another value meanwhile than the one that was seen. */
async function isOvertaken({ name, params, body, before }: UnsentChange): Promise<boolean> {
  if (name !== changeCall.name || !before) return false;
  const { items } = await callApi(callList, {});
  const now = items.find(({ id }) => id === params["entry"]);
  // What was kept was written by `callOrKeep`, whose bodies are objects.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const wanted = body as Readonly<Record<string, unknown>>;
  const known = new Map<string, unknown>(Object.entries(now ?? {}));
  return (
    now !== undefined &&
    Object.keys(before).some(
      (field) => field in wanted && known.get(field) !== before[field] && known.get(field) !== wanted[field],
    )
  );
}

function mayGoLater(reason: ApiProblem): boolean {
  return hasNoLine(reason) || [401, 429].includes(reason.status) || reason.status >= 500;
}
