import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import type { Request } from "autocannon";
import { SCREENS } from "./screensMix.ts";

/** What all browsers of a load note. */
export class LoadNotes {
  readonly requests = createHistogram();
  readonly screens = createHistogram();
  readonly seconds: { accepted: number; refused: number; times: RecordableHistogram }[] = [];
  readonly statuses: Record<string, number> = {};
  /** By path without its market: requests, and their time in milliseconds. */
  readonly paths = new Map<string, { asked: number; milliseconds: number; longest: number }>();
  private readonly began = performance.now();

  note(path: string, status: number, milliseconds: number): void {
    this.notePath(path.replace(/(tv|radio)-\d+/, ":market"), milliseconds);
    const second = Math.floor((performance.now() - this.began) / 1_000);
    while (this.seconds.length <= second) this.seconds.push({ accepted: 0, refused: 0, times: createHistogram() });
    const now = this.seconds[second];
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status >= 400) {
      if (now) now.refused++;
      return;
    }
    const microseconds = Math.max(1, Math.round(milliseconds * 1_000));
    this.requests.record(microseconds);
    if (now) {
      now.accepted++;
      now.times.record(microseconds);
    }
  }

  private notePath(path: string, milliseconds: number): void {
    const known = this.paths.get(path) ?? { asked: 0, milliseconds: 0, longest: 0 };
    this.paths.set(path, {
      asked: known.asked + 1,
      milliseconds: known.milliseconds + milliseconds,
      longest: Math.max(known.longest, milliseconds),
    });
  }
}

/**
 * The requests of one browser, screen after screen, as autocannon sends them one after the other: a market of its own for each turn, and
 * the ETag of whatever it was answered before.
 */
export function browserRequests(token: string, markets: readonly string[], first: number, notes: LoadNotes): Request[] {
  const known = new Map<string, string>();
  let turn = first;
  let screenBegan = 0;
  let whole = true;
  const paths = () => SCREENS.map((screen) => screen(markets[turn % markets.length] ?? "nation"));
  let current = paths();
  const lastOf = current.map((screen) => screen.length - 1);

  return current.flatMap((screen, screenAt) =>
    screen.map((_, at): Request => {
      let path = "";
      let sent = 0;
      return {
        method: "GET",
        setupRequest: (request) => {
          if (at === 0) {
            if (screenAt === 0) {
              turn++;
              current = paths();
            }
            screenBegan = performance.now();
            whole = true;
          }
          path = `/api/v1${current[screenAt]?.[at] ?? ""}`;
          sent = performance.now();
          const etag = known.get(path);
          return {
            ...request,
            path,
            headers: {
              authorization: `Bearer ${token}`,
              "accept-encoding": "gzip, br",
              ...(etag === undefined ? {} : { "if-none-match": etag }),
            },
          };
        },
        onResponse: (status, _body, _context, headers) => {
          const given = headers?.["etag"];
          const etag = typeof given === "string" ? given : undefined;
          if (etag !== undefined) known.set(path, etag);
          if (status >= 400) whole = false;
          const now = performance.now();
          notes.note(path, status, now - sent);
          if (whole && at === lastOf[screenAt])
            notes.screens.record(Math.max(1, Math.round((now - screenBegan) * 1_000)));
        },
      };
    }),
  );
}
