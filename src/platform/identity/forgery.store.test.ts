import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startCloudProvider } from "#tests/support/cloudProvider.ts";
import { keepSigningKey } from "#tests/support/signIn.ts";
import { testApp } from "#tests/support/testApp.ts";
import { openGrant } from "./local/grants.ts";
import { localTenant } from "./local/secrets.ts";
import { publicPart } from "./local/signingKeys.ts";

const SELLER = "seller@example.com";
const ORGANISATION = "11111111-2222-4333-8444-555555555555";
const OTHER = "99999999-2222-4333-8444-555555555555";
const EMPLOYEE = { email: SELLER, tenant: ORGANISATION, oid: "employee", vouched: false };

type Claims = Readonly<Record<string, unknown>>;

const part = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

/** An app with local accounts and a cloud provider, and everything that an attacker would need for a good forgery. */
async function workshop() {
  const cloud = await startCloudProvider();
  onTestFinished(() => cloud.stop());
  const log: string[] = [];
  const product = await testApp({
    settings: { ...cloud.settings, AUTH_LOCAL: "1" },
    logStream: { write: (line) => void log.push(line) },
  });
  const { app, database, given } = product;
  await given.person(SELLER);
  await database.query(
    "insert into person_identity (issuer, subject, person_id) select $1, $2, person_id from person where email = $3",
    [`${cloud.origin}/${ORGANISATION}/v2.0`, EMPLOYEE.oid, SELLER],
  );
  const tenant = await localTenant(database);
  const [account] = await database.query<{ subject: string }>("select subject from local_account");
  const [kept] = await database.query<{ private_jwk: Awaited<ReturnType<typeof keepSigningKey>> }>(
    "select private_jwk from signing_key",
  );
  if (!kept || !account) throw new Error("The store has no key or no account.");
  const jwk = kept.private_jwk;
  const now = Math.floor(Date.now() / 1_000);
  const claims: Claims = {
    iss: `http://localhost:4600/idp/${tenant}/v2.0`,
    aud: "spotmarket",
    iat: now,
    exp: now + 600,
    tid: tenant,
    oid: account.subject,
    scp: "access_as_user",
    sid: await openGrant(database, account.subject, 600),
  };
  const own = createPrivateKey({ key: jwk, format: "jwk" });
  const header: Claims = { alg: "RS256", kid: jwk.kid, typ: "at+jwt" };

  /** Signs whatever it is given, also what is no token; `change` of undefined takes a claim out. */
  function token(change: Claims | string = {}, head: Claims = {}, key: KeyObject = own, hash = "sha256"): string {
    const payload = typeof change === "string" ? change : { ...claims, ...change };
    const signed = `${part({ ...header, ...head })}.${part(payload)}`;
    return `${signed}.${sign(hash, Buffer.from(signed), key).toString("base64url")}`;
  }
  const ask = async (headers: Record<string, string>, url = "/api/v1/session", body?: string) => {
    const answer = await app.inject({
      url,
      headers,
      method: body === undefined ? "GET" : "POST",
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      text: answer.body,
      code: answer.json<{ code?: string }>().code,
    };
  };
  return { ...product, cloud, log, tenant, now, jwk, claims, header, own, token, ask };
}

type Workshop = Awaited<ReturnType<typeof workshop>>;
type Forgery = (tools: Workshop) => string | Promise<string>;

const stranger = generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
const strangerJwk = createPublicKey(stranger).export({ format: "jwk" });

/** What a holder of our key would have to get wrong, and what everybody else can try: claims. */
const CLAIMS: Record<string, (tools: Workshop) => Claims> = {
  "of another issuer": () => ({ iss: "https://login.microsoftonline.com/common/v2.0" }),
  "without an issuer": () => ({ iss: undefined }),
  "whose issuer is a list": ({ claims }) => ({ iss: [claims["iss"]] }),
  "whose issuer only begins right": ({ claims }) => ({ iss: `${String(claims["iss"])}/` }),
  "whose tenant is not its issuer's": () => ({ tid: OTHER }),
  "whose tenant is a pattern": () => ({ tid: "{tenantid}" }),
  "whose tenant is no GUID": () => ({ tid: "common" }),
  "whose tenant is in capitals": ({ tenant }) => ({ tid: tenant.toUpperCase() }),
  "whose tenant is a list": ({ tenant }) => ({ tid: [tenant] }),
  "without a tenant": () => ({ tid: undefined }),
  "for another audience": () => ({ aud: "https://graph.microsoft.com" }),
  "for a list of other audiences": () => ({ aud: ["spotmarket2", "api://spotmarket2"] }),
  "for an audience that only begins like ours": () => ({ aud: "spotmarket.evil" }),
  "without an audience": () => ({ aud: undefined }),
  "without a scope, as an ID token": () => ({ scp: undefined }),
  "with a scope that only contains ours": () => ({ scp: "xaccess_as_user access_as_userx" }),
  "with a list of scopes": () => ({ scp: ["access_as_user"] }),
  "with roles in place of the scope": () => ({ scp: undefined, roles: ["access_as_user"] }),
  "with a scope under another name": () => ({ scp: undefined, scope: "access_as_user" }),
  "that ended 61 seconds ago": ({ now }) => ({ exp: now - 61 }),
  "without an end": () => ({ exp: undefined }),
  "whose end is a text": ({ now }) => ({ exp: String(now + 600) }),
  "that would live for a century": ({ now }) => ({ exp: now + 3_155_760_000 }),
  "whose end is beyond all numbers": () => ({ exp: 1e300 }),
  "whose end is nothing": () => ({ exp: null }),
  "that begins in two minutes": ({ now }) => ({ nbf: now + 120 }),
  "whose beginning is a text": ({ now }) => ({ nbf: String(now - 10) }),
  "made in the future of our clock": ({ now }) => ({ nbf: now + 3_600, iat: now + 3_600, exp: now + 7_200 }),
  "of no sign-in": () => ({ sid: undefined }),
  "of a sign-in that nobody made": () => ({ sid: "made-up" }),
  "of a list of sign-ins": ({ claims }) => ({ sid: [claims["sid"], claims["sid"]] }),
  "without a user": () => ({ oid: undefined }),
  "whose user is empty": () => ({ oid: "" }),
  "whose user is an object": () => ({ oid: { toString: "x" } }),
  "whose user is a list": ({ claims }) => ({ oid: [claims["oid"]] }),
};

/** Everything that can be done to header, signature and form. */
const FORMS: Record<string, Forgery> = {
  "that says alg none": ({ claims }) => `${part({ alg: "none" })}.${part(claims)}.`,
  "that says alg None": ({ claims }) => `${part({ alg: "None" })}.${part(claims)}.AAAA`,
  "that says alg nOnE over our signature": ({ token, header }) => {
    const [, payload, signature] = token().split(".");
    return `${part({ ...header, alg: "nOnE" })}.${payload}.${signature}`;
  },
  "without an alg": ({ token }) => token({}, { alg: undefined }),
  "signed with our public key as a secret (PEM)": (tools) => shared(tools, pem(tools)),
  "signed with our public key as a secret (PEM, trimmed)": (tools) => shared(tools, pem(tools).trim()),
  "signed with our public key as a secret (its number)": (tools) => shared(tools, tools.jwk.n),
  "signed with our public key as a secret (JWK)": (tools) => shared(tools, JSON.stringify(publicPart(tools.jwk))),
  "signed with an empty secret": (tools) => shared(tools, ""),
  "signed with RS512": ({ token, own }) => token({}, { alg: "RS512" }, own, "sha512"),
  "that says RS512 over an RS256 signature": ({ token }) => token({}, { alg: "RS512" }),
  "that says PS256": ({ token }) => token({}, { alg: "PS256" }),
  "signed with ES256": ({ token }) =>
    token({}, { alg: "ES256" }, generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey),
  "with an empty signature": ({ token }) => token().replace(/[^.]+$/, ""),
  "with its signature cut off": ({ token }) => token().replace(/\.[^.]+$/, ""),
  "with half of its signature": ({ token }) => token().slice(0, -170),
  "with the signature of another token": ({ token }) => {
    const [header, payload] = token({ name: "Administrator" }).split(".");
    return `${header}.${payload}.${token().split(".")[2]}`;
  },
  "by another key under our key's name": ({ token }) => token({}, {}, stranger),
  "by another key under its own name": ({ token }) => token({}, { kid: "stranger" }, stranger),
  "by another key without a name": ({ token }) => token({}, { kid: undefined }, stranger),
  "whose key name climbs folders": ({ token }) => token({}, { kid: "../../../../dev/null" }, stranger),
  "whose key name is SQL": ({ token }) =>
    token({}, { kid: "' union select private_jwk from signing_key --" }, stranger),
  "whose key name is a list": ({ token, jwk }) => token({}, { kid: [jwk.kid] }, stranger),
  "whose key name is endless": ({ token }) => token({}, { kid: "k".repeat(4_000) }, stranger),
  "that brings its key along": ({ token }) => token({}, { jwk: strangerJwk }, stranger),
  "that brings a certificate along": ({ token }) => token({}, { x5c: ["MIIB"], x5t: "AAAA" }, stranger),
  "that demands what we do not know": ({ token }) => token({}, { crit: ["exp"], exp: 1 }),
  "that demands an unencoded payload": ({ token }) => token({}, { crit: ["b64"], b64: false }),
  "that demands nothing, as a list": ({ token }) => token({}, { crit: [] }),
  "inside another token": ({ token }) => token(token(), { cty: "JWT" }),
  "that is encrypted": ({ token }) =>
    `${part({ alg: "RSA-OAEP", enc: "A256GCM" })}.${part("key")}.${part("iv")}.${part(token())}.${part("tag")}`,
  "that says twice when it ends": ({ token, claims, now }) =>
    token(`${JSON.stringify(claims).slice(0, -1)},"exp":${now - 600}}`),
  "whose claims are a list": ({ token, claims }) => token(JSON.stringify([claims])),
  "whose claims are nothing": ({ token }) => token("null"),
  "whose claims are no JSON": ({ token }) => token("{"),
  "whose claims would change all objects": ({ token, claims }) =>
    token(JSON.stringify({ __proto__: null, ...claims, oid: undefined }).replace("{", '{"__proto__":{"oid":"x"},')),
  "cut short": ({ token }) => token().slice(0, -10),
  "with something after it": ({ token }) => `${token()}x.y`,
  "with padding": ({ token }) => `${token()}==`,
  "with a space in it": ({ token }) => token().replace(".", ". "),
  "with a dot that only looks like one": ({ token }) => token().replace(".", "\u2024"),
  twice: ({ token }) => `${token()},${token()}`,
  "and another one": ({ token }) => `${token()} ${token()}`,
  "of sixteen kilobytes": ({ token }) => token({ name: "x".repeat(12_000) }, {}, stranger),
  "of a megabyte": ({ token }) => token({ name: "x".repeat(750_000) }, {}, stranger),
  "of another installation": ({ token }) =>
    token({ tid: OTHER, iss: `http://localhost:4600/idp/${OTHER}/v2.0` }, { kid: "theirs" }, stranger),
};

/** The cloud's keys are real here, so only what a tenant or its own signing could get wrong. */
const CLOUD: Record<string, Forgery> = {
  "of the cloud by an older version of its issuer": ({ cloud }) =>
    cloud.token(EMPLOYEE, { iss: `https://sts.windows.net/${ORGANISATION}/`, ver: "1.0" }),
  "of the cloud whose issuer is the pattern of all": ({ cloud }) =>
    cloud.token(EMPLOYEE, { iss: `${cloud.origin}/{tenantid}/v2.0` }),
  "of the cloud with tenant and issuer both the pattern": ({ cloud }) =>
    cloud.token({ ...EMPLOYEE, tenant: "{tenantid}" }),
  "of the cloud by another tenant's issuer": ({ cloud }) =>
    cloud.token(EMPLOYEE, { iss: `${cloud.origin}/${OTHER}/v2.0` }),
  "of the cloud for another program": ({ cloud }) => cloud.token(EMPLOYEE, { aud: OTHER }),
  "of the cloud that is an ID token": ({ cloud }) => cloud.token(EMPLOYEE, { scp: undefined }),
  "of the cloud for our local accounts": ({ cloud, claims }) => cloud.token(EMPLOYEE, claims),
  "of the cloud for our local accounts, under our key's name": ({ token, cloud }) =>
    token({
      iss: `${cloud.origin}/${ORGANISATION}/v2.0`,
      tid: ORGANISATION,
      oid: EMPLOYEE.oid,
      aud: cloud.settings["AUTH_CLIENT_ID"],
    }),
};

const FORGERIES: Record<string, Forgery> = {
  ...Object.fromEntries(
    Object.entries(CLAIMS).map(([name, change]): [string, Forgery] => [name, (tools) => tools.token(change(tools))]),
  ),
  ...FORMS,
  ...CLOUD,
};

function pem({ own }: Workshop): string {
  return createPublicKey(own).export({ type: "spki", format: "pem" }).toString();
}

function shared({ claims, header }: Workshop, secret: string): string {
  const signed = `${part({ ...header, alg: "HS256" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

test("honest tokens open the API, with clocks up to a minute apart and however `Bearer` is written", async () => {
  const { token, ask, now, cloud } = await workshop();
  const honest = [
    `Bearer ${token()}`,
    `bearer ${token()}`,
    `Bearer ${token({ aud: "api://spotmarket" })}`,
    `Bearer ${token({ aud: ["other", "spotmarket"] })}`,
    `Bearer ${token({ scp: "openid access_as_user" })}`,
    `Bearer ${token({ exp: now - 55 })}`,
    `Bearer ${token({ nbf: now + 55 })}`,
    `Bearer ${await cloud.token(EMPLOYEE)}`,
  ];
  for (const authorization of honest) expect((await ask({ authorization })).status).toBe(200);
});

test(`${Object.keys(FORGERIES).length} forgeries are refused alike, without a word too many and without a trace of the token`, async () => {
  const tools = await workshop();
  expect(Object.keys(FORGERIES).length).toBeGreaterThan(80);
  const accepted: string[] = [];
  const telling: string[] = [];
  const traces: string[] = [];
  for (const [name, forge] of Object.entries(FORGERIES)) {
    const forged = await forge(tools);
    const before = tools.log.length;
    const { status, code, text } = await tools.ask({ authorization: `Bearer ${forged}` });
    if (status !== 401 || code !== "token-rejected") accepted.push(`${name}: ${status} ${code}`);
    const secrets = forged.split(".").filter((piece) => piece.length > 20);
    const said = JSON.parse(text) as { detail: string };
    if (/\bat \S+:\d+|jose|JW[ST]|Error/.test(text) || secrets.some((piece) => text.includes(piece)))
      telling.push(`${name}: ${said.detail}`);
    if (secrets.some((piece) => tools.log.slice(before).some((line) => line.includes(piece)))) traces.push(name);
  }
  expect({ accepted, telling, traces }).toEqual({ accepted: [], telling: [], traces: [] });
});

test("a key that a token points to is never fetched", async () => {
  const { token, ask } = await workshop();
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ keys: [{ ...strangerJwk, kid: "stranger", alg: "RS256" }] }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const place = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/keys`;
  for (const pointer of ["jku", "x5u", "kid"]) {
    const forged = token({}, { kid: "stranger", [pointer]: place }, stranger);
    expect((await ask({ authorization: `Bearer ${forged}` })).code).toBe("token-rejected");
  }
  expect(asked).toBe(0);
});

test.each<[string, (good: string) => Parameters<Workshop["ask"]>]>([
  ["the address", (good) => [{}, `/api/v1/session?access_token=${good}`]],
  ["a cookie", (good) => [{ cookie: `access_token=${good}; authorization=Bearer ${good}` }]],
  [
    "the body",
    (good) => [{ "content-type": "application/json" }, "/api/v1/account/leave", JSON.stringify({ access_token: good })],
  ],
  ["another header", (good) => [{ "x-authorization": `Bearer ${good}`, "proxy-authorization": `Bearer ${good}` }]],
])("a good token in %s is not looked at", async (_where, request) => {
  const { token, ask } = await workshop();
  expect(await ask(...request(token()))).toMatchObject({ status: 401, code: "sign-in-required" });
});

test.each([
  "Bearer",
  "Bearer ",
  "Bearer a.b",
  "Basic dXNlcjpwYXNz",
  "Bearer sm_",
  "Bearer sm_0000000000000000000000000000000000000000000",
  "sm_0000000000000000000000000000000000000000000",
  "Bearer null",
  "Bearer undefined",
])("the header %j is refused", async (authorization) => {
  const { ask } = await workshop();
  expect(await ask({ authorization })).toMatchObject({ status: 401, code: "token-rejected" });
});

test("line breaks in the header, and a second header behind a forged one, open nothing", async () => {
  const { app, token } = await workshop();
  const listening = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const send = async (lines: string) => {
    const socket = connect(Number(listening.port), "127.0.0.1");
    socket.write(`GET /api/v1/session HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket.setEncoding("utf8")) answer += String(chunk);
    return Number(answer.split(" ")[1]);
  };
  const good = token();
  const [head, ...rest] = good.split(".");
  expect(await send(`Authorization: Bearer ${good}`)).toBe(200);
  expect(await send(`Authorization: Bearer ${head}.\r\n ${rest.join(".")}`)).toBeGreaterThanOrEqual(400);
  expect(await send(`Authorization: Bearer ${head}.\n${rest.join(".")}`)).toBeGreaterThanOrEqual(400);
  expect(await send(`Authorization: Bearer x.y.z\r\nAuthorization: Bearer ${good}`)).toBe(401);
  expect(await send(`Authorization: Bearer ${"x".repeat(20_000)}`)).toBe(431);
});

test("an altered token is refused right after the honest one was accepted, and a good one once it has ended", async () => {
  const { token, ask, now } = await workshop();
  const honest = token();
  expect((await ask({ authorization: `Bearer ${honest}` })).status).toBe(200);
  const [header, , signature] = honest.split(".");
  const [, richer] = token({ name: "Administrator" }).split(".");
  expect((await ask({ authorization: `Bearer ${header}.${richer}.${signature}` })).status).toBe(401);

  const end = Math.floor(Date.now() / 1_000) + 3;
  const short = token({ exp: end - 60, iat: now - 600 });
  expect((await ask({ authorization: `Bearer ${short}` })).status).toBe(200);
  await new Promise((done) => setTimeout(done, end * 1_000 - Date.now() + 50));
  expect((await ask({ authorization: `Bearer ${short}` })).status).toBe(401);
});
