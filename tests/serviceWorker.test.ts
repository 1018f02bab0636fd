import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../src/app/web/serviceWorker.js"), "utf8");

interface Asked {
  readonly method?: string;
  readonly mode?: string;
}

/** A worker of a build with these files below a base path, in a browser that may have a connection. */
function worker(
  base: string,
  { needed, all }: { readonly needed: string[]; readonly all: string[] },
  kept = new Map<string, string>(),
) {
  const heard = new Map<string, (event: object) => void>();
  const line = { up: true };
  const cache = {
    match: async (key: string | URL) => (kept.has(String(key)) ? { ok: true, text: kept.get(String(key)) } : undefined),
    put: async (key: string | URL, answer: { text: string }) => void kept.set(String(key), answer.text),
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
  const text = (files: string[]) => JSON.stringify(JSON.stringify(files));
  const script = source.replace('"NEEDED_FILES"', text(needed)).replace('"ALL_FILES"', text(all));
  runInNewContext(script, {
    URL,
    location: { href: `https://market.example${base}sw.js` },
    caches: { open: async () => cache },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    fetch: async (asked: string | URL | { url: string }) => {
      if (!line.up) throw new TypeError("Failed to fetch");
      const url = typeof asked === "object" && "url" in asked ? asked.url : String(asked);
      const answer = { ok: true, text: `sent ${url}`, clone: () => answer };
      return answer;
    },
  });
  const during = async (type: string, event: object = {}) => {
    let work: unknown = null;
    heard.get(type)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  };
  /** What a page gets; null where the worker leaves it to the browser. */
  const answer = async (url: string, { method = "GET", mode = "navigate" }: Asked = {}) => {
    let given: Promise<{ text: string }> | null = null;
    const request = { url: `https://market.example${url}`, method, mode };
    heard.get("fetch")?.({ request, respondWith: (one: Promise<{ text: string }>) => (given = one) });
    return given && (await (given as Promise<{ text: string }>)).text;
  };
  return { during, answer, line, kept };
}

const FILES = {
  needed: ["door-aaaaaaa.js"],
  all: ["door-aaaaaaa.js", "analysis.de-DE-bbbbbbb.js", "admin-ccccccc.js"],
};

test.each(["/", "/app/"])("below %s the app opens without a connection once it was installed", async (base) => {
  const { during, answer, line } = worker(base, FILES);
  await during("install");
  line.up = false;
  expect(await answer(`${base}market-summary?market=tv-803`)).toBe(`sent https://market.example${base}`);
  expect(await answer(`${base}assets/door-aaaaaaa.js`, { mode: "cors" })).toContain("door-aaaaaaa.js");
});

test("with a connection the page is the server's own, never the kept one", async () => {
  const { during, answer } = worker("/", FILES);
  await during("install");
  expect(await answer("/home")).toBe("sent https://market.example/home");
});

test.each([
  ["/api/v1/markets", "cors"],
  ["/api/v1/markets", "navigate"],
  ["/idp/tenant/v2.0/auth", "navigate"],
  ["/config.json", "cors"],
  ["/r/a-secret", "navigate"],
  ["/unsubscribe", "navigate"],
  ["/robots.txt", "navigate"],
])("it keeps its hands off %s (%s)", async (url, mode) => {
  const { answer } = worker("/", FILES);
  expect(await answer(url, { mode })).toBeNull();
});

test("nothing that is sent goes through it", async () => {
  const { answer } = worker("/", FILES);
  expect(await answer("/home", { method: "POST" })).toBeNull();
});

test("of what a page has used it keeps the app's own files alone", async () => {
  const { during, kept } = worker("/", FILES);
  const used = ["assets/admin-ccccccc.js", "assets/of-before.js", "api/v1/markets"];
  await during("message", { data: { used: used.map((name) => `https://market.example/${name}`) } });
  expect([...kept.keys()]).toEqual(["https://market.example/assets/admin-ccccccc.js"]);
});

test("a new version brings what was used of the old one, and drops the old one's files only when it takes over", async () => {
  const old = new Map([
    ["https://market.example/assets/door-0000000.js", "old"],
    ["https://market.example/assets/analysis.de-DE-0000000.js", "old"],
  ]);
  const { during, kept } = worker("/", FILES, old);
  await during("install");
  expect([...kept.keys()]).toContain("https://market.example/assets/analysis.de-DE-bbbbbbb.js");
  expect([...kept.keys()]).toContain("https://market.example/assets/door-0000000.js");
  await during("activate");
  expect([...kept.keys()].toSorted()).toEqual(
    ["", "assets/analysis.de-DE-bbbbbbb.js", "assets/door-aaaaaaa.js"].map((path) => `https://market.example/${path}`),
  );
});
