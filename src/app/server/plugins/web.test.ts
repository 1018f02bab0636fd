import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { webPlugin } from "./web.ts";

const PAGE = '<!doctype html><meta nonce="STYLE_NONCE"><title>the page</title>';

/** A built app in a folder of its own, served below a base path. */
async function builtApp(basePath: string, settings: Readonly<Record<string, string>> = {}, page = PAGE) {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets", "app-1.js"), "export {};");
  const app = Fastify();
  await app.register(webPlugin, { config: readConfig({ VITE_BASE_PATH: basePath, ...settings }), folder });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const headers = { host: "localhost:4600", accept: "text/html" };
  return (url: string, more: Readonly<Record<string, string>> = {}) =>
    app.inject({ url, headers: { ...headers, ...more } });
}

async function served(basePath: string) {
  const ask = await builtApp(basePath);
  return async (url: string) => {
    const { statusCode, body } = await ask(url);
    return statusCode === 200 && body.includes("the page") ? "page" : statusCode === 200 ? "file" : statusCode;
  };
}

test.each([
  ["/", "page"],
  ["/home", "page"],
  ["/custom-reports?market=tv-501", "page"],
  ["/assets/app-1.js", "file"],
  ["/assets/app-2.js", 404],
  ["/assets/", 403],
  ["/.vite/manifest.json", 404],
  ["/robots.txt", "file"],
  ["/nonsense-file.js", 404],
  ["/home/wp-login.php?next=/", 404],
  ["/.well-known/openid-configuration", 404],
  ["/.well-known/security.txt", 404],
  ["/custom-reports?name=a.csv", "page"],
  ["/api/v1/nothing", 404],
  ["/idp/nothing", 404],
])("an app at the origin answers %s with %s", async (url, answer) => {
  expect(await (await served("/"))(url)).toBe(answer);
});

test.each([
  ["/", "page"],
  ["/logout", "page"],
  ["/custom-reports", "page"],
  ["/app", "page"],
  ["/app/", "page"],
  ["/app/vertical/3", "page"],
  ["/app/assets/app-1.js", "file"],
  ["/app/assets/app-2.js", 404],
  ["/assets/app-1.js", 404],
  ["/api/v1/nothing", 404],
])("an app below /app/ answers %s with %s", async (url, answer) => {
  expect(await (await served("/app/"))(url)).toBe(answer);
});

test("a page of some length is sent packed to who unpacks it", async () => {
  const ask = await builtApp("/", {}, PAGE + "<p>a line of the page</p>".repeat(99));
  const [plain, packed] = [await ask("/home"), await ask("/home", { "accept-encoding": "gzip, br" })];
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  const withoutWord = (page: string) => page.replace(/nonce="[^"]+"/, "");
  expect(withoutWord(gunzipSync(packed.rawPayload).toString())).toBe(withoutWord(plain.body));
});

test("a page may bring styles under a word that no other page has, and nothing else may bring any", async () => {
  const ask = await builtApp("/");
  const words = new Set<string>();
  for (const url of ["/", "/home", "/home", "/r"]) {
    const { body, headers } = await ask(url);
    const word = /<meta nonce="([^"]+)">/.exec(body)?.[1] ?? "";
    expect(word, url).toMatch(/^[\w+/]{24}$/);
    expect(headers["content-security-policy"], url).toContain(`style-src 'self' 'nonce-${word}';`);
    // Nothing to ask by: a page that was kept would come under the word of a later answer.
    expect([url, headers["etag"], headers["last-modified"]]).toEqual([url, undefined, undefined]);
    expect(headers["cache-control"], url).toBe(url === "/r" ? "no-store" : "no-cache");
    expect(headers["cross-origin-opener-policy"], url).toBe("same-origin-allow-popups");
    words.add(word);
  }
  expect(words.size).toBe(4);
  const { headers } = await ask("/assets/app-1.js");
  expect(headers["content-security-policy"]).toContain("style-src 'self';");
});

test("whoever finds a weakness is told where to report it, for as long as the file says", async () => {
  const ask = await builtApp("/", { SECURITY_CONTACT: "mailto:security@example.com" });
  const { statusCode, headers, body } = await ask("/.well-known/security.txt");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const told = Object.fromEntries(
    body.split("\n").flatMap((line) => (line ? [line.split(/: (.*)/s).slice(0, 2)] : [])),
  );
  expect(told).toMatchObject({
    Contact: "mailto:security@example.com",
    Canonical: "http://localhost:4600/.well-known/security.txt",
  });
  expect(Date.parse(told["Expires"])).toBeGreaterThan(Date.now());
});
