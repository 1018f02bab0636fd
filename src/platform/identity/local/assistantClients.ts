import type { ClientMetadata, ResourceServer } from "oidc-provider";
import type { Queryable } from "#platform/database/database.ts";
import { LOCAL_CLIENT } from "./localClient.ts";

/** What an assistant may be allowed; what else a person may do stays with the person. */
export const ASSISTANT_SCOPES = ["read", "write"] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

/** Everything that an assistant's client may ask the provider for. */
export const OPENID_SCOPES = ["openid", "profile", "email", "offline_access"] as const;

/** The assistants' address as a resource of the provider: the audience of their tokens, and of nothing else. */
export function assistantResource(publicUrl: string): string {
  return new URL("/mcp", publicUrl).href;
}

/** Clients other than the product's own app have registered themselves, and get tokens for the assistants' address alone. */
export function isAssistant({ clientId }: { readonly clientId: string }): boolean {
  return clientId !== LOCAL_CLIENT;
}

export function assistantServer(audience: string): ResourceServer {
  return { scope: ASSISTANT_SCOPES.join(" "), audience, accessTokenFormat: "jwt", jwt: { sign: { alg: "RS256" } } };
}

/** What a client is that does not say otherwise: a program without a secret, which proves itself by PKCE. */
export const ASSISTANT_DEFAULTS: Partial<ClientMetadata> = {
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
};

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Where an answer may go: an encrypted address, or a program on the person's own machine. */
export function isSafeReturn(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.includes(url.hostname)));
}

/** Days after which a client is forgotten that nobody has allowed anything, and one that nobody has allowed anything for long. */
const UNUSED_DAYS = 1;
const FORGOTTEN_DAYS = 400;

/** Notes that somebody has allowed a client something: it is kept from now on, since assistants register once. */
export async function noteAllowed(database: Queryable, client: string): Promise<void> {
  await database.query("update oidc_payload set consumed_at = now() where type = 'Client' and id = $1", [client]);
}

/** Anybody may register a client, so what nobody uses is cleared away. */
export async function sweepAssistants(database: Queryable): Promise<void> {
  await database.query(
    `delete from oidc_payload
     where type = 'Client'
       and coalesce(
         consumed_at < now() - $2::int * interval '1 day',
         (payload->>'client_id_issued_at')::float8 < extract(epoch from now()) - $1::int * 86400)`,
    [UNUSED_DAYS, FORGOTTEN_DAYS],
  );
}
