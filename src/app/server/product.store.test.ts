import { expect, test } from "vitest";
import { clientConfig } from "#features/account/contract.ts";
import { saveDemoAccounts } from "#platform/identity/demoAccounts.ts";
import { Browser, identityClient } from "#tests/support/browserSignIn.ts";
import { type TestApp, testApp } from "#tests/support/testApp.ts";

test("the process says that it lives, and that it is ready once a revision is loaded", async () => {
  const { get, given } = await testApp();
  expect((await get("/healthz")).json()).toEqual({ status: "ok" });
  expect((await get("/readyz")).statusCode).toBe(503);
  const revision = await given.published({ markets: ["tv-623"] });
  expect((await get("/readyz")).json()).toEqual({ status: "ready", revision });
});

test("the browser is told where to sign in, and that the data is a sample", async () => {
  const { get, given, database } = await testApp();
  expect((await get("/config.json")).json()).toMatchObject({
    providers: [{ name: "local" }],
    sample: false,
    demoAccounts: [],
  });

  await given.published({ markets: ["tv-623"], sample: true });
  await saveDemoAccounts(database, {
    customers: [{ name: "Sample", access: [], markets: [] }],
    people: [{ email: "seller@spotmarket.example", name: "Sample Seller", customer: "Sample", role: "Subscriber" }],
  });
  const told = clientConfig.parse((await get("/config.json")).json());

  expect(told).toMatchObject({ sample: true, demoAccounts: ["seller@spotmarket.example"] });
  const auth = told.providers[0]?.auth;
  expect(auth).toMatchObject({ authority: "https://localhost:4600/common", knownAuthorities: ["localhost:4600"] });
  const { authorization_endpoint, issuer } = JSON.parse(auth?.authorityMetadata ?? "") as Record<string, string>;
  expect(authorization_endpoint).toBe(`${issuer}/auth`);
  const discovery = await get(`${new URL(issuer ?? "").pathname}/.well-known/openid-configuration`);
  expect(discovery.json()).toMatchObject({ issuer, authorization_endpoint });
});

test("where strangers reach the product nothing names the demo accounts to them", async () => {
  const publicUrl = "https://market.example.com";
  const { get, given, database, app } = await testApp({ settings: { PUBLIC_URL: publicUrl } });
  await given.published({ markets: ["tv-623"], sample: true });
  await saveDemoAccounts(database, {
    customers: [{ name: "Sample", access: [], markets: [] }],
    people: [{ email: "admin@spotmarket.example", name: "Sample", customer: "Sample", role: "Administrator" }],
  });

  expect((await get("/config.json")).json()).toMatchObject({ sample: true, demoAccounts: [] });
  const client = await identityClient(app, database);
  const page = await new Browser(app).open(client.authorize({ redirect_uri: publicUrl }));
  expect(page.status).toBe(200);
  expect(page.response.body).toContain("password");
  expect(page.response.body).not.toContain("@spotmarket.example");
});

test("with a cloud provider there are no local accounts and no sign-in page of ours", async () => {
  const settings = { AUTH_AUTHORITY: "https://login.microsoftonline.com/common", AUTH_CLIENT_ID: "0b1c" };
  const { get } = await testApp({ settings });
  expect((await get("/config.json")).json()).toMatchObject({
    providers: [
      {
        name: "microsoft",
        auth: {
          clientId: "0b1c",
          authority: settings.AUTH_AUTHORITY,
          scopes: ["api://0b1c/access_as_user"],
          authorityMetadata: "",
        },
      },
    ],
  });
  expect((await get("/idp/sign-in.css")).statusCode).toBe(404);
});

test("measurements are for this machine, or for who has the token", async () => {
  const { get } = await testApp({ settings: { METRICS_TOKEN: "a-token-for-prometheus" } });
  await get("/healthz");
  const here = await get("/metrics");
  expect(here.body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
  expect(here.body).toContain("process_cpu_seconds_total");
  const behindProxy = { "x-forwarded-for": "203.0.113.7" };
  expect((await get("/metrics", { headers: behindProxy })).statusCode).toBe(404);
  const headers = { ...behindProxy, authorization: "Bearer a-token-for-prometheus" };
  expect((await get("/metrics", { headers })).statusCode).toBe(200);
});

test("measurements count requests that match no route, each by its own method", async () => {
  const { get } = await testApp();
  await get("/api/nowhere");
  await get("/market-summary", { headers: { accept: "text/html", host: "localhost:4600" } });
  await get("/healthz", { method: "HEAD" });
  const { body } = await get("/metrics");
  expect(body).toMatch(/_count\{method="GET",route="\(none\)",status="404"\} 1/);
  expect(body).toMatch(/_count\{method="GET",route="\(page\)",status="200"\} 1/);
  expect(body).toMatch(/_count\{method="HEAD",route="\/healthz",status="200"\} 1/);
});

test("a person at 127.0.0.1 is led to localhost, where sign-in works", async () => {
  const { get } = await testApp();
  const page = await get("/market-summary?market=tv-623", { headers: { host: "127.0.0.1:4600", accept: "text/html" } });
  expect(page.statusCode).toBe(302);
  expect(page.headers.location).toBe("http://localhost:4600/market-summary?market=tv-623");
  const api = await get("/session", { headers: { host: "127.0.0.1:4600" } });
  expect(api.statusCode).toBe(401);
});

test("pages may run no foreign script and be framed by nobody else", async () => {
  const { get } = await testApp();
  const { headers } = await get("/login", { headers: { accept: "text/html", host: "localhost:4600" } });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

test("maps may load tiles from the one server that is set for them, and from none without", async () => {
  const login = { headers: { accept: "text/html", host: "localhost:4600" } };
  const policyOf = async ({ get }: TestApp) => String((await get("/login", login)).headers["content-security-policy"]);
  const plain = await testApp();
  expect((await plain.get("/config.json")).json()).toMatchObject({ basemap: null });
  expect(await policyOf(plain)).not.toContain("tiles.example.com");

  const tiles = "https://tiles.example.com/{z}/{x}/{y}.png";
  const mapped = await testApp({ settings: { BASEMAP_URL: tiles, BASEMAP_CREDIT: "Example" } });
  expect((await mapped.get("/config.json")).json()).toMatchObject({ basemap: { tiles, credit: "Example" } });
  const policy = await policyOf(mapped);
  expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example\.com/);
  expect(policy).toContain("script-src 'self';");
});

test("what is missing below a known place is not answered with the app, and a person reads why in her language", async () => {
  const { get } = await testApp();
  for (const url of ["/api/v1/nothing", "/api/v2/session", "/assets/nothing.js"]) {
    const page = await get(url, { headers: { accept: "text/html", "accept-language": "de-DE,de;q=0.9" } });
    expect([url, page.statusCode, page.headers["content-type"]]).toEqual([url, 404, "text/html; charset=utf-8"]);
    expect(page.body).toContain("<h1>Hier ist nichts</h1>");
    const problem = await get(url);
    expect([url, problem.statusCode, problem.json().code]).toEqual([url, 404, "not-found"]);
  }
  expect((await get("/idp/nothing", { headers: { accept: "text/html" } })).statusCode).toBe(404);
});

test("nothing personal and no secret reaches the log", async () => {
  const lines: string[] = [];
  const { get, given, signedIn } = await testApp({ logStream: { write: (line) => void lines.push(line) } });
  await given.person("seller@spotmarket.example", { password: "correct horse battery" });
  const headers = await signedIn("seller@spotmarket.example");
  await get("/session?code=secret-code", { headers: { ...headers, cookie: "_session=secret-cookie" } });
  await get("/idp/interaction/abc?email=seller@spotmarket.example");
  await get("/session", { headers: { authorization: "Bearer secret.token.value" } });

  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(2);
  expect(log).toContain('"path":"/api/v1/session"');
  for (const secret of [
    "secret-code",
    "secret-cookie",
    "secret.token",
    "seller@",
    headers["authorization"]?.slice(7, 60),
  ]) {
    expect(log).not.toContain(secret);
  }
});

test("the log says by its code why a request was refused", async () => {
  const lines: string[] = [];
  const { get } = await testApp({
    settings: { LOG_LEVEL: "debug" },
    logStream: { write: (line) => void lines.push(line) },
  });
  await get("/session");
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "A request was refused");
  expect(refused.map(({ problem }) => problem)).toEqual(["sign-in-required"]);
});

test("a fault in the product is told without detail and logged with it", async () => {
  const lines: string[] = [];
  const { app, database, get, given } = await testApp({ logStream: { write: (line) => void lines.push(line) } });
  await given.person("seller@example.com");
  const headers = { as: "seller@example.com" };
  await database.query("alter table revision rename to revision_away");
  const answer = await get("/revisions", headers).finally(() =>
    database.query("alter table revision_away rename to revision"),
  );

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({
    code: "internal-error",
    detail:
      "Something went wrong on our side, and it has been logged. If it happens again, contact support with the x-request-id of this answer.",
  });
  expect(answer.body).not.toContain("revision_away");
  const logged = lines.find((line) => line.includes("Internal error")) ?? "";
  expect(logged).toContain("does not exist");
  expect(logged).toContain(String(answer.headers["x-request-id"]));
  expect(app.server.listening).toBe(false);
});
