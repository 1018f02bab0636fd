import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from "jose";
import { expect, test, vi } from "vitest";
import type { Caller } from "./caller.ts";
import type { Pass, RightsDirectory } from "./rights.ts";
import { createSignIn } from "./signIn.ts";

const TENANT = "11111111-2222-4333-8444-555555555555";
const ISSUER = "https://provider.example";
const caller: Caller = {
  person: {
    id: 1,
    email: "seller@example.com",
    name: "",
    customer: "",
    customerId: 1,
    customerOwner: null,
    language: null,
  },
  rights: { role: "Subscriber", access: [], markets: [], verticals: "all" },
  scopes: null,
  viewedBy: null,
};

/** Lets everybody in who gets this far. */
function openDirectory(): RightsDirectory {
  const seen = new WeakSet<Pass>();
  return {
    known: (pass) => (seen.has(pass) ? caller : undefined),
    find: async (pass) => {
      seen.add(pass);
      return caller;
    },
    viewed: async () => caller,
    callerOf: async () => caller,
    close: async () => undefined,
  };
}

test("a token whose key was taken away is refused within seconds, though it was good before", async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const published = { keys: [{ ...(await exportJWK(publicKey)), kid: "k", alg: "RS256" }] };
  let keys: JWTVerifyGetKey = createLocalJWKSet(published);
  const signIn = createSignIn(
    [
      {
        kind: "local",
        issuer: ISSUER,
        tenant: TENANT,
        audience: ["product"],
        scope: "access_as_user",
        keys: (header, token) => keys(header, token),
        linkedIssuer: () => ISSUER,
      },
    ],
    openDirectory(),
  );
  const token = await new SignJWT({ tid: TENANT, oid: "seller", scp: "access_as_user" })
    .setProtectedHeader({ alg: "RS256", kid: "k" })
    .setIssuer(ISSUER)
    .setAudience("product")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);
  const header = `Bearer ${token}`;
  const connection = {};
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    expect(await signIn.find(header)).toBe(caller);
    expect(signIn.known(header, connection)).toBe(caller);
    keys = createLocalJWKSet({ keys: [] });
    vi.advanceTimersByTime(25_000);
    expect(signIn.known(header, connection)).toBeUndefined();
    expect(signIn.known(header, {})).toBeUndefined();
    await expect(signIn.find(header)).rejects.toMatchObject({ code: "token-rejected" });
  } finally {
    vi.useRealTimers();
  }
});
