import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { sharedProduct } from "./support/shared.ts";

/** What a browser reads to install the app, and to keep it for the time without a connection. */

test("the worker that keeps the app is looked at anew each time, and may ask nobody but us", async () => {
  const { url } = sharedProduct();
  const worker = await ask(`${url}/sw.js`);
  expect(worker.status).toBe(200);
  expect(worker.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(worker.headers["cache-control"]).toBe("no-cache");
  expect(worker.headers["x-content-type-options"]).toBe("nosniff");
  expect(worker.headers["content-security-policy"]).toMatch(/default-src 'self'/);
  expect(worker.text).not.toMatch(/NEEDED_FILES|ALL_FILES/);
});

test("the page lets a worker of our own run, and names a manifest whose icons are there", async () => {
  const { url } = sharedProduct();
  const page = await ask(`${url}/`, { headers: { accept: "text/html" } });
  expect(page.headers["content-security-policy"]).toMatch(/worker-src 'self'/);
  const [, place = ""] = /<link rel="manifest" href="([^"]+)"/.exec(page.text) ?? [];
  const address = new URL(place, url);
  const answer = await ask(address.href);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);

  const manifest = answer.json() as {
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(new URL(manifest.start_url, address).pathname).toBe("/");
  expect(new URL(manifest.scope, address).pathname).toBe("/");
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await ask(new URL(src, address).href);
    expect(icon.headers["content-type"]).toBe("image/png");
    expect(`${icon.bytes.readUInt32BE(16)}x${icon.bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("the browser is told for how many days it may keep what was seen", async () => {
  const { url } = sharedProduct();
  expect((await ask(`${url}/config.json`)).json()).toMatchObject({ offlineDays: 7 });
});
