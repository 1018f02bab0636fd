import { API_BASE, type Endpoint } from "#platform/api/endpoint.ts";
import { VIEW_AS_HEADER } from "#platform/api/viewAsHeader.ts";
import { tellAnswer, tellLineIsBack, tellRefusal } from "../offline/answerWatch.ts";
import { useOfflineState } from "../offline/offlineState.ts";
import { accessToken, signInAgain, tokenInPlaceOf } from "../session/session.ts";
import { leaveView, viewAsGrant } from "../viewAs/viewAsState.ts";
import { addressOf, type CallInput } from "./addressOf.ts";
import { ApiProblem } from "./apiProblem.ts";
import { readProblem } from "./readProblem.ts";

/**
 * Asks one endpoint with the caller's token and gives its good answer. Throws `ApiProblem`. Where nobody answers, the answer may be one that the
 * browser has kept for this person.
 */
export async function requestApi(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  // What an administrator sees in somebody else's place is nobody's to keep.
  const mayKeep = endpoint.offline === "kept" && !viewAsGrant();
  try {
    const response = await ask(endpoint, input);
    if (useOfflineState.getState().shownFrom !== null) tellLineIsBack();
    if (mayKeep) tellAnswer({ endpoint, address: addressOf(endpoint, input), response: response.clone() });
    return response;
  } catch (reason) {
    const kept = mayKeep && reason instanceof ApiProblem && reason.status === 0 ? await recall(endpoint, input) : null;
    if (kept) return kept;
    throw reason;
  }
}

/** The answer that was kept; null without one, and where no service worker keeps the app either. */
async function recall(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response | null> {
  if (!navigator.serviceWorker?.controller) return null;
  const { recallKept } = await import("../offline/offlineAnswers.ts");
  const kept = await recallKept(addressOf(endpoint, input));
  if (!kept) return null;
  const oldest = [useOfflineState.getState().shownFrom ?? kept.readAt, kept.readAt].toSorted()[0] ?? kept.readAt;
  useOfflineState.setState({ shownFrom: oldest, ageSeconds: (Date.now() - Date.parse(oldest)) / 1_000 });
  return kept.response;
}

/**
 * Asks one endpoint. A token that the API no longer takes is
 * replaced once; where that does not help, the person is asked to sign in.
 */
async function ask(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  const token = endpoint.allow === "anyone" ? null : await tokenBy(accessToken);
  const response = await send(endpoint, input, token);
  if (response.ok) return response;

  const problem = await readProblem(response);
  if (problem.code !== "token-rejected" || token === null) throw heeded(problem, endpoint);
  const another = await tokenBy(() => tokenInPlaceOf(token));
  if (another === null) throw heeded(problem, endpoint);
  const second = await send(endpoint, input, another);
  if (second.ok) return second;
  throw heeded(await readProblem(second), endpoint);
}

/** Some problems concern more than the screen that meets them. */
function heeded(problem: ApiProblem, endpoint: Endpoint): ApiProblem {
  if (problem.status === 401 || problem.status === 403) tellRefusal(endpoint);
  if (problem.code === "sign-in-required" || problem.code === "token-rejected") signInAgain();
  if (problem.code === "view-as-ended" && viewAsGrant()) leaveView();
  return problem;
}

async function send(endpoint: Endpoint, input: CallInput<Endpoint>, token: string | null): Promise<Response> {
  const headers: Record<string, string> = { accept: endpoint.file?.types.join(", ") ?? "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const view = viewAsGrant();
  if (view && token) headers[VIEW_AS_HEADER] = view.grant;
  const { body, bytes, onSent } = input;
  if (bytes) headers["content-type"] = "application/octet-stream";
  else if (body !== undefined) headers["content-type"] = "application/json";
  try {
    if (bytes && onSent) return await (await import("./sendWatched.ts")).sendWatched(endpoint, input, headers, onSent);
    return await fetch(API_BASE + addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
      signal: input.signal ?? null,
    });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === "AbortError") throw reason;
    throw new ApiProblem(navigator.onLine ? "unreachable" : "offline", 0, String(reason));
  }
}

/** A token that cannot be fetched is the provider's fault or the line's, not the screen's. */
async function tokenBy(find: () => Promise<string | null>): Promise<string | null> {
  try {
    return await find();
  } catch (reason) {
    throw new ApiProblem(navigator.onLine ? "identity-provider-unreachable" : "offline", 0, String(reason));
  }
}
