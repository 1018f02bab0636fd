import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";

/** The tenant under which Microsoft keeps people's own accounts. */
export const PERSONAL_TENANT = "9188040d-6c67-4c5b-b112-36a304b66dad";
export const CLIENT_ID = "5f0c1d6e-0000-4000-8000-000000000001";
const SCOPE = "access_as_user";

export interface CloudAccount {
  readonly email: string;
  readonly tenant: string;
  readonly oid: string;
  /** Whether the tenant owns the address's domain. */
  readonly vouched: boolean;
}

interface Begun {
  readonly account: CloudAccount;
  readonly challenge: string;
  readonly nonce: string;
  /** What its question says was to be proven; empty where it says nothing. */
  readonly claims: string;
}

/** An identity provider of Entra's shape on this machine: many tenants, one set of keys, real codes, cookies and tokens. */
export interface CloudProvider {
  readonly origin: string;
  /** Settings by which the product signs people in there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Accounts that exist, by e-mail address. */
  readonly accounts: Map<string, CloudAccount>;
  /** Tenants whose administrator has not allowed the application. Whoever administers one does so on the page for it. */
  readonly withoutConsent: Set<string>;
  /** Addresses of accounts that are turned off. */
  readonly disabled: Set<string>;
  /** What an account, by its address, has to prove before a token is given: a claims challenge, as the sign-in is to repeat it. */
  readonly challenges: Map<string, string>;
  /** How often each address was asked, by the last part of its path. */
  readonly asked: Map<string, number>;
  readonly newKey: (kid: string) => Promise<void>;
  /** An access token by the latest key, with claims replaced. */
  readonly token: (account: CloudAccount, claims?: JWTPayload) => Promise<string>;
  /** From now on every request is answered with this instead; null goes back to normal. */
  readonly answerWith: (status: number | null, body?: string) => void;
  readonly stop: () => Promise<void>;
}

export interface CloudProviderOptions {
  readonly tenant?: string;
  /** Seconds that access tokens live. */
  readonly life?: number;
}

export async function startCloudProvider(options: CloudProviderOptions = {}): Promise<CloudProvider> {
  const { tenant = "common", life = 3_600 } = options;
  const keys: JWK[] = [];
  let signing: { kid: string; key: Awaited<ReturnType<typeof generateKeyPair>>["privateKey"] } | null = null;
  let fixed: { status: number; body: string } | null = null;
  const accounts = new Map<string, CloudAccount>();
  const withoutConsent = new Set<string>();
  const disabled = new Set<string>();
  const challenges = new Map<string, string>();
  const asked = new Map<string, number>();
  const codes = new Map<string, Begun>();
  const refreshTokens = new Map<string, CloudAccount>();

  const server = createServer((request, response) => {
    void answer(request, response).catch((reason: unknown) => response.writeHead(500).end(String(reason)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;

  async function sign(account: CloudAccount, claims: JWTPayload): Promise<string> {
    if (!signing) throw new Error("The cloud provider has no key yet.");
    const now = Math.floor(Date.now() / 1_000);
    const { tenant: tid, oid, email, vouched } = account;
    const usual = {
      tid,
      oid,
      sub: `pairwise-${oid}`,
      ver: "2.0",
      preferred_username: email,
      name: email,
      email,
      xms_edov: vouched,
      auth_time: now,
      // Two tokens of one second are two, as at Microsoft.
      uti: randomUUID(),
    };
    return new SignJWT({
      iss: `${origin}/${tid}/v2.0`,
      aud: CLIENT_ID,
      iat: now,
      nbf: now,
      exp: now + life,
      ...usual,
      ...claims,
    })
      .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: signing.kid })
      .sign(signing.key);
  }
  const token = (account: CloudAccount, claims: JWTPayload = {}) =>
    sign(account, { scp: SCOPE, azp: CLIENT_ID, ...claims });

  async function newKey(kid: string): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    keys.push({ ...(await exportJWK(publicKey)), kid, use: "sig" });
    signing = { kid, key: privateKey };
  }
  await newKey("first");

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", origin);
    const last = url.pathname.split("/").at(-1) ?? "";
    asked.set(last, (asked.get(last) ?? 0) + 1);
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (fixed) return void response.writeHead(fixed.status, { "content-type": "text/html" }).end(fixed.body);
    if (last === "keys") return sendJson(response, 200, { keys });
    if (last === "authorize") return authorize(request, response, url);
    if (last === "adminconsent") return consent(response, url);
    if (last === "token") return exchange(response, new URLSearchParams(await text(request)));
    if (last === "logout") {
      const to = url.searchParams.get("post_logout_redirect_uri") ?? "/";
      const state = url.searchParams.get("state");
      response.setHeader("set-cookie", "cloud=; path=/; max-age=0");
      return redirect(response, state === null ? to : `${to}?${new URLSearchParams({ state }).toString()}`);
    }
    response.writeHead(404).end();
  }

  function authorize(request: IncomingMessage, response: ServerResponse, { searchParams: asks }: URL): void {
    const known = /cloud=([^;]+)/.exec(request.headers.cookie ?? "")?.[1];
    const email = asks.get("email") ?? (known === undefined ? null : decodeURIComponent(known));
    const account = email === null ? undefined : accounts.get(email);
    const back = (parameters: Record<string, string>) =>
      redirect(
        response,
        `${asks.get("redirect_uri")}#${new URLSearchParams({ ...parameters, state: asks.get("state") ?? "" }).toString()}`,
      );
    if (asks.get("client_id") !== CLIENT_ID) return void response.writeHead(400).end("AADSTS700016");
    if (account && disabled.has(account.email))
      return back({ error: "access_denied", error_description: "AADSTS50057: The user account is disabled." });
    if (account && withoutConsent.has(account.tenant))
      return back({
        error: asks.get("prompt") === "none" ? "consent_required" : "access_denied",
        error_description: "AADSTS65001: The user or administrator has not consented to use the application.",
      });
    if (account) {
      const code = randomUUID();
      codes.set(code, {
        account,
        challenge: asks.get("code_challenge") ?? "",
        nonce: asks.get("nonce") ?? "",
        claims: asks.get("claims") ?? "",
      });
      response.setHeader("set-cookie", `cloud=${encodeURIComponent(account.email)}; path=/; httponly; samesite=lax`);
      return back({ code });
    }
    if (asks.get("prompt") === "none") return back({ error: "login_required", error_description: "AADSTS50058" });
    sendForm(response, asks, `<input name="email" aria-label="Account"><button>Next</button>`);
  }

  /** Where an administrator signs in and allows the application for all of her tenant. */
  function consent(response: ServerResponse, { searchParams: asks }: URL): void {
    const administrator = accounts.get(asks.get("email") ?? "");
    if (asks.get("client_id") !== CLIENT_ID) return void response.writeHead(400).end("AADSTS700016");
    if (!administrator)
      return sendForm(response, asks, `<input name="email" aria-label="Account"><button>Accept</button>`);
    withoutConsent.delete(administrator.tenant);
    const answer = { admin_consent: "True", tenant: administrator.tenant, scope: asks.get("scope") ?? "" };
    const query = new URLSearchParams({ ...answer, state: asks.get("state") ?? "" });
    redirect(response, `${asks.get("redirect_uri")}?${query.toString()}`);
  }

  async function exchange(response: ServerResponse, form: URLSearchParams): Promise<void> {
    const code = form.get("code") ?? "";
    const begun = codes.get(code);
    codes.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const account =
      begun && begun.challenge === proof ? begun.account : refreshTokens.get(form.get("refresh_token") ?? "");
    if (!account) return sendJson(response, 400, { error: "invalid_grant", error_description: "AADSTS70008" });
    if (disabled.has(account.email))
      return sendJson(response, 400, { error: "invalid_grant", error_description: "AADSTS50057: It is disabled." });
    const claims = challenges.get(account.email);
    if (claims !== undefined && (begun === undefined || ofAccess(begun.claims) !== ofAccess(claims)))
      return sendJson(response, 400, {
        error: "interaction_required",
        error_description: "AADSTS50076: You must use multi-factor authentication.",
        suberror: "basic_action",
        claims,
      });
    const refreshToken = randomUUID();
    refreshTokens.set(refreshToken, account);
    sendJson(response, 200, {
      token_type: "Bearer",
      expires_in: life,
      scope: `api://${CLIENT_ID}/${SCOPE} openid profile offline_access`,
      access_token: await token(account),
      id_token: await sign(account, begun ? { nonce: begun.nonce } : {}),
      refresh_token: refreshToken,
      client_info: Buffer.from(JSON.stringify({ uid: account.oid, utid: account.tenant })).toString("base64url"),
    });
  }

  return {
    origin,
    settings: { AUTH_AUTHORITY: `${origin}/${tenant}`, AUTH_CLIENT_ID: CLIENT_ID },
    accounts,
    withoutConsent,
    disabled,
    challenges,
    asked,
    newKey,
    token,
    answerWith: (status, body = "") => {
      fixed = status === null ? null : { status, body };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

/** What a claims request says of the access token; libraries add wishes of their own for the other one. */
function ofAccess(claims: string): string {
  const { access_token: wanted = {} } = JSON.parse(claims || "{}") as { access_token?: object };
  return JSON.stringify(wanted);
}

/** A page with one form, which comes back to the same address with all that was asked before. */
function sendForm(response: ServerResponse, asks: URLSearchParams, fields: string): void {
  const kept = [...asks].map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeText(value)}">`);
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><title>Cloud</title><form>${kept.join("")}${fields}</form>`);
}

function escapeText(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
