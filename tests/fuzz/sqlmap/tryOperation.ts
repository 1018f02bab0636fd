import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Call, plainCall } from "../makeCall.ts";
import type { Operation } from "../operations.ts";
import { seeded } from "../seeded.ts";
import { markedRequest } from "./markedRequest.ts";

/** Where the product is, and as whom it is asked. */
export interface Where {
  readonly url: string;
  readonly token: string;
  /** For sqlmap's own files. */
  readonly folder: string;
}

export interface Outcome {
  /** Whether the call that sqlmap began with was answered with something good: only then a statement was surely reached. */
  readonly answered: boolean;
  readonly points: number;
  readonly requests: number;
  /** Whether its time was up before sqlmap had ended. */
  readonly cut: boolean;
  readonly findings: readonly string[];
}

const MOST_CALLS = 40;
const LIMIT_MS = 150_000;

/** What tells sqlmap's finding from its other words. */
const FOUND =
  /^Parameter: .*|^ +Payload: .*|.*(?:is vulnerable|appears to be .* injectable|might be injectable|following injection point).*/gm;

/** Null where nothing can be put into the operation. */
export async function tryOperation(operation: Operation, where: Where): Promise<Outcome | null> {
  const { call, good } = await goodCall(operation, where);
  const { text, points } = markedRequest(call, where);
  if (points === 0) return null;
  const file = join(where.folder, "request.txt");
  writeFileSync(file, text);
  const { said, cut } = await sqlmap(file, join(where.folder, "sqlmap"), good);
  const requests = [...said.matchAll(/\[TRAFFIC OUT\]/g)].length;
  return { answered: good !== null, points, requests, cut, findings: said.match(FOUND) ?? [] };
}

/** The best of some calls as the document describes them: one that is answered well, else one that is not refused for its form. */
async function goodCall(operation: Operation, { url, token }: Where): Promise<{ call: Call; good: number | null }> {
  const random = seeded(1);
  let best: { call: Call; status: number } | null = null;
  for (let tried = 0; tried < MOST_CALLS; tried++) {
    const call = harmless(plainCall(operation, random));
    const { payload } = call;
    const answer = await fetch(url + call.url, {
      method: call.method,
      headers: { ...call.headers, authorization: `Bearer ${token}` },
      redirect: "manual",
      ...(payload === undefined ? {} : { body: payload }),
    });
    await answer.arrayBuffer();
    if (answer.status < 400) return { call, good: answer.status };
    if (!best || rankOf(answer.status) < rankOf(best.status)) best = { call, status: answer.status };
  }
  if (!best) throw new Error("No call was made.");
  return { call: best.call, good: null };
}

/** What is not there was looked for in the store; what has the wrong form was not. */
const rankOf = (status: number) => [404, 409, 412, 403].indexOf(status) + 1 || 9;

/** Whoever asks must still be there afterwards, and what is asked about too. */
function harmless(call: Call): Call {
  const { method, url } = call;
  const changesPeople = /\/(users|customers|sessions?)\//.test(url) && method !== "GET";
  return method === "DELETE" || changesPeople ? { ...call, url: url.replace(/\/\d+(?=[/?]|$)/g, "/999999999") } : call;
}

/** The first level of tests, of every technique; an answer of 4xx is an answer. It would wait for addresses on its input, had it one. */
const OPTIONS =
  "--batch --ignore-stdin --flush-session --disable-coloring -v 4 --dbms PostgreSQL --level 1 --risk 2 --time-sec 4 --ignore-code 400,401,403,404,405,409,410,412,413,415,422,428,429,503 --timeout 20 --retries 1 --skip-waf";

/**
 * A condition that is true has to bring the good answer back. Without a good answer there is nothing to tell true from false by: refusals
 * repeat what was sent, and differ by that.
 */
const compareBy = (good: number | null) =>
  good === null ? ["--technique", "EUSTQ"] : ["--technique", "BEUSTQ", "--code", String(good)];

function sqlmap(request: string, folder: string, good: number | null): Promise<{ said: string; cut: boolean }> {
  const options = ["-r", request, "--output-dir", folder, ...OPTIONS.split(" "), ...compareBy(good)];
  const limits = { timeout: LIMIT_MS, killSignal: "SIGKILL", maxBuffer: 512 * 1024 * 1024 } as const;
  return new Promise((done) => {
    const run = execFile("sqlmap", options, limits, (reason, said) => done({ said, cut: reason?.killed ?? false }));
    run.stdin?.end();
  });
}
