import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ContentState } from "#domain/content/contentItem.ts";
import { foreignProperties } from "#domain/content/contentItem.ts";
import { CONTENT_KINDS, type ContentKind } from "#domain/content/contentKind.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { key, kind, properties, tags } from "../../contract/contentSchemas.ts";
import { markdownText } from "./markdownText.ts";

/** `about.json` of a piece; its texts stand beside it, a Markdown file for each language. */
const about = z.strictObject({ kind, key, tags, properties, sample: z.boolean(), date: z.iso.date() });

/** A piece of the starter content. */
export interface StarterPiece {
  readonly kind: ContentKind;
  readonly key: string;
  readonly sample: boolean;
  readonly state: ContentState;
  /** Of all that its files say. */
  readonly hash: string;
}

/**
 * The pieces in a folder, `<kind>/<key>/` each, in the order of their kinds and keys. Folders of other names are none of ours.
 *
 * @throws Error that names the file of what cannot be read
 */
export async function readStarter(folder: string): Promise<StarterPiece[]> {
  const pieces: StarterPiece[] = [];
  for (const one of CONTENT_KINDS) {
    for (const name of await foldersIn(join(folder, one))) pieces.push(await readPiece(folder, one, name));
  }
  return pieces;
}

async function readPiece(root: string, kindFolder: string, name: string): Promise<StarterPiece> {
  const folder = join(root, kindFolder, name);
  const hash = createHash("sha256");
  const read = async (file: string) => {
    const text = await readFile(join(folder, file), "utf8");
    hash.update(`${file}\0${text}\0`);
    return text;
  };
  try {
    const { date, sample, ...facts } = about.parse(JSON.parse(await read("about.json")));
    if (facts.kind !== kindFolder || facts.key !== name) throw new Error("about.json names another kind or key");
    const foreign = foreignProperties(facts.kind, facts.properties);
    if (foreign.length > 0) throw new Error(`${facts.kind} has no ${foreign.join(", ")}`);
    const texts: Record<string, ReturnType<typeof markdownText>> = {};
    for (const language of LOCALES) texts[language] = markdownText(await read(`${language}.md`));
    const state = { tags: facts.tags, properties: facts.properties, date, texts };
    return { kind: facts.kind, key: facts.key, sample, state, hash: hash.digest("hex") };
  } catch (reason) {
    throw new Error(`${folder}: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((reason: unknown) => {
    if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") return [];
    throw reason;
  });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}
