// Keeps the files of the app, so that it opens without a connection. Of figures it knows nothing: answers of the API go past it, and what is kept of
// them the app keeps itself, for one person (src/ui/offline). The build puts in what a reader needs and all there is, as names below `assets/`.
const NEEDED = JSON.parse("NEEDED_FILES");
const ALL = JSON.parse("ALL_FILES");

const CACHE = "spotmarket-app";
const base = new URL("./", location.href);
const assets = new URL("assets/", base).href;

/** Pages that open by a secret link, or belong to the provider: never kept, and nothing else is shown in their place. */
const NOT_PAGES = /^(api|idp|assets|metrics|healthz|readyz|r|unsubscribe)(\/|$)|^config\.json$|\.\w+$/;

/** What a file is called in every version of the app. */
const withoutHash = (name) => name.replace(/-[\w-]{7}(\.\w+)$/, "$1");

const nameOf = (url) => url.slice(assets.length);

/** Fetches of these files what is not there yet; a file carries a hash of its content in its name, so it is there for good. */
async function keep(cache, names) {
  for (const name of names) {
    const address = assets + name;
    if (await cache.match(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(address, answer);
  }
}

/** A new version brings in what a reader needs, and what she has used of the one before. Its page comes last, when all of its files are there. */
async function install() {
  const cache = await caches.open(CACHE);
  const used = new Set((await cache.keys()).map(({ url }) => withoutHash(nameOf(url))));
  await keep(cache, [...NEEDED, ...ALL.filter((name) => used.has(withoutHash(name)))]);
  const page = await fetch(base, { cache: "no-store" });
  if (!page.ok) throw new Error(`The page: ${page.status}`);
  await cache.put(base, page);
}

/** Runs when no page of an earlier version is open any more, so that none misses its files. */
async function activate() {
  const cache = await caches.open(CACHE);
  const current = new Set([base.href, ...ALL.map((name) => assets + name)]);
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
  await clients.claim();
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

/** The page is always asked for; only where nobody answers is it the kept one, which belongs to the kept files. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (reason) {
    const kept = await (await caches.open(CACHE)).match(base);
    if (kept) return kept;
    throw reason;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));

addEventListener("message", (event) => {
  const { used } = event.data ?? {};
  if (!Array.isArray(used)) return;
  const known = new Set(ALL);
  const names = used.map((url) => nameOf(String(url))).filter((name) => known.has(name));
  event.waitUntil(caches.open(CACHE).then((cache) => keep(cache, names)));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base.href)) return;
  if (request.url.startsWith(assets)) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !NOT_PAGES.test(new URL(request.url).pathname.slice(base.pathname.length)))
    event.respondWith(page(request));
});
