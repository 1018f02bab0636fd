import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { ConfigError } from "#app/server/config.ts";
import { readServiceAccount } from "#app/server/readServiceAccount.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const SELLER = "seller@example.com";
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

function keyFile(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "spotmarket-")), "account.json");
  writeFileSync(path, content);
  return path;
}

const account = JSON.stringify({
  client_email: "backend@market.example",
  private_key_id: "key-1",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
});

describe.skipIf(storeMissing)("the hosted backend", () => {
  test("a signed-in person gets a token that the service account signed for her", async () => {
    const { get, given } = await testApp({ settings: { HOSTED_SERVICE_ACCOUNT: keyFile(account) } });
    await given.person(SELLER);
    const answer = await get("/api/v1/hosted/token", { method: "POST", as: SELLER });
    expect(answer.statusCode).toBe(200);
    const { payload } = await jwtVerify(answer.json<{ token: string }>().token, publicKey, {
      issuer: "backend@market.example",
      subject: "backend@market.example",
      audience: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
    });
    expect(payload).toMatchObject({ uid: expect.stringMatching(/^person-\d+$/), claims: { role: "Subscriber" } });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  test("where none is configured there is nothing to be had", async () => {
    const { get, given } = await testApp();
    await given.person(SELLER);
    expect((await get("/api/v1/hosted/token", { method: "POST", as: SELLER })).json()).toMatchObject({
      code: "not-found",
    });
    expect((await get("/api/v1/hosted/token", { method: "POST" })).json()).toMatchObject({ code: "sign-in-required" });
  });
});

test.each(["", "[]", "{}", JSON.stringify({ ...JSON.parse(account), private_key: "none" })])(
  "a key file with %j stops the start and says what it must be",
  (content) => {
    expect(() => readServiceAccount(keyFile(content))).toThrow(ConfigError);
  },
);
