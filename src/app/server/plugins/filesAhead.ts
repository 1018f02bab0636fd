import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Locale } from "#domain/taxonomy/name.ts";
import { WEB_FOLDER } from "./webFolder.ts";

const listed = z.array(z.string());

/** As the build writes it: files by what needs them, as addresses below the base path. */
const schema = z.object({
  base: z.string(),
  always: listed,
  screens: z.object({ home: listed }),
  texts: z.record(z.string(), listed),
});

/** Which files of the browser app its first screen needs in a language; none where it is not built. */
export async function filesAhead(folder = WEB_FOLDER): Promise<(locale: Locale) => readonly string[]> {
  const text = await readFile(join(folder, "ahead.json"), "utf8").catch(() => null);
  if (text === null) return () => [];
  const { base, always, screens, texts } = schema.parse(JSON.parse(text));
  return (locale) => [...always, ...screens.home, ...(texts[locale] ?? [])].map((file) => base + file);
}
