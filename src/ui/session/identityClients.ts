import type { SignInProvider } from "#features/account/contract.ts";
import { loadClientConfig } from "./clientConfig.ts";
import type { IdentityClient } from "./identityClient.ts";

const opened = new Map<string, Promise<IdentityClient>>();

/**
 * The client of one provider, or of the usual one. The library is a third of the script of the sign-in page, so it is loaded
 * when it is first needed.
 */
export async function openIdentityClient(name: string | null): Promise<{ name: string; client: IdentityClient }> {
  const { providers } = await loadClientConfig();
  const provider = providers.find((known) => known.name === name) ?? providers[0];
  if (!provider) throw new Error("The server names no identity provider.");
  const client = opened.get(provider.name) ?? open(provider);
  opened.set(provider.name, client);
  client.catch(() => opened.delete(provider.name));
  return { name: provider.name, client: await client };
}

/** All providers, the usual one first. */
export async function providerNames(): Promise<string[]> {
  return (await loadClientConfig()).providers.map(({ name }) => name);
}

/**
 * The providers of which this tab keeps anything, read without loading the library: tokens, or a way in or out that was begun. The
 * library asks to be told of every page that follows one, and takes up no other before.
 */
export async function keptProviders(): Promise<string[]> {
  const kept = storedEntries().filter(([key]) => key.startsWith("msal."));
  if (kept.length === 0) return [];
  const { providers } = await loadClientConfig();
  // Tokens name their client in the key, what was begun in the value.
  const names = ({ auth }: SignInProvider) => kept.some((entry) => entry.join(" ").includes(auth.clientId));
  return providers.filter(names).map(({ name }) => name);
}

/** Nothing is kept where the browser is told to keep nothing. */
function storedEntries(): [key: string, value: string][] {
  try {
    return Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

async function open({ auth }: SignInProvider): Promise<IdentityClient> {
  const [{ openLibrary }, { identityClient }] = await Promise.all([
    import("./signInLibrary.ts"),
    import("./identityClient.ts"),
  ]);
  return identityClient(await openLibrary(auth), auth.scopes);
}
