import {
  type Account,
  type Configuration,
  errors,
  interactionPolicy,
  type JWKS,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { Database, Queryable } from "#platform/database/database.ts";
import {
  ASSISTANT_DEFAULTS,
  ASSISTANT_SCOPES,
  assistantResource,
  assistantServer,
  isAssistant,
  OPENID_SCOPES,
} from "./assistantClients.ts";
import { ACCESS_SCOPE, LOCAL_CLIENT, LOCAL_RESOURCE } from "./localClient.ts";
import { logoutPage, messagePage, type PageFrame } from "./pages.ts";
import { payloadStore } from "./payloadStore.ts";
import { localeOf } from "./signInTexts.ts";

export interface ProviderParts {
  readonly database: Database;
  /** The product's name, as its pages show it. */
  readonly product: string;
  /** Where the app lives below the origin; its pages lead there. */
  readonly basePath: string;
  /** The product's origin. */
  readonly publicUrl: string;
  /** Where answers may arrive below the origin, beside the origin itself; empty adds nothing. */
  readonly redirectPath: string;
  readonly tenant: string;
  readonly jwks: JWKS;
  readonly cookieKey: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Settings of the local OpenID provider, shaped so that MSAL takes it for an Entra tenant. */
export function providerConfiguration({
  database,
  product,
  basePath,
  publicUrl,
  redirectPath,
  tenant,
  jwks,
  cookieKey,
}: ProviderParts): Configuration {
  const origin = new URL(publicUrl).origin;
  const assistants = assistantResource(publicUrl);
  const frameOf = (context: KoaContextWithOIDC): PageFrame => ({
    product,
    basePath,
    locale: localeOf(String(context.query["ui_locales"] ?? ""), context.get("accept-language")),
  });
  return {
    adapter: payloadStore(database),
    jwks,
    clients: [
      {
        client_id: LOCAL_CLIENT,
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [origin, `${origin}/`, ...(redirectPath === "" ? [] : [origin + redirectPath])],
        post_logout_redirect_uris: [`${origin}/logout`],
      },
    ],
    responseTypes: ["code"],
    // Whoever registers may name addresses of keys and the like; a stranger must not have the server look at any.
    fetch: refuseToFetch,
    sectorIdentifierUriValidate: () => false,
    scopes: [...OPENID_SCOPES, ...ASSISTANT_SCOPES],
    clientDefaults: ASSISTANT_DEFAULTS,
    // Whoever registers gets no secret that could be lost: PKCE is asked of everybody.
    clientAuthMethods: ["none"],
    claims: { openid: ["sub", "tid", "oid", "ver"], profile: ["name", "preferred_username"], email: ["email"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // Chromium sends Origin with same-origin POSTs too, and the default refuses every one of them.
    clientBasedCORS: (_context, from, client) =>
      client.redirectUris?.some((uri) => new URL(uri).origin === from) ?? false,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed("refresh_token"),
    // Without it a refresh token would go on working after the person has signed out.
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    // Entra grants offline_access to public clients without asking; the provider drops it, so it is put back here.
    extraParams: {
      // The app's light or dark look, for the sign-in page.
      look: null,
      client_info: (context) => {
        const { params } = context.oidc;
        const asked = String(context.query["scope"] ?? "").split(" ");
        if (params && asked.includes("offline_access")) params["scope"] = `${String(params["scope"])} offline_access`;
      },
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: MINUTE,
      IdToken: HOUR,
      RefreshToken: (_context, _token, client) => (isAssistant(client) ? 14 * DAY : DAY),
      Interaction: HOUR,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    cookies: {
      keys: [cookieKey],
      names: cookieNames(publicUrl),
      long: { path: "/idp/", sameSite: "lax", httpOnly: true },
      short: { sameSite: "lax", httpOnly: true },
    },
    interactions: { policy: promptPolicy(), url: (_context, interaction) => `/idp/interaction/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    findAccount: (_context, subject) => findAccount(database, tenant, subject),
    formats: {
      customizers: {
        jwt: async (context, token, parts) => {
          Object.assign(
            parts.payload,
            await nameAccount(database, tenant, "accountId" in token ? token.accountId : ""),
            signInOf(context, token),
            assistantOf(token, parts.payload),
          );
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          // A sign-out that carries the person's ID token comes from the app, where it was just asked for.
          const asked = context.oidc.entities.IdTokenHint !== undefined;
          context.body = logoutPage(frameOf(context), form, asked);
        },
        postLogoutSuccessSource: (context) => {
          context.body = messagePage(frameOf(context), "signedOut");
        },
      },
      resourceIndicators: {
        enabled: true,
        // MSAL names no resource: the API is the one there is.
        defaultResource: (_context, client) => (isAssistant(client) ? assistants : LOCAL_RESOURCE),
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource, client) => {
          // A client that somebody has registered gets nothing for the API itself, whatever it names.
          if (isAssistant(client)) {
            if (resource.replace(/\/$/, "") !== assistants) throw new errors.InvalidTarget();
            return assistantServer(assistants);
          }
          return {
            scope: `${LOCAL_RESOURCE}/${ACCESS_SCOPE}`,
            audience: LOCAL_CLIENT,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "RS256" } },
          };
        },
      },
      // Assistants cannot be known beforehand; what each may do, the person is asked.
      registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
    },
    renderError: (context) => {
      context.type = "html";
      context.body = messagePage(frameOf(context), "failed");
    },
  };
}

async function refuseToFetch(): Promise<never> {
  throw new Error("The provider fetches nothing.");
}

/** Browsers take a name that begins so through TLS alone, so that no neighbour on plain HTTP can set one. */
function cookieNames(publicUrl: string): Record<"interaction" | "resume" | "session", string> {
  const prefix = publicUrl.startsWith("https:") ? "__Secure-" : "";
  return { interaction: `${prefix}_interaction`, resume: `${prefix}_interaction_resume`, session: `${prefix}_session` };
}

/** What an access token says of its sign-in: which it is, and when the password was given. */
function signInOf(context: KoaContextWithOIDC, token: object): Record<string, unknown> {
  const { AuthorizationCode, RefreshToken } = context.oidc.entities;
  return {
    sid: "grantId" in token ? token.grantId : undefined,
    auth_time: AuthorizationCode?.authTime ?? RefreshToken?.authTime,
  };
}

/** `select_account` and `create` show the sign-in page like `login` does. */
function promptPolicy() {
  const policy = interactionPolicy.base();
  policy.get("login")?.checks.add(
    new interactionPolicy.Check(
      "sign_in_ended",
      "the sign-in of this session was ended",
      "login_required",
      ({ oidc }) => {
        const { REQUEST_PROMPT, NO_NEED_TO_PROMPT } = interactionPolicy.Check;
        return oidc.session?.accountId && !oidc.entities.Grant?.jti ? REQUEST_PROMPT : NO_NEED_TO_PROMPT;
      },
    ),
  );
  for (const name of ["create", "select_account"])
    policy.add(new interactionPolicy.Prompt({ name, requestable: true }), 0);
  return policy;
}

/** What tells an assistant's token from one of the app: whose client it is, and what it may do. */
function assistantOf(token: object, { scope }: { readonly scope?: unknown }): Record<string, unknown> {
  const client = "clientId" in token && typeof token.clientId === "string" ? token.clientId : LOCAL_CLIENT;
  return client === LOCAL_CLIENT ? {} : { azp: client, scp: typeof scope === "string" ? scope : "" };
}

/** The app and the provider belong together, so nobody is asked whether one may know the other. Assistants begin with nothing. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { provider, session, client, result, params } = context.oidc;
  if (!session || !client) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  // Ended by a new password or a sign-out: what is left of the session opens nothing until the password is given.
  if (known && !found && !result?.login) return undefined;
  const grant =
    found ??
    new provider.Grant({ clientId: client.clientId, ...(session.accountId ? { accountId: session.accountId } : {}) });
  if (isAssistant(client)) {
    if (!found) await grant.save();
    return grant;
  }
  grant.addOIDCScope(OPENID_SCOPES.join(" "));
  grant.addResourceScope(LOCAL_RESOURCE, typeof params?.["scope"] === "string" ? params["scope"] : "");
  await grant.save();
  return grant;
}

interface AccountRow {
  readonly name: string;
  readonly email: string;
}

/** The account as the provider puts it into an ID token; undefined once it is gone. */
async function findAccount(database: Queryable, tenant: string, subject: string): Promise<Account | undefined> {
  const account = await readAccount(database, subject);
  if (!account) return undefined;
  const { name, email } = account;
  const claims = { sub: subject, oid: subject, tid: tenant, ver: "2.0", name, preferred_username: email, email };
  return { accountId: subject, claims: async () => claims };
}

/** The claims that Entra puts into an access token beyond the standard's. */
async function nameAccount(database: Queryable, tenant: string, subject: string): Promise<Record<string, unknown>> {
  const account = await readAccount(database, subject);
  return {
    tid: tenant,
    oid: subject,
    ver: "2.0",
    azp: LOCAL_CLIENT,
    scp: ACCESS_SCOPE,
    name: account?.name,
    preferred_username: account?.email,
  };
}

async function readAccount(database: Queryable, subject: string): Promise<AccountRow | undefined> {
  const [row] = await database.query<AccountRow>("select name, email from local_account where subject = $1", [subject]);
  return row;
}
