import type { IncomingHttpHeaders } from "node:http";
import type { BytePart } from "#platform/api/fileAnswer.ts";

/** One range of bytes: `bytes=0-99`, `bytes=100-`, or the last ones, `bytes=-100`. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a request asks for (RFC 9110, 14). `none` where the file has no such bytes. Several ranges at once, and a range of a file that
 * has changed since (`If-Range`), are answered by the whole file, as the standard allows.
 */
export function askedPart(
  { range, "if-range": unless }: IncomingHttpHeaders,
  size: number,
  etag: string,
): BytePart | "whole" | "none" {
  const [, first, last] = RANGE.exec(range ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  if (unless !== undefined && unless !== etag) return "whole";
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return "whole";
  return from > to ? "none" : { from, to };
}
