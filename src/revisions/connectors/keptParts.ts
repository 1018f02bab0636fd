import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** An answer that is part of a pull. */
export interface Part {
  /** Names its file: letters, digits and dashes. */
  readonly name: string;
  readonly address: URL;
}

/** Public data changes by the day at most: what arrived within one is not fetched again. */
const KEPT_MS = 86_400_000;

interface Keeping {
  readonly folder: string;
  readonly fresh: boolean;
  readonly fetch: (address: URL, file: string) => Promise<void>;
  readonly progress: (part: number) => void;
}

/** The texts of all parts, in their order; those that arrived before, in a pull that was cut off, are taken from where they were kept. */
export async function readParts(
  parts: readonly Part[],
  { folder, fresh, fetch, progress }: Keeping,
): Promise<string[]> {
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const texts: string[] = [];
  for (const [at, { name, address }] of parts.entries()) {
    const file = join(folder, name);
    if (!(await isKept(file))) await fetch(address, file);
    texts.push(await readFile(file, "utf8"));
    progress((at + 1) / parts.length);
  }
  return texts;
}

async function isKept(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs < KEPT_MS;
  } catch {
    return false;
  }
}
