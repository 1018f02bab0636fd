import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { ENGINES } from "./support/engines/engines.ts";
import { entersPassword, signsIn, somebody } from "./support/person.ts";
import { DEMO_PASSWORD, filledFolder, freePort, type OwnProduct, startProduct } from "./support/product.ts";
import { PROXIES, type Proxy, type RunningProxy, startProxy } from "./support/proxies.ts";
import { refresh, signIn } from "./support/signIn.ts";

/** As customers reach it: through a proxy that ends TLS and has one connection to the product for each request. */

const SELLER = "seller@spotmarket.example";
const FIGURE = /\$\s?\d/;
const [usual] = ENGINES;

describe.each(PROXIES)("through $name", (proxy: Proxy) => {
  const missing = proxy.missing ?? usual?.missing ?? null;
  const name = (what: string) => (missing === null ? what : `${what} (skipped: ${missing})`);
  const tried = test.skipIf(missing !== null);
  const { dataDir, remove } = filledFolder();
  let running: (RunningProxy & { readonly ca: string }) | null = null;
  let product: OwnProduct | null = null;
  let url = "";

  beforeAll(async () => {
    if (missing !== null) return;
    const [inside, outside] = [await freePort(), await freePort()];
    url = `https://localhost:${outside}`;
    product = await startProduct({ dataDir, port: inside, settings: { DEMO_PASSWORD, PUBLIC_URL: url } });
    running = await startProxy(proxy, outside, inside);
  });
  afterAll(async () => {
    await running?.stop();
    await product?.stop();
    remove();
  });

  tried(name("a program signs in, goes on with the next token and reads figures fifty times"), async () => {
    const ca = running?.ca ?? "";
    const tokens = await signIn(url, SELLER, DEMO_PASSWORD, ca);
    const next = await refresh(url, tokens.refresh_token, ca);
    expect(next.status, next.text).toBe(200);
    const { access_token: token } = next.json() as { access_token: string };
    const answers = [];
    for (let at = 0; at < 50; at++)
      answers.push(await ask(`${url}/api/v1/markets/tv-501/market-summary`, { token, ca }));
    expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  });

  tried(name("a seller signs in, sees figures, signs out and is in again"), async () => {
    if (!usual) return;
    const seller = await somebody(usual);
    await signsIn(seller, url, SELLER, DEMO_PASSWORD);
    await seller.goto(`${url}/market-summary`);
    await seller.sees({ text: FIGURE });
    await seller.clicks({ role: "button", name: /Your account/ });
    await seller.clicks({ role: "button", name: "Sign out" });
    await seller.seesHeading("You are signed out");
    await seller.clicks({ text: "Sign in again" });
    await entersPassword(seller, SELLER, DEMO_PASSWORD);
    await seller.sees({ role: "button", name: /Your account/ });
  });
});
