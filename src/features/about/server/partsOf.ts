import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** A library the product is made of. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the library states it. */
  readonly licence: string;
}

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const library = z.object({ name: z.string(), version: z.string(), license: z.string().default("") });

/** The libraries that the package in `folder` asks for and that are installed there, by name. */
export async function partsOf(folder: string): Promise<Part[]> {
  const { dependencies, devDependencies } = manifest.parse(await readJson(join(folder, "package.json")));
  const names = Object.keys({ ...dependencies, ...devDependencies }).toSorted();
  const parts = await Promise.all(names.map((name) => readPart(join(folder, "node_modules", name, "package.json"))));
  return parts.filter((part) => part !== null);
}

/** Null where a library is not installed, as in an installation without the tools of development. */
async function readPart(path: string): Promise<Part | null> {
  const { data } = library.safeParse(await readJson(path).catch(() => null));
  return data ? { name: data.name, version: data.version, licence: data.license } : null;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}
