import { z } from "zod";

const spoken = z.looseObject({ stdout: z.string(), stderr: z.string() });

/** What a command said that ended with something else than 0, or why it did not begin. */
export function wordsOfCommand(reason: unknown): string {
  const { data } = spoken.safeParse(reason);
  const said = `${data?.stdout ?? ""}${data?.stderr ?? ""}`.trim();
  return said === "" ? String(reason) : said;
}
