import type { INetworkModule, NetworkRequestOptions } from "@azure/msal-browser";

/** A provider that takes longer does not answer; without a limit a sign-in would wait for ever. */
const LONGEST_WAIT_MS = 20_000;

/** The identity provider gave no answer that could be read. */
class ProviderSilent extends Error {
  override readonly name = "ProviderSilent";
  readonly errorCode = "provider_silent";
}

/** The sign-in library's way to the provider, with a limit to its patience. */
export const patientNetwork: INetworkModule = {
  sendGetRequestAsync: (url, options) => send("GET", url, options),
  sendPostRequestAsync: (url, options) => send("POST", url, options),
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the library says what body it expects
async function send<Body>(
  method: string,
  url: string,
  { headers = {}, body }: NetworkRequestOptions = {},
): Promise<{ headers: Record<string, string>; body: Body; status: number }> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return {
      headers: Object.fromEntries(response.headers),
      body: await response.json(),
      status: response.status,
    };
  } catch (reason) {
    throw new ProviderSilent(`${new URL(url).host}: ${String(reason)}`);
  }
}
