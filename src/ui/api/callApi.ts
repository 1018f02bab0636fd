import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import type { CallInput } from "./addressOf.ts";
import { requestApi } from "./requestApi.ts";

/** Calls one endpoint with the caller's token and gives its typed answer. Throws `ApiProblem`. */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointOutput<E>> {
  const response = await requestApi(endpoint, input);
  const answer: EndpointOutput<E> = response.status === 204 ? undefined : await response.json();
  return answer;
}

/** Calls an endpoint of files and gives the file, of the type that the API says it is. Throws `ApiProblem`. */
export async function callFile<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  return (await requestApi(endpoint, input)).blob();
}
