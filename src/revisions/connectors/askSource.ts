import { join } from "node:path";
import { Failure } from "#domain/failure.ts";
import { latestYear } from "#domain/publicSources.ts";
import { politeFetcher } from "./fetchPolitely.ts";
import { type Part, readParts } from "./keptParts.ts";
import type { PullRequest } from "./publicData.ts";

const PAUSE_MS = 1_000;

/** What `read` makes of a source's answers, which are kept in a folder of their own until the pull is whole. */
export function readAnswers<T>(
  request: PullRequest,
  name: string,
  parts: readonly Part[],
  read: (text: string, part: Part) => T,
  usualPauseMs = PAUSE_MS,
): Promise<T[]> {
  const { folder, fresh = false, pauseMs = usualPauseMs, mostBytes, signal, progress = () => undefined } = request;
  const fetch = politeFetcher({ pauseMs, mostBytes, signal });
  return readParts(parts, { folder: join(folder, name), fresh, fetch, progress }, read);
}

/** The year that is asked for, or the latest that should be out. */
export function yearOf({ source, year, now = new Date() }: PullRequest): number {
  const latest = year ?? latestYear(source, now);
  if (latest === null) throw new Error(`${source} knows no years.`);
  return latest;
}

/** What every county is to be told of has to be there under the name that we know. @throws Failure `source-unreachable` naming what is missing */
export function checkColumns(office: string, found: Iterable<string>, needed: readonly string[]): void {
  const names = new Set(found);
  const missing = needed.filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new Failure(
      "source-unreachable",
      `${office} has changed its table: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} no longer in it. Nothing was changed here.`,
    );
}

/** @throws Failure `source-unreachable` where it is no JSON */
export function readJson(office: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(
      "source-unreachable",
      `${office} returned something other than data. It may be down; try again later.`,
    );
  }
}

/** The key that an office asks for. @throws Failure `source-unreachable` where none is set */
export function keyFor(office: string, key: string | undefined, setting: string, signUp: string): string {
  if (key !== undefined) return key;
  throw new Failure("source-unreachable", `${office} requires a key. Request one at ${signUp} and set ${setting}.`);
}
