import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "./support/ask.ts";
import { blocksOf, callsOf, documentedLines } from "./support/documents.ts";
import { command, DEMO_PASSWORD, ROOT } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** Programs: what the documents tell them to run, as it stands there, each request on a connection of its own. */

const SELLER = "seller@spotmarket.example";
const ADMIN = "admin@spotmarket.example";
/** By which documents name the reader's own address. */
const EXAMPLE_ADDRESS = /https:\/\/market\.example\.com|http:\/\/localhost:4600/g;

const { url, dataDir } = sharedProduct();

describe("every curl line of the documents", () => {
  const lines = documentedLines("curl");
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-programs-"));
  let key = "";

  beforeAll(async () => {
    const words = ["key", "add", SELLER, "--name", "Programs", "--scopes", "read"];
    const { stdout, stderr, code } = await command(dataDir, words, { settings: { PUBLIC_URL: url } });
    expect(code, stderr).toBe(0);
    key = stdout.trim().split("\n").at(-1) ?? "";
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("none is hidden between words, where nobody would run it", () => {
    expect(lines.length).toBeGreaterThan(5);
    expect(callsOf(/^.*\bcurl -.*$|^.*\bcurl https?:.*$/gm).length).toBe(lines.length);
  });

  test.each(lines.map((line) => [line.at, line] as const))("%s does what it says", async (_at, line) => {
    if (line.notRun !== null) {
      expect(line.notRun.length, "a reason").toBeGreaterThan(10);
      return;
    }
    const script = `set -e; curl() { command curl --silent --show-error --fail-with-body --max-time 60 "$@"; }; ${line.text.replaceAll(EXAMPLE_ADDRESS, url)}`;
    const before = new Set(readdirSync(folder));
    const { stdout } = await promisify(execFile)("bash", ["-c", script], {
      cwd: folder,
      env: { PATH: process.env["PATH"], SPOTMARKET_KEY: key },
    });
    const [saved] = readdirSync(folder).filter((name) => !before.has(name));
    const answer = saved ? readFileSync(join(folder, saved)) : Buffer.from(stdout);
    expect(answer.length).toBeGreaterThan(10);
    if (saved?.endsWith(".xlsx")) expect(answer.toString("latin1", 0, 2)).toBe("PK");
    else if (!saved) expect(() => JSON.parse(stdout) as unknown, stdout.slice(0, 200)).not.toThrow();
  });
});

describe("the first figure", () => {
  const PROGRAMS = [
    ["python", "python3", "-c"],
    ["js", process.execPath, "--input-type=module", "-e"],
  ] satisfies [string, string, ...string[]][];
  const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

  test.each(PROGRAMS)(
    "comes out of the %s of the quickstart as out of the API itself",
    async (language: string, program: string, ...words: string[]) => {
      if (!has(program)) return;
      const address = "/api/v1/markets/tv-623/market-summary?year=2026";
      const [block = ""] = blocksOf("docs/api.md", language);
      expect(block).toContain(address.slice("/api/v1".length));
      const made = await command(dataDir, ["key", "add", SELLER, "--name", language, "--scopes", "read"], {
        settings: { PUBLIC_URL: url },
      });
      const key = made.stdout.trim().split("\n").at(-1) ?? "";
      const { stdout } = await promisify(execFile)(program, [...words, block.replaceAll(EXAMPLE_ADDRESS, url)], {
        env: { PATH: process.env["PATH"], SPOTMARKET_KEY: key },
      });
      const { text } = await ask(`${url}${address}`, { token: key });
      const { sections } = JSON.parse(text) as {
        sections: { mediaAdSpending: { rows: { medium: string; dollars: number; kind: string; basis: string }[] } };
      };
      const first = sections.mediaAdSpending.rows.slice(0, 3);
      expect(stdout.trim().split("\n")).toEqual(
        first.map((row) => `${row.medium} ${row.dollars} ${row.kind} ${row.basis}`),
      );
    },
  );
});

describe("the addresses of the API that need nothing but a person", () => {
  interface Operation {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  }
  const { paths } = JSON.parse(readFileSync(join(ROOT, "docs/openapi.json"), "utf8")) as {
    paths: Record<string, { get?: Operation }>;
  };
  const plain = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !path.includes("{") && !get.parameters?.some(({ required }) => required) ? [path] : [],
  );

  test("all answer an administrator, one after another, under the limits as they come", async () => {
    expect(plain.length).toBeGreaterThan(90);
    const { access_token: token } = await signIn(url, ADMIN, DEMO_PASSWORD);
    const failed: string[] = [];
    for (const path of plain) {
      const { status, text } = await patiently(`${url}/api/v1${path}`, token);
      if (path === "/report-basket/file") expect(text).toContain("Your report has no items");
      // Nobody's CRM is connected, and an administrator could not see another's.
      else if (["/crm/fields", "/crm/companies", "/crm/deals", "/crm/tasks"].includes(path))
        expect(text).toContain("not connected to a CRM");
      else if (status >= 300) failed.push(`${path}: ${status} ${text.slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
  });

  test("none answers a stranger, except what is told to everybody", async () => {
    const open: string[] = [];
    for (const path of plain) {
      const { status } = await patiently(`${url}/api/v1${path}`);
      if (status !== 401) open.push(`${path}: ${status}`);
    }
    expect(open).toEqual([]);
  });
});

/** As a program should: where a busy machine asks for a moment, it is given one. */
async function patiently(address: string, token?: string): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(address, token ? { token } : {});
    const { "retry-after": seconds } = answer.headers;
    if (![429, 503].includes(answer.status) || seconds === undefined || attempt === 9) return answer;
    await after(Number(seconds) * 1_000);
  }
}
