import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** Says its number, and stays until it is ended. */
const STAYS = "console.log(process.pid); setInterval(() => undefined, 1000)";
const STARTS = `const { start } = await import(${JSON.stringify(new URL("bootstrap.mjs", import.meta.url).href)});
start(["-e", ${JSON.stringify(STAYS)}]);`;

/** What npm does: a shell that starts us and waits. Answers the shell and the number of what we started. */
async function startedByNpm(): Promise<{ shell: ChildProcess; product: number }> {
  const shell = spawn("sh", ["-c", '"$0" --input-type=module -e "$1"; exit $?', process.execPath, STARTS], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(shell.stdout, "data");
  return { shell, product: Number(said) };
}

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === "win32")("the product ends when npm, which started it, is ended", async () => {
  const { shell, product } = await startedByNpm();
  expect(isThere(product)).toBe(true);
  shell.kill("SIGTERM");
  await expect.poll(() => isThere(product), { timeout: 20_000 }).toBe(false);
});
