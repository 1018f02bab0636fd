import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const COMMANDS = resolve(import.meta.dirname, "../../../src/app/server/commands/commandLine.ts");

/** An access token for a person of a running product, as its command line gives it out. */
export async function tokenOf(email: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const env = { PATH: process.env["PATH"], ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMANDS, "token", email], { env });
  return stdout.trim();
}
