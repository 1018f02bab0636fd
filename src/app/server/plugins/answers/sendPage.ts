import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { FastifyReply } from "fastify";
import { negotiate } from "./negotiate.ts";

const POLICY = "content-security-policy";

/** Where the built page has room for the word that lets it bring style elements. */
const PLACE = "STYLE_NONCE";

/** A shorter page fits into one packet anyway. */
const WORTH_PACKING_BYTES = 1_400;

/**
 * Sends the app's page with a word that is good for this one answer: style elements that carry it are ours, all others the browser
 * leaves out. Without a tag to ask by, so that no page that is kept comes to stand under the policy of a later answer.
 */
export async function sendPage(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const word = randomBytes(18).toString("base64");
  const page = await readFile(path, "utf8");
  const policy = String(reply.getHeader(POLICY)).replace("style-src 'self'", `$& 'nonce-${word}'`);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  const body = Buffer.from(page.replace(PLACE, word));
  reply.code(200).header(POLICY, policy).header("vary", "Accept-Encoding").type("text/html; charset=utf-8");
  const accepted = reply.request.headers["accept-encoding"] ?? "identity";
  if (body.length < WORTH_PACKING_BYTES || negotiate(accepted, ["gzip", "identity"]) !== "gzip")
    return reply.send(body);
  // Nothing of what was asked stands in the page, so that its length tells nothing of the word.
  return reply.header("content-encoding", "gzip").send(gzipSync(body));
}
