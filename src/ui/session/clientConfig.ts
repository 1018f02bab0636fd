import type { ClientConfig } from "#features/account/contract.ts";

let config: Promise<ClientConfig> | null = null;

/** What the server tells every browser before sign-in; asked once, and again after a failure. */
export function loadClientConfig(): Promise<ClientConfig> {
  config ??= fetch("/config.json")
    .then((response) => {
      if (!response.ok) throw new Error(`/config.json: ${response.status}`);
      return response.json() as Promise<ClientConfig>;
    })
    .catch((reason: unknown) => {
      config = null;
      throw reason;
    });
  return config;
}
