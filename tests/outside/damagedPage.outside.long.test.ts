import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { ask } from "./support/ask.ts";
import { ADMIN, MINUTES, SELLER, saveView, STACK, tokenOf, viewsOf, walletsOf } from "./support/operators.ts";
import { command, DEMO_PASSWORD, filledFolder, startProduct } from "./support/product.ts";

/** A disk that changed bytes of the embedded store while nobody looked, from the first figure that is refused to the same figures again. */

const PAGE = 8_192;
const settings = { DEMO_PASSWORD, DEMO_ACCOUNTS: "keep" };
const { dataDir, remove } = filledFolder();
const backups = join(dataDir, "backups");
/** Named as those by the clock are. */
const newest = join(backups, "spotmarket-20301124T010203Z.backup");
afterAll(remove);

/** The store's largest file, which holds the wallets, by its path below `store`. */
function largestFile(): string {
  const files = readdirSync(join(dataDir, "store/base"), { recursive: true, encoding: "utf8" })
    .filter((name) => /^\d+\/\d+$/.test(name))
    .map((name) => ({ name, size: statSync(join(dataDir, "store/base", name)).size }));
  return `base/${files.toSorted((a, b) => b.size - a.size)[0]?.name ?? ""}`;
}

/** Changes a byte in the middle of every hundredth page of a part of the file, as a disk does that loses sectors; answers how many. */
function damage(file: string, from: number, to: number): number {
  const handle = openSync(join(dataDir, "store", file), "r+");
  const pages = statSync(join(dataDir, "store", file)).size / PAGE;
  const byte = Buffer.alloc(1);
  let damaged = 0;
  for (let page = Math.ceil(pages * from) + 50; page < pages * to; page += 100, damaged++) {
    readSync(handle, byte, 0, 1, page * PAGE + 5_000);
    writeSync(handle, Buffer.from([~(byte[0] ?? 0) & 0xff]), 0, 1, page * PAGE + 5_000);
  }
  closeSync(handle);
  return damaged;
}

type Ended = Awaited<ReturnType<typeof command>>;

/** In the words of what needed a page and could not read it. */
function isNamed({ code, stderr }: Ended): void {
  expect(code, stderr).toBe(1);
  expect(stderr).toMatch(/is damaged: the table wallet \(invalid page in block \d+ of relation/);
  expect(stderr).toContain("no figure was served from one that does not agree with it");
  expect(stderr).toContain(`restore it with \`spotmarket restore ${newest} --replace\``);
  expect(stderr).not.toMatch(STACK);
}

/** In the words of `doctor`, which has read every page. */
function isTold({ code, stdout, stderr }: Ended, file: string, pages: number): void {
  expect(code, stdout + stderr).toBe(1);
  expect(stdout + stderr).toMatch(new RegExp(`The table wallet.* is damaged: ${file} \\(${pages} pages\\)`));
  expect(stdout + stderr).toContain(newest);
  expect(stdout + stderr).not.toMatch(STACK);
}

test(
  "damaged pages: no figure comes from them, doctor and backup name the table and the backup, and restoring it brings every dollar back",
  async () => {
    mkdirSync(backups);
    const here = { ...settings, BACKUP_TO: backups, BACKUP_HOURS: "1000" };
    const product = await startProduct({ dataDir, settings: here });
    onTestFinished(() => product.stop());
    const token = await tokenOf(product, ADMIN, settings);
    const before = await walletsOf(product.url, token);
    const earlier = await walletsOf(product.url, token, "1");
    expect((await saveView(product.url, token, "Before the backup")).status).toBe(200);
    const backup = await command(dataDir, ["backup", newest], { settings: here });
    expect(backup.code, backup.stderr).toBe(0);
    expect((await saveView(product.url, token, "After the backup")).status).toBe(200);
    await product.stop();

    // The revision before the published one lies in front.
    const file = largestFile();
    const inFront = damage(file, 0, 0.2);
    expect(inFront).toBeGreaterThan(3);
    const hurt = await startProduct({ dataDir, settings: here });
    onTestFinished(() => hurt.stop());
    const reader = await tokenOf(hurt, ADMIN, settings);
    expect(await walletsOf(hurt.url, reader)).toEqual(before);
    let refused = 0;
    for (const [market, wallet] of Object.entries(earlier)) {
      const answer = await ask(`${hurt.url}/api/v1/revisions/1/wallets/${market}`, { token: reader });
      if (answer.status === 200) expect(`200 ${createHash("sha256").update(answer.bytes).digest("hex")}`).toBe(wallet);
      else {
        expect(answer.json()).toMatchObject({ status: 500, code: "store-damaged" });
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(hurt.output()).toMatch(/is damaged: the table wallet /);
    isTold(await command(dataDir, ["doctor"], { settings: here }), file, inFront);
    const again = await command(dataDir, ["backup", join(dataDir, "never.backup")], { settings: here });
    isNamed(again);
    expect(readdirSync(dataDir).filter((name) => name.includes("never"))).toEqual([]);
    await hurt.stop();

    const damaged = inFront + damage(file, 0.2, 1);
    const started = await startProduct({ dataDir, settings: here }).then(
      () => "it started",
      (reason: unknown) => String(reason),
    );
    isNamed({ code: 1, stdout: "", stderr: started.replace(/^\s+at .+$/gm, "") });
    isTold(await command(dataDir, ["doctor"], { settings: here }), file, damaged);

    const saved = join(dataDir, "salvaged");
    const salvage = await command(dataDir, ["doctor", "--salvage", saved], { settings: here });
    expect(salvage.stdout + salvage.stderr).not.toMatch(STACK);
    expect(readFileSync(join(saved, "saved_view.csv"), "utf8")).toContain("After the backup");
    expect(readFileSync(join(saved, "person.csv"), "utf8")).toContain(SELLER);

    const restored = await command(dataDir, ["restore", newest, "--replace"], { settings: here });
    expect(restored.code, restored.stderr).toBe(0);
    const sound = await startProduct({ dataDir, settings: here });
    onTestFinished(() => sound.stop());
    const next = await tokenOf(sound, ADMIN, settings);
    expect(await walletsOf(sound.url, next)).toEqual(before);
    expect(await viewsOf(sound.url, next)).toContain("Before the backup");
    const checked = await command(dataDir, ["doctor"], { settings: here });
    expect(checked.code, checked.stdout + checked.stderr).toBe(0);
  },
  45 * MINUTES,
);
