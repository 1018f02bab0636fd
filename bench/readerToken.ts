import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** A token of a demo account, with which a bench asks a running product. */
export async function readerToken(dataDir: string, publicUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["src/app/server/commands/commandLine.ts", "token", "seller@spotmarket.example"],
    {
      cwd: join(import.meta.dirname, ".."),
      env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl },
    },
  );
  return stdout.trim();
}
