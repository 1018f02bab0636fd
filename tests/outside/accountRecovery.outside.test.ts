import { expect, onTestFinished, test } from "vitest";
import { ask } from "./support/ask.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { command, DEMO_PASSWORD, filledFolder, startProduct } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { refresh, signIn } from "./support/signIn.ts";

/** Somebody's password was stolen, and she takes her account back. The product runs alone: its accounts are not as they were afterwards. */

const ADMIN = "admin@spotmarket.example";
const SELLER = "seller@spotmarket.example";
const OWN = "seven green bottles";

async function ownProduct() {
  const { dataDir, remove } = filledFolder();
  onTestFinished(remove);
  let product = await startProduct({ dataDir, settings: { DEMO_PASSWORD } });
  onTestFinished(() => product.stop());
  return {
    dataDir,
    mailFolder: product.mailFolder,
    url: () => product.url,
    restart: async () => {
      await product.stop();
      product = await startProduct({ dataDir, settings: { DEMO_PASSWORD } });
    },
    output: () => product.output(),
  };
}

const session = async (url: string, token: string) => (await ask(`${url}/api/v1/session`, { token })).status;

/** A day some way ahead, for keys. */
const later = () => new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);

async function makeKey(url: string, token: string): Promise<string> {
  const body = { name: "Nightly export", scopes: ["read"], expiresOn: later() };
  const answer = await ask(`${url}/api/v1/api-keys`, { token, body });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { key: string }).key;
}

async function resetByMail(url: string, mailFolder: string, email: string): Promise<void> {
  await ask(`${url}/api/v1/passwords/forgotten`, { body: { email, language: "en-US" } });
  const link = linkIn(await mailTo(email, mailFolder, /reset-password/));
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token");
  const answer = await ask(`${url}/api/v1/passwords/reset`, { body: { token, password: OWN } });
  expect(answer.status, answer.text).toBe(200);
}

test("a password that is reset by mail throws out whoever had the old one, and no start gives it back", async () => {
  const { url, mailFolder, restart, output, dataDir } = await ownProduct();
  const thief = await signIn(url(), ADMIN, DEMO_PASSWORD);
  const bystander = await signIn(url(), SELLER, DEMO_PASSWORD);
  const key = await makeKey(url(), thief.access_token);
  expect((await mailTo(ADMIN, mailFolder, /API key/)).text).toContain("Nightly export");
  expect([await session(url(), thief.access_token), await session(url(), key)]).toEqual([200, 200]);

  await resetByMail(url(), mailFolder, ADMIN);

  expect([await session(url(), thief.access_token), await session(url(), key)]).toEqual([401, 401]);
  expect((await refresh(url(), thief.refresh_token)).status).toBe(400);
  expect(await session(url(), bystander.access_token)).toBe(200);
  await expect(signIn(url(), ADMIN, DEMO_PASSWORD)).rejects.toThrow("not signed in");
  expect(await session(url(), (await signIn(url(), ADMIN, OWN)).access_token)).toBe(200);

  await restart();
  await expect(signIn(url(), ADMIN, DEMO_PASSWORD)).rejects.toThrow("not signed in");
  expect(await session(url(), (await signIn(url(), ADMIN, OWN)).access_token)).toBe(200);
  // It answers before its words are all read here.
  await expect.poll(output).toContain(SELLER);
  expect(output()).not.toContain(`  ${ADMIN}`);
  const { stdout } = await command(dataDir, ["audit", "verify"]);
  expect(stdout).not.toContain("tampered");
}, 400_000);

test("signing out ends the tokens of this sign-in and of no other, at the next request", async () => {
  const { url } = sharedProduct();
  const [here, elsewhere] = [await signIn(url, SELLER, DEMO_PASSWORD), await signIn(url, SELLER, DEMO_PASSWORD)];
  const left = await ask(`${url}/api/v1/account/leave`, { method: "POST", token: here.access_token });
  expect(left.status, left.text).toBe(200);
  expect(await session(url, here.access_token)).toBe(401);
  expect((await refresh(url, here.refresh_token)).status).toBe(400);
  expect(await session(url, elsewhere.access_token)).toBe(200);

  // A refresh token that comes twice was stolen: everything of that sign-in ends.
  expect((await refresh(url, elsewhere.refresh_token)).status).toBe(200);
  expect((await refresh(url, elsewhere.refresh_token)).status).toBe(400);
  expect(await session(url, elsewhere.access_token)).toBe(401);
});
