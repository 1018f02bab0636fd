import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { examplePng } from "#tests/support/examplePng.ts";

/** A request or a job was refused. */
export class Refused extends Error {
  readonly what: string;
  readonly status: number;
  readonly code: string;

  constructor(what: string, status: number, code: string) {
    super(`${what}: ${status} ${code}`);
    [this.what, this.status, this.code] = [what, status, code];
  }
}

/** Says what is wrong with something that was acknowledged; null where it stands. */
export type Held = () => Promise<string | null>;

/** What people do with a running product, each to its end; refused, it throws. */
export interface DiskPeople {
  readonly deeds: Readonly<Record<"note" | "upload" | "report" | "newRevision", () => Promise<Held>>>;
  /** Looks at figures that nothing has to be written for. */
  readonly read: () => Promise<void>;
}

const answered = z.looseObject({
  id: z.string().optional(),
  code: z.string().optional(),
  version: z.int().optional(),
  state: z.string().optional(),
  fault: z.string().nullable().optional(),
  revision: z.string().nullable().optional(),
  /** Of a problem, the number of its answer. */
  status: z.union([z.string(), z.number()]).optional(),
  building: z.looseObject({ state: z.string(), fault: z.string().nullable() }).nullable().optional(),
  items: z
    .array(
      z.looseObject({
        id: z.string().optional(),
        state: z.string().optional(),
        status: z.string().optional(),
        fault: z.string().nullable().optional(),
      }),
    )
    .optional(),
});
type Answered = z.output<typeof answered>;

const POLL_MS = 300;
/** A job whose process lost it is taken up a minute later, and tried again after another one. */
const JOB_MS = 240_000;
const ENDED = new Set(["done", "failed"]);
const UNDER_WAY = new Set(["waiting", "running"]);
const FILES = ["edition/2026-q1/national-totals.csv", "edition/2026-q3/national-totals.csv"] as const;

/** More cells than are made while somebody waits. */
const LARGE = {
  markets: { every: "tv", states: [] },
  customMarkets: [],
  years: { from: 2025, to: 2026 },
  political: "with",
  media: null,
  verticals: null,
  rows: ["market", "subVertical"],
  columns: ["medium"],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

/** @param token is asked for one each time */
export async function diskPeople(url: string, token: () => Promise<string>): Promise<DiskPeople> {
  let count = 0;
  const ask = async (what: string, method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => {
    const bytes = body instanceof Uint8Array;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body && { "content-type": bytes ? "application/octet-stream" : "application/json" }),
      },
      ...(body && { body: bytes ? body : JSON.stringify(body) }),
    }).catch((reason: unknown) => {
      throw new Refused(what, 0, reason instanceof Error ? `no answer: ${reason.message}` : "no answer");
    });
    const got = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    const json: Answered = isJson ? answered.parse(JSON.parse(got.toString())) : {};
    if (!answer.ok) throw new Refused(what, answer.status, json.code ?? "no code");
    return { ...json, bytes: got };
  };
  /** Waits through what passes: polling asks again. */
  const until = async (what: string, path: string, done: (answer: Answered) => boolean): Promise<Answered> => {
    const limit = Date.now() + JOB_MS;
    while (Date.now() < limit) {
      const answer = await ask(`${what} looked at`, "GET", path).catch((reason: unknown) => {
        if (reason instanceof Refused && isForWantOfRoom(reason)) return null;
        throw reason;
      });
      if (answer && done(answer)) return answer;
      await wait(POLL_MS);
    }
    throw new Refused(what, 0, "came to no end");
  };
  const { id: report = "" } = await ask("report", "POST", "/custom-reports", { name: "All of it", definition: LARGE });

  const note = async (): Promise<Held> => {
    const address = `/market-summary?market=tv-501&y=${count++}`;
    const { code = "" } = await ask("note", "POST", "/short-links", { address });
    return async () => {
      const { bytes } = await ask("note read", "GET", `/short-links/${code}`);
      return bytes.includes(address) ? null : `the short link ${code} leads elsewhere`;
    };
  };
  const upload = async (): Promise<Held> => {
    const picture = new Uint8Array(examplePng(600 + (count++ % 50), 400));
    const { id = "" } = await ask("upload", "POST", "/content-files?name=picture.png", picture);
    return async () => {
      const { bytes } = await ask("upload read", "GET", `/content-files/${id}`);
      return bytes.subarray(1, 4).toString() === "PNG" ? null : `the picture ${id} is none`;
    };
  };
  const makeReport = async (): Promise<Held> => {
    const { id: run = "" } = await ask("report", "POST", `/custom-reports/${report}/runs`, { format: "csv" });
    const of = ({ items = [] }: Answered) => items.find(({ id }) => id === run);
    const ended = await until("report", `/custom-reports/${report}/runs`, (runs) => ENDED.has(of(runs)?.state ?? ""));
    if (of(ended)?.state === "failed") throw new Refused("report", 0, of(ended)?.fault ?? "no reason");
    return async () => {
      const { bytes } = await ask("report read", "GET", `/custom-reports/${report}/runs/${run}/file`);
      return bytes.length > 100_000 ? null : `the file of run ${run} has ${bytes.length} bytes`;
    };
  };
  const newRevision = async (): Promise<Held> => {
    const text = (await readFile(FILES[count++ % 2] ?? FILES[0])) as Uint8Array<ArrayBuffer>;
    const begun = await ask("import", "POST", "/imports", { fileName: "totals.csv", bytes: text.byteLength });
    const one = `/imports/${begun.id}`;
    await ask("import", "PUT", `${one}/bytes?offset=0`, text);
    const described = await ask("import", "POST", `${one}/description`, { version: begun.version });
    await ask("import", "POST", `${one}/check`, { version: described.version });
    const checked = await until("import", one, ({ state }) => state !== "checking");
    if (checked.state !== "checked") throw new Refused("import check", 0, checked.fault ?? `is ${checked.state}`);
    await ask("import", "POST", `${one}/join`, { version: checked.version });
    const joined = await until("import", one, ({ state }) => state !== "joining");
    if (joined.state !== "joined") throw new Refused("import join", 0, joined.fault ?? `is ${joined.state}`);
    const draft = `/administration/revisions/${joined.revision}`;
    await ask("publish", "POST", `${draft}/build`);
    const { building } = await until("publish", draft, (now) => !UNDER_WAY.has(now.building?.state ?? ""));
    if (building?.state !== "done") throw new Refused("build", 0, building?.fault ?? `is ${building?.state}`);
    const { items = [] } = await ask("publish", "GET", "/administration/revisions");
    const instead = items.find((revision) => revision.status === "published")?.id ?? null;
    const aware = { unreviewed: true, fewerMarkets: true, instead };
    await ask("publish", "POST", `${draft}/publication`, aware);
    return async () => {
      const { status } = await ask("publish read", "GET", draft);
      return status === "published" || status === "superseded" ? null : `revision ${joined.revision} is ${status}`;
    };
  };
  const read = async () => {
    const now = await ask("read", "GET", "/revisions/current");
    await ask("read", "GET", `/revisions/${now.id ?? now.revision}/wallets/tv-501`);
  };
  return { deeds: { note, upload, report: makeReport, newRevision }, read };
}

/** Refusals that a full disk is the reason of: no room, or a store that ended on it and comes back. */
export function isForWantOfRoom({ status, code }: Refused): boolean {
  return (status === 507 && code === "storage-full") || (status === 503 && code === "store-unreachable");
}
