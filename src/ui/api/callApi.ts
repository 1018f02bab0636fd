import { API_BASE, type Endpoint, type EndpointOutput } from "#api/endpoint.ts";
import { VIEW_AS_HEADER } from "#api/viewAsHeader.ts";
import { accessToken, signInAgain } from "../session/session.ts";
import { leaveView, viewAsGrant } from "../viewAs/viewAsState.ts";
import { addressOf, type CallInput } from "./addressOf.ts";
import { ApiProblem } from "./apiProblem.ts";
import { readProblem } from "./readProblem.ts";

/**
 * Calls one endpoint with the caller's token and gives its typed answer. Throws `ApiProblem`; a token that the API no
 * longer takes leads to the sign-in.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointOutput<E>> {
  const response = await send(endpoint, input);
  if (response.ok) {
    const answer: EndpointOutput<E> = response.status === 204 ? undefined : await response.json();
    return answer;
  }

  const problem = await readProblem(response);
  if (problem.code === "sign-in-required" || problem.code === "token-rejected") signInAgain();
  if (problem.code === "view-as-ended" && viewAsGrant()) leaveView();
  throw problem;
}

async function send(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  const token = endpoint.allow === "anyone" ? null : await freshToken();
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const view = viewAsGrant();
  if (view && token) headers[VIEW_AS_HEADER] = view.grant;
  if (input.body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(API_BASE + addressOf(endpoint, input), {
      method: endpoint.method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    });
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === "AbortError") throw reason;
    throw new ApiProblem(navigator.onLine ? "unreachable" : "offline", 0, String(reason));
  }
}

/** A token that cannot be fetched is the provider's fault or the line's, not the screen's. */
async function freshToken(): Promise<string | null> {
  try {
    return await accessToken();
  } catch (reason) {
    throw new ApiProblem(navigator.onLine ? "identity-provider-unreachable" : "offline", 0, String(reason));
  }
}
