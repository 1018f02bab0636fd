import type { InjectOptions } from "fastify";
import type { AnswerSeen, Asked } from "./browserSignIn.ts";

/** A product that runs in processes of its own, asked as one that runs in the test is. Nothing follows redirects. */
export function askOverHttp(origin: string): Asked {
  return {
    async inject({ method = "GET", url, headers, payload }: InjectOptions) {
      if (typeof url !== "string") throw new Error("Ask by a path.");
      const answer = await fetch(`${origin}${url}`, {
        method,
        redirect: "manual",
        headers: Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
        ...(typeof payload === "string" ? { body: payload } : {}),
      });
      const body = await answer.text();
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body,
        cookies: answer.headers.getSetCookie().map(cookieOf),
        json: () => JSON.parse(body),
      };
    },
  };
}

function cookieOf(line: string): AnswerSeen["cookies"][number] {
  const [first = "", ...rest] = line.split("; ");
  const [name = "", value = ""] = first.split(/=(.*)/s);
  const facts = new Map(rest.map((part) => part.split("=")).map(([key = "", fact = ""]) => [key.toLowerCase(), fact]));
  const expires = facts.get("expires");
  return { name, value, path: facts.get("path") ?? "/", ...(expires ? { expires: new Date(expires) } : {}) };
}
