import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { ASSISTANT_SCOPES, isAssistant, isSafeReturn, OPENID_SCOPES } from "./assistantClients.ts";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** What a person is asked: whether somebody's program may read, and perhaps change, in her name. */
export interface ConsentAsked {
  /** What the program calls itself, which nobody has checked. */
  readonly client: string;
  /** The host that the answer goes to, by which people can tell whose program it is. */
  readonly host: string;
  readonly asksToWrite: boolean;
}

/** The origin that an answer to a program goes to; null for the app itself, and where none is safe. */
export function returnOrigin({ params }: Pick<Interaction, "params">): string | null {
  const { client_id: clientId, redirect_uri: address } = params;
  if (typeof clientId !== "string" || typeof address !== "string" || !isAssistant({ clientId })) return null;
  return isSafeReturn(address) ? new URL(address).origin : null;
}

/** Null where the answer would go where anybody could read it. */
export async function consentAsked(provider: Provider, { params }: Interaction): Promise<ConsentAsked | null> {
  const origin = returnOrigin({ params });
  const { scope } = params;
  const client = await provider.Client.find(String(params["client_id"]));
  if (origin === null || !client) return null;
  return {
    client: (client.clientName ?? "").trim().slice(0, 60) || client.clientId,
    host: new URL(origin).host,
    asksToWrite: typeof scope === "string" && scope.split(" ").includes("write"),
  };
}

/** Notes what the person has allowed, and leads back to the program. */
export async function allow(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  {
    interaction,
    resource,
    writes,
  }: { readonly interaction: Interaction; readonly resource: string; readonly writes: boolean },
): Promise<void> {
  const known = interaction.grantId === undefined ? undefined : await provider.Grant.find(interaction.grantId);
  const accountId = interaction.session?.accountId;
  const grant =
    known ??
    new provider.Grant({ clientId: String(interaction.params["client_id"]), ...(accountId ? { accountId } : {}) });
  const allowed = ASSISTANT_SCOPES.filter((scope) => scope !== "write" || writes).join(" ");
  const refused = ASSISTANT_SCOPES.filter((scope) => scope === "write" && !writes).join(" ");
  // The provider asks again for whatever is neither allowed nor refused.
  grant.addOIDCScope([...OPENID_SCOPES, allowed].join(" "));
  grant.addResourceScope(resource, allowed);
  if (refused !== "") {
    grant.rejectOIDCScope(refused);
    grant.rejectResourceScope(resource, refused);
  }
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
}

/** Leads back to the program with a refusal. */
export async function refuse(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = { error: "access_denied", error_description: "The person did not allow it." };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
