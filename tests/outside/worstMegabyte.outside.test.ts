import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** Whoever is asked for a file gets the worst of it: whatever is in it, others are served. */

const MEGABYTE = 1_000_000;
const fill = (unit: string) => unit.repeat(MEGABYTE / unit.length);
const rss = (inside: string) => `<rss><channel><item><title><![CDATA[${inside}]]></title></item></channel></rss>`;

const TABLES: Readonly<Record<string, string>> = {
  "one cell of a megabyte": `category,amount,year\n${fill("x")},1,2024\n`,
  "150,000 columns": `category,amount,year${",".repeat(150_000)}\n${"a\n".repeat(100_000)}`,
  "blank lines": `category,amount,year\n${fill("\n")}`,
  "quotation marks that never close": `category,amount,year\n${fill('"')}"`,
  "one line without an end": `category,amount,year\n${fill("a,")}`,
  "names that nobody knows": `category,amount,year\n${fill("Nothing that anybody has heard of,1,2024\n")}`,
};
const FEEDS: Readonly<Record<string, string>> = {
  "signs that begin tags": rss(fill("<")),
  "scripts that never end": rss(fill("<script>")),
  "elements in elements": fill("<item>"),
  "entities of its own": `<!DOCTYPE a [<!ENTITY b "bbbb">]>${fill("&b;")}`,
};

interface Door {
  readonly as: "seller" | "admin";
  readonly path: string;
  readonly worst: Readonly<Record<string, string | Buffer>>;
  /** The request that brings a file. */
  readonly body: (file: string | Buffer) => object | Buffer;
}

const bytes = (file: string | Buffer) => Buffer.from(file);
const list = (more: object) => (file: string | Buffer) => ({ text: String(file), ...more });
const TRIED = { dryRun: true, goodRowsOnly: false };
const under = (tables: typeof TABLES, header: string) =>
  Object.fromEntries(
    Object.entries(tables).map(([what, text]) => [what, text.replace("category,amount,year", header)]),
  );

const DOORS: Readonly<Record<string, Door>> = {
  "a feed": { as: "admin", path: "content-items/feed?publication=worst", worst: FEEDS, body: bytes },
  "own revenue": {
    as: "seller",
    path: "markets/MARKET/own-revenue/file",
    worst: { ...TABLES, "zeros, packed": gzipSync("0".repeat(100 * MEGABYTE)) },
    body: (file) => ({
      name: "own.csv",
      content: bytes(file).toString("base64"),
      medium: "tvOta",
      mode: "replace",
      dryRun: true,
    }),
  },
  users: {
    as: "admin",
    path: "users/csv",
    worst: under(TABLES, "email,name,customer"),
    body: list({ ...TRIED, invite: false }),
  },
  customers: { as: "admin", path: "customers/csv", worst: under(TABLES, "name,id,version"), body: list(TRIED) },
  "co-op programs": {
    as: "admin",
    path: "co-op-lists",
    worst: Object.fromEntries(
      Object.entries(under(TABLES, "maker,products,pays_percent")).map(([what, text]) => [
        what,
        text.slice(0, MEGABYTE),
      ]),
    ),
    body: list({ customer: null }),
  },
};

/** The longest that `/healthz` took while something went on, in milliseconds. */
async function longestProbe<T>(
  url: string,
  during: () => Promise<T>,
): Promise<{ readonly made: T; readonly longest: number }> {
  let longest = 0;
  const made = during();
  const ended = made.then(
    () => true,
    () => true,
  );
  for (let over = false; !over; over = await Promise.race([ended, Promise.resolve(false)])) {
    const begun = performance.now();
    await ask(`${url}/healthz`);
    longest = Math.max(longest, performance.now() - begun);
  }
  return { made: await made, longest };
}

test.each(Object.entries(DOORS))(
  "whatever a megabyte of %s holds, it is refused or read while others are served",
  async (_name, { as, path, worst, body }) => {
    const { url } = sharedProduct();
    const { access_token: token } = await signIn(url, `${as}@spotmarket.example`, DEMO_PASSWORD);
    const { items } = (await ask(`${url}/api/v1/markets`, { token })).json() as { items: { id: string }[] };
    const market = items.find(({ id }) => id.startsWith("tv-"))?.id ?? "";
    const to = `${url}/api/v1/${path.replace("MARKET", market)}`;
    for (const [what, file] of Object.entries(worst)) {
      const given = body(file);
      const headers = Buffer.isBuffer(given) ? { "content-type": "application/octet-stream" } : {};
      const { made, longest } = await longestProbe(url, () => ask(to, { token, body: given, headers }));
      expect(made.status, `${what}: ${made.text.slice(0, 300)}`).toBeLessThan(500);
      expect(made.status, `${what}: ${made.text.slice(0, 300)}`).not.toBe(404);
      // Tens of milliseconds on a quiet machine; where these were read by the server, up to minutes.
      expect(longest, what).toBeLessThan(3_000);
    }
  },
  300_000,
);
