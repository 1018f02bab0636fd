import { createHmac, timingSafeEqual } from "node:crypto";
import { REGULAR_MAILS, type RegularMail } from "./regularMail.ts";

/** Of a signature of 256 bits in base64url. */
const SIGNATURE_LENGTH = 43;
const NAMED = /^([1-9]\d{0,9})\.([a-z]+)\.([1-9]\d{0,9})?$/;
const LARGEST_ID = 2_147_483_647;

/** What a token looks like, whether it is ours or not. */
export const UNSUBSCRIBE_TOKEN = /^[\w-]{50,100}$/;

/**
 * Names a person and a kind of mail, and is signed, so that the store need not keep what lies in mailboxes for years and nobody makes one for
 * somebody else. The signature stands first: all tokens are cut at the same place.
 */
export function unsubscribeToken(key: string, { person, kind, about }: RegularMail): string {
  const named = Buffer.from(`${person}.${kind}.${about ?? ""}`).toString("base64url");
  return signatureOf(key, named).toString("base64url") + named;
}

/** What a token of ours names; null for any other. Nothing is looked up for it. */
export function readUnsubscribeToken(key: string, token: string): RegularMail | null {
  if (!UNSUBSCRIBE_TOKEN.test(token)) return null;
  const named = token.slice(SIGNATURE_LENGTH);
  const signed = Buffer.from(signatureOf(key, named).toString("base64url"));
  // Compared as written: of several spellings of the same bytes one is ours.
  if (!timingSafeEqual(signed, Buffer.from(token.slice(0, SIGNATURE_LENGTH)))) return null;
  const [, person, name, about] = NAMED.exec(Buffer.from(named, "base64url").toString()) ?? [];
  const kind = REGULAR_MAILS.find((known) => known === name);
  if (!kind || Number(person) > LARGEST_ID) return null;
  return { person: Number(person), kind, about: about === undefined ? null : Number(about) };
}

function signatureOf(key: string, named: string): Buffer {
  return createHmac("sha256", key).update(`unsubscribe ${named}`).digest();
}
