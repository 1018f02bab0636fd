import type { Endpoint } from "#platform/api/endpoint.ts";
import { session as sessionEndpoint } from "#features/session/contract.ts";
import { queryClient } from "../queries/queryClient.ts";
import { type Session, sessionQuery } from "../queries/sessionQuery.ts";
import { loadClientConfig } from "../session/clientConfig.ts";
import { useSessionState } from "../session/sessionState.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import { appointKeeper, type Keeper, type SeenAnswer } from "./answerWatch.ts";
import { forgetKept, keepIn, openKept, tidyKept } from "./offlineAnswers.ts";
import { useOfflineState } from "./offlineState.ts";
import { countUnsent, unsentChanges } from "./unsent.ts";

/** Nobody keeps anything. */
const NOBODY: Keeper = { keep: () => {}, refused: () => {}, lineIsBack: () => {} };

/**
 * Lets this browser keep the app and what its person sees, where the operator lets it and it can. Called when the first screen stands, so that
 * arriving carries none of it.
 */
export async function startKeeping(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Without a connection there is nothing to say how long may be kept; what is kept carries its own end.
  const days = await loadClientConfig().then(
    ({ offlineDays }) => offlineDays,
    () => null,
  );
  if (viewAsGrant() || !workers || !globalThis.caches) return appointKeeper(NOBODY);
  if (days === 0) {
    appointKeeper(NOBODY);
    await forgetKept();
    await (await workers.getRegistration(import.meta.env.BASE_URL))?.unregister();
    return;
  }
  const script = `${import.meta.env.BASE_URL}sw.js`;
  const registration = await workers.register(script).catch(() => undefined);
  if (!registration) return appointKeeper(NOBODY);
  const appointed = keeper(days);
  appointKeeper(appointed);
  countUnsent();
  addEventListener("online", () => appointed.lineIsBack());
  if (days !== null) await sendUnsent();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, which has no origin but ours
  void workers.ready.then(({ active }) => active?.postMessage({ used: usedFiles() }));
}

/** The files of the app that this page has loaded before anybody kept them. */
function usedFiles(): string[] {
  const assets = `${location.origin}${import.meta.env.BASE_URL}assets/`;
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets));
}

/** Keeps answers one after the other. Those that come before the session wait for it: without it nobody knows whose they are. */
function keeper(asked: number | null): Keeper {
  let days = asked;
  let cache: Cache | null = null;
  let early: SeenAnswer[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined);
  };

  async function keep({ endpoint, address, response }: SeenAnswer): Promise<void> {
    // Started without a connection; who is answered by the API can ask.
    days ??= (await loadClientConfig()).offlineDays;
    if (days === 0) return;
    const text = await response.text();
    if (endpoint.name === sessionEndpoint.name) {
      const session: Session = JSON.parse(text);
      const { isLogin, currentUser } = useSessionState.getState();
      if (!isLogin) return;
      cache = await openKept(session, currentUser, days);
      await keepIn(cache, address, text, days);
      for (const answer of early.splice(0)) await keepIn(cache, answer.address, await answer.response.text(), days);
      await tidyKept(cache);
    } else if (cache) await keepIn(cache, address, text, days);
  }

  return {
    keep: (answer) => {
      if (!cache && answer.endpoint.name !== sessionEndpoint.name) early.push(answer);
      else inTurn(() => keep(answer));
    },
    refused: ({ name }: Endpoint) => {
      const hadKept = cache !== null;
      cache = null;
      early = [];
      inTurn(forgetKept);
      // With the rights that are left the browser begins anew.
      if (hadKept && name !== sessionEndpoint.name) void queryClient.invalidateQueries(sessionQuery());
    },
    lineIsBack: () => {
      useOfflineState.setState({ shownFrom: null });
      void queryClient.invalidateQueries();
      void sendUnsent();
    },
  };
}

/** Sends what waits, if anything does. */
async function sendUnsent(): Promise<void> {
  if (unsentChanges().length === 0) return;
  const { sendAll } = await import("./sendAll.ts");
  await sendAll();
}
