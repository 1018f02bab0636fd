import type { Call } from "../makeCall.ts";
import type { Where } from "./tryOperation.ts";

/** Where sqlmap puts its own words. */
const MARK = "*";

/** A request as sqlmap reads it from a file, with a mark behind every value of its path, query and body. */
export function markedRequest(
  call: Call,
  { url, token }: Pick<Where, "url" | "token">,
): { text: string; points: number } {
  const { host, pathname, search } = new URL(call.url, url);
  const path = markPath(pathname, call.operation.path);
  const query = [...new URLSearchParams(search)].map(
    ([name, value]) => `${encodeURIComponent(name)}=${escaped(encodeURIComponent(value))}${MARK}`,
  );
  const target = path + (query.length > 0 ? `?${query.join("&")}` : "");
  const body = call.payload === undefined || call.operation.body === null ? null : markedJson(call.payload);
  const lines = [
    `${call.method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    "Accept: application/json",
    ...(body === null ? [] : ["Content-Type: application/json"]),
  ];
  const points = `${target}${body ?? ""}`.split(MARK).length - 1;
  return { text: `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`, points };
}

/** Only what stands for a parameter; the rest of a path is no input. */
function markPath(pathname: string, template: string): string {
  const parts = template.split("/").toReversed();
  return pathname
    .split("/")
    .toReversed()
    .map((part, at) => (parts[at]?.includes("{") ? escaped(part) + MARK : part))
    .toReversed()
    .join("/");
}

const escaped = (text: string) => text.replaceAll(MARK, "%2A");

/** Numbers stay bare, so that each is one again while another place is tried. */
const markedJson = (payload: string) =>
  JSON.stringify(marked(JSON.parse(payload))).replace(/"number:([^"]+)"/g, `$1${MARK}`);

function marked(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(MARK, "") + MARK;
  if (typeof value === "number") return `number:${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one)]));
}
