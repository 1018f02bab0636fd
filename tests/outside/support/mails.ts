import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { type ReadMail, readMail } from "#tests/support/readMail.ts";

const LIMIT_MS = 30_000;

/** The latest mail that a product wrote to this address, of those whose text holds this; waits for it. */
export async function mailTo(recipient: string, mailFolder: string, holding = /./): Promise<ReadMail> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const files = await readdir(mailFolder).catch(() => []);
    const own = files.filter((file) => file.endsWith(`-${recipient}.eml`)).toSorted();
    for (const file of own.toReversed()) {
      const mail = readMail(await readFile(join(mailFolder, file), "utf8"));
      if (holding.test(mail.text)) return mail;
    }
    if (Date.now() > deadline) throw new Error(`${own.length} mails to ${recipient}, none of which holds ${holding}.`);
    await after(100);
  }
}

/** The first address of a page that a mail names. */
export function linkIn({ text }: ReadMail): string {
  const [link] = /https?:\/\/\S+[?#]\S+/.exec(text) ?? [];
  if (!link) throw new Error(`This mail names no page:\n${text}`);
  return link;
}
