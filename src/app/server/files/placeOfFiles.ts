import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";

/**
 * What tells the place of `FILES_URL` from others: a bucket by its address, a folder by an id that the first process leaves in it, since a folder of the same
 * name may be another one on another machine.
 */
export async function placeOfFiles({ filesUrl, bucket }: Pick<Config, "filesUrl" | "bucket">): Promise<string> {
  if (bucket) return `${bucket.endpoint}/${bucket.name}/${bucket.folder}`;
  const folder = fileURLToPath(filesUrl);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "folder-id");
  const known = await readFile(path, "utf8").catch(() => "");
  if (known !== "") return known.trim();
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomUUID()}\n`, { mode: 0o600 });
  // Of several that start at once, the first one's stands, and is never read half.
  await link(draft, path).catch(() => undefined);
  await rm(draft, { force: true });
  return (await readFile(path, "utf8")).trim();
}
