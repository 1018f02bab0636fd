import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { command, DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { refresh, signIn } from "./support/signIn.ts";

/** Whoever has the address and an account: the product as it comes, each request on a connection of its own. */

const SELLER = "seller@spotmarket.example";

test("the started product lives, is ready and shows its page", async () => {
  const { url } = sharedProduct();
  expect((await ask(`${url}/healthz`)).status).toBe(200);
  expect((await ask(`${url}/readyz`)).status).toBe(200);
  const page = await ask(`${url}/`);
  expect(page.headers["content-type"]).toContain("text/html");
});

test("a seller signs in with her password, reads figures, and goes on with the next token", async () => {
  const { url } = sharedProduct();
  const tokens = await signIn(url, SELLER, DEMO_PASSWORD);
  const session = await ask(`${url}/api/v1/session`, { token: tokens.access_token });
  expect((session.json() as { user: { email: string } }).user.email).toBe(SELLER);

  const next = await refresh(url, tokens.refresh_token);
  expect(next.status, next.text).toBe(200);
  const { access_token } = next.json() as { access_token: string };
  const markets = await ask(`${url}/api/v1/markets`, { token: access_token });
  expect(markets.status, markets.text).toBe(200);
});

test("the token that the command line prints opens the API of the running product", async () => {
  const { url, dataDir } = sharedProduct();
  const { code, stdout, stderr } = await command(dataDir, ["token", SELLER], { settings: { PUBLIC_URL: url } });
  expect(code, stderr).toBe(0);
  expect((await ask(`${url}/api/v1/session`, { token: stdout.trim() })).status).toBe(200);
  expect((await ask(`${url}/api/v1/session`)).status).toBe(401);
});
