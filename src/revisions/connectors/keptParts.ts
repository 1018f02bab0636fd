import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** An answer that is part of a pull. */
export interface Part {
  /** Names its file: letters, digits and dashes. */
  readonly name: string;
  readonly address: URL;
  /** Sent along where a source is asked by a body instead of by its address. */
  readonly body?: string;
}

/** Public data changes by the day at most: what arrived within one is not fetched again. */
const KEPT_MS = 86_400_000;

interface Keeping {
  readonly folder: string;
  readonly fresh: boolean;
  readonly fetch: (address: URL, file: string, body?: string) => Promise<void>;
  readonly progress: (part: number) => void;
}

/**
 * What `read` makes of all parts, in their order; those that arrived before, in a pull that was cut off, are taken from where they were kept.
 * An answer that `read` refuses, such as a word about a wrong key, is not kept.
 */
export async function readParts<T>(
  parts: readonly Part[],
  { folder, fresh, fetch, progress }: Keeping,
  read: (text: string, part: Part) => T,
): Promise<T[]> {
  if (fresh) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const answers: T[] = [];
  for (const [at, part] of parts.entries()) {
    const file = join(folder, part.name);
    if (!(await isKept(file))) await fetch(part.address, file, part.body);
    try {
      answers.push(read(await readFile(file, "utf8"), part));
    } catch (reason) {
      await rm(file, { force: true });
      throw reason;
    }
    progress((at + 1) / parts.length);
  }
  return answers;
}

async function isKept(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs < KEPT_MS;
  } catch {
    return false;
  }
}
