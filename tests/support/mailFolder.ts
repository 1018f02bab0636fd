import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { readMail, type ReadMail } from "./readMail.ts";

const LIMIT_MS = 15_000;

const mailsTo = async (recipient: string, folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith(`-${recipient}.eml`)).toSorted((a, b) => (a < b ? -1 : 1));
};

/** How many mails the shared product has written to this address so far. */
export const mailCount = async (recipient: string): Promise<number> =>
  (await mailsTo(recipient, inject("mailFolder"))).length;

/** The latest mail that a running product wrote to this address, once there are this many; the shared product where no other is named. */
export async function mailTo(recipient: string, count = 1, folder = inject("mailFolder")): Promise<ReadMail> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const own = await mailsTo(recipient, folder);
    const latest = own.at(-1);
    if (latest && own.length >= count) return readMail(await readFile(join(folder, latest), "utf8"));
    if (Date.now() > deadline) throw new Error(`${own.length} mails to ${recipient} instead of ${count}.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The first address of a page that a mail names. */
export function linkIn({ text }: ReadMail): string {
  const [link] = /https?:\/\/\S+[?#]\S+/.exec(text) ?? [];
  if (!link) throw new Error(`This mail names no page:\n${text}`);
  return link;
}
