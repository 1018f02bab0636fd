import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mimeMessage } from "./mimeMessage.ts";
import type { DeliverMail, MailSenderName } from "./outgoingMail.ts";

const LONGEST_RECIPIENT = 80;

/** Writes each mail to a file that its owner alone can read, for installations without a mail server. */
export function deliverToFile(folder: string, from: MailSenderName): DeliverMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await transport.sendMail(mimeMessage(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error("The mail was not put together.");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, fileName(mail.recipient, new Date()));
    await writeWhole(path, message);
    return path;
  };
}

/** Lets nobody who watches the folder read half a mail, and no mail take another's place. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  await writeFile(draft, content, { mode: 0o600, flag: "wx" });
  try {
    await link(draft, path);
  } finally {
    await rm(draft);
  }
}

/** `2026-05-04T09-30-00-000Z-seller@example.com.eml`: sorts by time, and no recipient leads out of the folder. */
export function fileName(recipient: string, at: Date): string {
  const time = at.toISOString().replace(/[:.]/g, "-");
  const name = recipient.replace(/[^\w.@+-]/g, "_").slice(0, LONGEST_RECIPIENT);
  return `${time}-${name}.eml`;
}
