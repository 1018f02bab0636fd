import { describe, expect, test } from "vitest";
import { LOCAL_CLIENT } from "#platform/identity/local/localClient.ts";
import { localTenant } from "#platform/identity/local/secrets.ts";
import { unsubscribeKey } from "#platform/mail/regular/unsubscribeLinks.ts";
import { unsubscribeToken } from "#platform/mail/regular/unsubscribeToken.ts";
import { type AnswerSeen, Browser, identityClient } from "./support/browserSignIn.ts";
import { type TestApp, testApp } from "./support/testApp.ts";
import { storeMissing } from "./support/testDatabase.ts";

const SELLER = "seller@example.com";
const PASSWORD = "correct horse battery";
const PAGE = { accept: "text/html", host: "localhost:4600" };
const EVIL = "https://evil.example";

async function product(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  const made = await testApp({ documentWorker: "light", settings });
  await made.given.published({ markets: ["tv-501"] });
  await made.given.customer({ markets: ["tv-501"] });
  await made.given.person(SELLER, { password: PASSWORD });
  return made;
}

/** As it stands in the head of the seller's mails of new revisions. */
async function sellersToken(database: TestApp["database"]): Promise<string> {
  const [seller] = await database.query<{ id: number }>("select person_id as id from person where email = $1", [
    SELLER,
  ]);
  const key = await unsubscribeKey(database);
  return unsubscribeToken(key, { person: seller?.id ?? 0, kind: "editions", about: null });
}

/** One answer of every kind that the product gives. */
async function everyKind({ app, get, database, signedIn }: TestApp): Promise<Record<string, AnswerSeen>> {
  const mount = `/idp/${await localTenant(database)}/v2.0`;
  const seller = await signedIn(SELLER);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return {
    "a person's JSON": await get("/session", { headers: seller }),
    "a table as CSV": await get("/markets/tv-501/top-sub-verticals.csv", { headers: seller }),
    "a table as a workbook": await get("/markets/tv-501/top-sub-verticals.xlsx", { headers: seller }),
    "a wallet": await get("/revisions/current/wallets/tv-501", { headers: seller }),
    "a document": await get("/markets/tv-501/report/file?format=pdf", { headers: seller }),
    "a refusal": await get("/session"),
    "a wrong address of the API": await get("/api/v1/nothing"),
    "the API's description": await get("/openapi.json"),
    "what methods there are": await app.inject({ method: "OPTIONS", url: "/api/v1/session" }),
    "what the app asks first": await get("/config.json"),
    "a probe": await get("/healthz"),
    "a mailed link that a browser opens": await get(`/api/v1/unsubscribe/${"x".repeat(60)}`, { headers: PAGE }),
    "a mail server's answer": await app.inject({
      method: "POST",
      url: `/api/v1/unsubscribe/${await sellersToken(database)}`,
      headers: form,
      payload: "List-Unsubscribe=One-Click",
    }),
    "a page": await get("/login", { headers: PAGE }),
    "a wrong page of the provider": await get("/idp/nothing"),
    "the provider's sign-in page": (await new Browser(app).open((await identityClient(app, database)).authorize()))
      .response,
    "the provider's description": await get(`${mount}/.well-known/openid-configuration`),
    "the provider's keys": await get(`${mount}/jwks`),
    "the provider's refusal of a code": await app.inject({
      method: "POST",
      url: `${mount}/token`,
      headers: form,
      payload: `grant_type=authorization_code&code=x&client_id=${LOCAL_CLIENT}`,
    }),
    "the provider's script": await get("/idp/submit.js"),
    "the provider's refusal of an interaction": await get("/idp/interaction/nothing"),
  };
}

const policyOf = ({ headers }: AnswerSeen) => String(headers["content-security-policy"]);
/** For the programs of anybody who signs people in here; a code that nobody knows is refused in the same way for all. */
const PUBLIC = ["the provider's description", "the provider's keys", "the provider's refusal of a code"];
/** What takes part in pages of ours only: neither text that a person reads, nor something to frame. */
const PARTS = ["the provider's script"];

describe.skipIf(storeMissing)("headers", () => {
  test("nothing lets a browser guess its type, be read by pages of others, or say what it is made with", async () => {
    for (const [kind, { headers }] of Object.entries(await everyKind(await product()))) {
      if (kind !== "what methods there are") expect(headers["x-content-type-options"], kind).toBe("nosniff");
      // Anybody may know where the provider is and with which keys it signs; neither needs a sign-in, and neither takes one along.
      expect(headers["access-control-allow-origin"], kind).toBe(PUBLIC.includes(kind) ? "*" : undefined);
      expect(headers["access-control-allow-credentials"], kind).toBeUndefined();
      expect(headers["x-powered-by"], kind).toBeUndefined();
      expect(headers["server"], kind).toBeUndefined();
      if (kind !== "what methods there are") expect(headers["cross-origin-resource-policy"], kind).toBe("same-origin");
    }
  });

  test("nothing runs a script that is not one of our files, and nothing is framed by others", async () => {
    for (const [kind, answer] of Object.entries(await everyKind(await product()))) {
      if (PARTS.includes(kind) || kind === "what methods there are") continue;
      const policy = policyOf(answer);
      const directive = (name: string) => new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy)?.[1];
      expect(directive("frame-ancestors"), kind).toMatch(/^'(none|self)'$/);
      const scripts = directive("script-src") ?? directive("default-src");
      expect(scripts, kind).toMatch(/^'(none|self)'$/);
      // Neither scripts nor style elements that stand in a page: `web.test.ts` has what the app's page may bring. Attributes of its
      // elements alone may say how they look, since what people paste does.
      const attributes = /;style-src-attr 'unsafe-inline'/;
      expect(policy.replace(attributes, ""), kind).not.toMatch(/unsafe-/);
      expect(attributes.test(policy) && kind !== "a page", kind).toBe(false);
      if (String(answer.headers["content-type"]).includes("text/html")) {
        expect(directive("base-uri"), kind).toBe("'none'");
        expect(directive("form-action"), kind).toBe("'self'");
        expect(answer.headers["x-frame-options"], kind).toBe("SAMEORIGIN");
        expect(String(answer.headers["permissions-policy"]), kind).toContain("camera=()");
        // Neither a script nor a handler in the page itself; the app's page loads its script as a file.
        expect(answer.body, kind).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:/i);
        expect(answer.body, kind).not.toMatch(/<style|\sstyle=/i);
      }
      expect(answer.headers["referrer-policy"], kind).toMatch(/^(no-referrer|same-origin)$/);
    }
  });

  test("nothing that was made for one person is kept by a cache, and figures only by the reader's own browser", async () => {
    const answers = await everyKind(await product());
    const kept = Object.fromEntries(
      Object.entries(answers).map(([kind, { headers }]) => [kind, headers["cache-control"] ?? null]),
    );
    for (const kind of [
      "a person's JSON",
      "a table as CSV",
      "a table as a workbook",
      "a refusal",
      "a wrong address of the API",
      "a mailed link that a browser opens",
      "a mail server's answer",
      "the provider's sign-in page",
      "the provider's refusal of a code",
      "the provider's refusal of an interaction",
    ])
      expect([kind, kept[kind]]).toEqual([kind, "no-store"]);
    for (const kind of ["a wallet", "a document"]) expect([kind, kept[kind]]).toEqual([kind, "private, no-cache"]);
  });

  test("behind TLS every answer keeps browsers to TLS, and cookies travel there alone", async () => {
    const secure = await product({ PUBLIC_URL: "https://spotmarket.example" });
    const through = { "x-forwarded-proto": "https", host: "spotmarket.example" };
    for (const url of ["/api/v1/session", "/login", "/config.json", "/healthz", "/idp/submit.js", "/idp/nothing"]) {
      const { headers } = await secure.get(url, { headers: { ...through, accept: "*/*" } });
      expect(headers["strict-transport-security"], url).toContain("max-age=31536000");
    }
    const provider = await identityClient(secure.app, secure.database);
    const url = provider.authorize({ redirect_uri: "https://spotmarket.example" });
    const begun = await secure.app.inject({ url, headers: through });
    const cookies = [begun.headers["set-cookie"] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-_/);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; path=\/idp\//i);
    }
    const plain = await product();
    expect((await plain.get("/config.json")).headers["strict-transport-security"]).toBeUndefined();
  });

  test("no page of another origin may call the API, whatever it asks beforehand", async () => {
    const { app, signedIn } = await product();
    const seller = await signedIn(SELLER);
    for (const url of ["/api/v1/session", "/api/v1/preferences", "/config.json", "/idp/interaction/x", "/login"]) {
      for (const method of ["GET", "PUT", "DELETE"] as const) {
        const preflight = await app.inject({
          method: "OPTIONS",
          url,
          headers: {
            origin: EVIL,
            "access-control-request-method": method,
            "access-control-request-headers": "authorization",
          },
        });
        const told = Object.keys(preflight.headers).filter((name) => name.startsWith("access-control-"));
        expect([url, told]).toEqual([url, []]);
      }
      const answer = await app.inject({ url, headers: { ...seller, origin: EVIL } });
      expect(answer.headers["access-control-allow-origin"], url).toBeUndefined();
    }
  });

  test("a sign-in page is answered by the browser that began it alone, so that no other page can send it", async () => {
    const { app, database } = await product();
    const form = await new Browser(app).open((await identityClient(app, database)).authorize());
    const sent = await app.inject({
      method: "POST",
      url: form.url,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: EVIL, "sec-fetch-site": "cross-site" },
      payload: new URLSearchParams({ email: SELLER, password: PASSWORD }).toString(),
    });
    expect(sent.statusCode).toBe(400);
    expect(sent.headers["set-cookie"] ?? []).toEqual([]);
    expect(sent.headers.location).toBeUndefined();
  });

  test("no address leads on to another site, and no header says where we are", async () => {
    const { app, get, database } = await product();
    for (const url of [
      "//evil.example/",
      "/\\evil.example",
      "/login?redirect=https://evil.example",
      "/%2f%2fevil.example",
    ]) {
      for (const host of ["localhost:4600", "127.0.0.1:4600", "evil.example"]) {
        const { headers } = await app.inject({
          url,
          headers: { accept: "text/html", host, "x-forwarded-host": "evil.example" },
        });
        const there = headers.location === undefined ? null : new URL(headers.location);
        expect([null, "http://localhost:4600"], `${host}${url}`).toContain(there && there.origin);
      }
    }
    const lost = await get("/api/v1/passwords/forgotten", {
      method: "POST",
      headers: { "content-type": "application/json", host: "evil.example", "x-forwarded-host": "evil.example" },
      body: JSON.stringify({ email: SELLER, language: "en-US" }),
    });
    expect(lost.statusCode).toBe(200);
    const [mail] = await database.query<{ text: string }>("select body_text as text from mail");
    expect(mail?.text).toContain("http://localhost:4600/");
    expect(mail?.text).not.toContain("evil.example");
  });

  test("a method is what it says it is: none is renamed by a header, and none echoes a request", async () => {
    const { app, signedIn } = await product();
    const seller = await signedIn(SELLER);
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      const answer = await app.inject({ url: "/api/v1/session", headers: { ...seller, [name]: "DELETE" } });
      expect([name, answer.statusCode]).toEqual([name, 200]);
      const url = "/api/v1/session?_method=DELETE";
      expect((await app.inject({ url, headers: seller })).statusCode).toBe(400);
    }
    for (const url of ["/api/v1/session", "/login", "/idp/interaction/x"]) {
      // Not in Fastify's list of methods, so said as Node would pass it on.
      const answer = await app.inject({ method: "TRACE" as "GET", url, headers: { cookie: "secret=1" } });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.body, url).not.toContain("secret=1");
    }
  });
});
