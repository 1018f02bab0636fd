import type { MailText } from "#documents/aids/aidText.ts";

/** A line of base64 in a mail. */
const LINE = 76;
/** Bytes of text in one encoded word of a header, so that with its frame it stays below 75 letters. */
const WORD_BYTES = 42;

/** A mail that mail programs open as a draft: no sender and nobody to send it to. */
export function mailFile({ subject, body }: MailText): Uint8Array {
  const lines =
    Buffer.from(`${body.replace(/\r?\n/g, "\r\n")}\r\n`)
      .toString("base64")
      .match(new RegExp(`.{1,${LINE}}`, "g")) ?? [];
  const head = [
    `Subject: ${encodedWords(subject)}`,
    "X-Unsent: 1",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
  ];
  return new TextEncoder().encode(`${[...head, "", ...lines].join("\r\n")}\r\n`);
}

/** A header's text as RFC 2047 has it, in words of whole characters; nothing in it can begin another header. */
function encodedWords(text: string): string {
  const words: string[] = [""];
  for (const letter of text.replace(/\s+/g, " ").trim()) {
    const last = words.at(-1) ?? "";
    if (Buffer.byteLength(last + letter) > WORD_BYTES) words.push(letter);
    else words[words.length - 1] = last + letter;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString("base64")}?=`).join("\r\n ");
}
