import type { ClientConfig } from "#features/account/contract.ts";

let config: Promise<ClientConfig> | null = null;

/** What the server tells every browser before sign-in; asked once, and again after a failure. */
export function loadClientConfig(): Promise<ClientConfig> {
  config ??= fetch("/config.json")
    .then(async (response) => {
      if (!response.ok) throw new Error(`/config.json: ${response.status}`);
      const loaded: ClientConfig = await response.json();
      return loaded;
    })
    .catch((reason: unknown) => {
      config = null;
      throw reason;
    });
  return config;
}
