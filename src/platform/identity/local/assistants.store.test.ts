import { createHash } from "node:crypto";
import { decodeJwt, importJWK, SignJWT } from "jose";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { callTool, say, toolsFor } from "#tests/support/assistant.ts";
import { Browser, ORIGIN } from "#tests/support/browserSignIn.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { sweepAssistants } from "./assistantClients.ts";
import { localTenant } from "./secrets.ts";
import { signingKeys } from "./signingKeys.ts";

const EMAIL = "seller@example.com";
const PASSWORD = "correct horse battery";
const RESOURCE = `${ORIGIN}/mcp`;
const BACK = "https://assistant.example/callback";
const VERIFIER = "v".repeat(43);

async function withSeller(settings: Readonly<Record<string, string>> = {}) {
  const product = await testApp({ settings });
  await product.given.published({ markets: ["tv-501", "tv-803"] });
  await product.given.customer({ markets: ["tv-501"] });
  await product.given.person(EMAIL, { password: PASSWORD });
  const base = `/idp/${await localTenant(product.database)}/v2.0`;
  const post = (url: string, body: string, type: string) =>
    product.app.inject({ method: "POST", url, headers: { "content-type": type }, payload: body });
  const register = async (about: object = {}) =>
    post(
      `${base}/reg`,
      JSON.stringify({ client_name: "Example Assistant", redirect_uris: [BACK], ...about }),
      "application/json",
    );
  const authorize = (client: string, more: Record<string, string> = {}) =>
    `${base}/auth?${new URLSearchParams({
      client_id: client,
      redirect_uri: BACK,
      response_type: "code",
      scope: "read write",
      resource: RESOURCE,
      state: "state",
      code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
      code_challenge_method: "S256",
      ...more,
    }).toString()}`;
  const redeem = async (client: string, location: string, more: Record<string, string> = {}) => {
    const form = {
      grant_type: "authorization_code",
      client_id: client,
      code: new URL(location).searchParams.get("code") ?? "",
      redirect_uri: BACK,
      code_verifier: VERIFIER,
      resource: RESOURCE,
      ...more,
    };
    return post(`${base}/token`, new URLSearchParams(form).toString(), "application/x-www-form-urlencoded");
  };
  return { ...product, base, register, authorize, redeem, browser: new Browser(product.app) };
}

type Product = Awaited<ReturnType<typeof withSeller>>;

/** A person signs in and is asked; what the consent page says, and where her answer leads. */
async function connect(product: Product, decision: Record<string, string>, more: Record<string, string> = {}) {
  const { client_id: client } = (await product.register()).json<{ client_id: string }>();
  const form = await product.browser.open(product.authorize(client, more));
  const asked = await product.browser.open(form.url, { email: EMAIL, password: PASSWORD });
  const answered = await product.browser.open(asked.url, decision);
  return { client, asked, location: answered.location };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.skipIf(storeMissing)("an assistant that its person connects", () => {
  test("learns from a refusal who gives tokens for the address, registers, and reads with what it was allowed", async () => {
    const product = await withSeller();
    const refused = await say(product, {}, "tools/list");
    const [, address = ""] = /resource_metadata="([^"]+)"/.exec(String(refused.headers["www-authenticate"])) ?? [];
    const resource = (await product.get(new URL(address).pathname)).json<{ authorization_servers: string[] }>();
    expect(resource).toMatchObject({ resource: RESOURCE, scopes_supported: ["read", "write"] });
    const issuer = new URL(resource.authorization_servers[0] ?? "");
    const server = (await product.get(`/.well-known/oauth-authorization-server${issuer.pathname}`)).json();
    expect(server).toMatchObject({
      issuer: issuer.href,
      registration_endpoint: `${ORIGIN}${product.base}/reg`,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
    });

    const { client, asked, location } = await connect(product, { decision: "allow" });
    expect(asked.response.body).toContain("Example Assistant");
    expect(asked.response.body).toContain("assistant.example");
    expect(asked.response.headers["content-security-policy"]).toContain(
      "form-action 'self' https://assistant.example;",
    );
    const tokens = (await product.redeem(client, location)).json<{ access_token: string; refresh_token: string }>();
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: RESOURCE, scp: "read", azp: client });
    const summary = await callTool(product, bearer(tokens.access_token), "market_summary", { market: "tv-501" });
    expect(summary.isError, summary.text).toBe(false);
    const other = await callTool(product, bearer(tokens.access_token), "market_summary", { market: "tv-803" });
    expect(other.text).toContain("market-not-entitled");
    expect(tokens.refresh_token).toBeTruthy();
  });

  test("changes something only where that was asked for and allowed", async () => {
    const product = await withSeller();
    const both = await connect(product, { decision: "allow", write: "yes" });
    const { access_token: may } = (await product.redeem(both.client, both.location)).json<{ access_token: string }>();
    expect((await toolsFor(product, bearer(may))).map(({ name }) => name)).toContain("add_call");
    const second = { ...product, browser: new Browser(product.app) };
    const read = await connect(second, { decision: "allow", write: "yes" }, { scope: "read" });
    const { access_token: mayNot } = (await product.redeem(read.client, read.location)).json<{
      access_token: string;
    }>();
    expect((await toolsFor(product, bearer(mayNot))).map(({ name }) => name)).not.toContain("add_call");
  });

  test("gets nothing where its person does not allow it", async () => {
    const { location } = await connect(await withSeller(), { decision: "deny" });
    expect(new URL(location).searchParams.get("error")).toBe("access_denied");
  });

  test("has a token that is good at the assistants' address alone, and no token of another address is good there", async () => {
    const product = await withSeller();
    const { client, location } = await connect(product, { decision: "allow" });
    const { access_token: token } = (await product.redeem(client, location)).json<{ access_token: string }>();
    const api = await product.get("/api/v1/session", { headers: bearer(token) });
    expect([api.statusCode, api.json()]).toMatchObject([401, { code: "token-rejected" }]);
    const [key] = await signingKeys(product.database);
    if (!key) throw new Error("There is no key.");
    const claims = decodeJwt(token);
    const signed = async (change: object) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "at+jwt" })
        .sign(await importJWK(key, "RS256"));
    expect((await say(product, bearer(await signed({})), "tools/list")).status).toBe(200);
    for (const change of [
      { aud: "spotmarket" },
      { aud: "https://elsewhere.example/mcp" },
      { aud: ORIGIN },
      { scp: "openid" },
      { scp: "administration write" },
      { iss: "https://elsewhere.example" },
      { sid: "another" },
    ]) {
      const { status } = await say(product, bearer(await signed(change)), "tools/list");
      expect([change, status]).toEqual([change, 401]);
    }
    expect((await say(product, await product.signedIn(EMAIL), "tools/list")).status).toBe(401);
  });

  test("cannot ask for tokens of the API, nor use what was given to another program", async () => {
    const product = await withSeller();
    const { client_id: client } = (await product.register()).json<{ client_id: string }>();
    for (const resource of ["api://spotmarket", "https://elsewhere.example/mcp"]) {
      const { location } = await product.browser.open(product.authorize(client, { resource }));
      expect(new URL(location).searchParams.get("error")).toBe("invalid_target");
    }
    const { location } = await connect(product, { decision: "allow" });
    const thief = await product.redeem(client, location);
    expect([thief.statusCode, thief.json()]).toMatchObject([400, { error: "invalid_grant" }]);
    const elsewhere = await product.browser.open(product.authorize(client, { redirect_uri: "https://evil.example/" }));
    expect([elsewhere.status, elsewhere.location]).toEqual([400, ""]);
    const plain = (await product.register({ redirect_uris: ["http://evil.example/"] })).json<{ client_id: string }>();
    const asked = await product.browser.open(
      product.authorize(plain.client_id, { redirect_uri: "http://evil.example/" }),
    );
    expect(asked.status).toBe(400);
  });

  test("ends with the next request once its person has a new password or signed out everywhere", async () => {
    const product = await withSeller();
    const { client, location } = await connect(product, { decision: "allow" });
    const { access_token: token } = (await product.redeem(client, location)).json<{ access_token: string }>();
    expect((await say(product, bearer(token), "tools/list")).status).toBe(200);
    await product.database.query("select end_sign_ins(person_id) from person where email = $1", [EMAIL]);
    await expect.poll(async () => (await say(product, bearer(token), "tools/list")).status).toBe(401);
  });

  test("is out once its person signs out in the browser in which she allowed it", async () => {
    const product = await withSeller();
    const { client, location } = await connect(product, { decision: "allow" });
    const tokens = (await product.redeem(client, location)).json<{ access_token: string; refresh_token: string }>();
    const page = await product.browser.open(`${product.base}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.response.body)?.[1] ?? "";
    await product.browser.open(`${product.base}/session/end/confirm`, { xsrf, logout: "yes" });
    const more = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await product.redeem(client, location, more)).json()).toMatchObject({ error: "invalid_grant" });
    await expect.poll(async () => (await say(product, bearer(tokens.access_token), "tools/list")).status).toBe(401);
  });

  test("that calls itself by markup or without end is shown as plain, short text", async () => {
    const product = await withSeller();
    const name = `<script>alert(1)</script>${"x".repeat(500)}`;
    const { client_id: client } = (await product.register({ client_name: name })).json<{ client_id: string }>();
    const form = await product.browser.open(product.authorize(client));
    const asked = await product.browser.open(form.url, { email: EMAIL, password: PASSWORD });
    expect(asked.response.body).toContain("&lt;script&gt;");
    expect(asked.response.body).not.toContain("<script>alert");
    expect(asked.response.body).not.toContain("x".repeat(100));
  });

  test("cannot sign in where people sign in at another provider, and is told so", async () => {
    const product = await testApp({
      settings: { AUTH_AUTHORITY: "https://login.microsoftonline.com/common", AUTH_CLIENT_ID: "0b1c" },
    });
    const refused = await say(product, {}, "tools/list");
    expect([refused.status, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    const told = await product.get("/.well-known/oauth-protected-resource/mcp");
    expect([told.statusCode, told.json()]).toMatchObject([404, { detail: expect.stringContaining("API key") }]);
  });

  test("cannot have the server look at an address that it names when it registers", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("Nothing is to be fetched."));
    onTestFinished(() => asked.mockRestore());
    const product = await withSeller();
    const named = await product.register({
      sector_identifier_uri: "https://internal.example/",
      logo_uri: "https://a.example/",
    });
    expect(named.statusCode, named.body).toBe(201);
    const keys = await product.register({
      token_endpoint_auth_method: "private_key_jwt",
      jwks_uri: "https://a.example/",
    });
    expect(keys.statusCode).toBe(400);
    expect(asked).not.toHaveBeenCalled();
  });

  test("that nobody has allowed anything is forgotten after a day, and one that was allowed something is kept", async () => {
    const product = await withSeller();
    await product.register();
    const { client } = await connect(product, { decision: "allow" });
    await product.database.query(
      "update oidc_payload set payload = jsonb_set(payload, '{client_id_issued_at}', '1') where type = 'Client'",
    );
    await sweepAssistants(product.database);
    const left = await product.database.query<{ id: string }>("select id from oidc_payload where type = 'Client'");
    expect(left).toEqual([{ id: client }]);
  });
});
