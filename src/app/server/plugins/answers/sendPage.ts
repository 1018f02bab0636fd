import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyReply } from "fastify";

const POLICY = "content-security-policy";

/** Where the built page has room for the word that lets it bring style elements. */
const PLACE = "STYLE_NONCE";

/**
 * Sends the app's page with a word that is good for this one answer: style elements that carry it are ours, all others the browser
 * leaves out. Without a tag to ask by, so that no page that is kept comes to stand under the policy of a later answer.
 */
export async function sendPage(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const word = randomBytes(18).toString("base64");
  const page = await readFile(path, "utf8");
  const policy = String(reply.getHeader(POLICY)).replace("style-src 'self'", `$& 'nonce-${word}'`);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  return reply.code(200).header(POLICY, policy).type("text/html; charset=utf-8").send(page.replace(PLACE, word));
}
