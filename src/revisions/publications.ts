import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import { publishedRevision } from "#database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import { loadPublication } from "./loadPublication.ts";
import type { Publication } from "./publication.ts";
import { PUBLISHED } from "./publish.ts";

/** The published revision in memory, following the pointer, and a few older ones. */
export interface PublicationDirectory {
  /** @throws Failure `nothing-published` */
  current(): Publication;
  /** The published revision when that is what the id means, without a promise; null for every other id. @throws Failure `nothing-published` */
  held(id: string): Publication | null;
  /** A published or superseded revision by its id; `current` is the published one. @throws Failure `revision-unknown` */
  byId(id: string): Promise<Publication>;
  /** Looks at the pointer now instead of within a second, and loads what it points to. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface PublicationOptions {
  readonly database: Database;
  readonly pollMs?: number;
  /** Told once when following the pointer fails, and again after it worked in between; readers keep the revision they had. */
  readonly onError?: (reason: unknown) => void;
}

/** A revision takes some 75 MB. */
const OLDER_IN_MEMORY = 2;

/** Loads the published revision, if there is one, and follows the pointer from then on. */
export async function openPublications({
  database,
  pollMs = 1000,
  onError = () => undefined,
}: PublicationOptions): Promise<PublicationDirectory> {
  const older = new LRUCache<number, Promise<Publication>>({ max: OLDER_IN_MEMORY });
  let current: Publication | null = null;
  let running: Promise<void> | null = null;
  let failing = false;

  async function follow(): Promise<void> {
    const id = await publishedRevision(database);
    if (id === null) current = null;
    else if (current?.revision.id !== String(id)) current = await loadPublication(database, id);
  }

  function refresh(): Promise<void> {
    running ??= follow().finally(() => {
      running = null;
    });
    return running;
  }

  function refreshQuietly(): void {
    refresh().then(
      () => {
        failing = false;
      },
      (reason: unknown) => {
        if (!failing) onError(reason);
        failing = true;
      },
    );
  }

  function loadOlder(id: number): Promise<Publication> {
    const known = older.get(id);
    if (known) return known;
    const loading = loadPublication(database, id);
    older.set(id, loading);
    loading.catch(() => older.delete(id));
    return loading;
  }

  function getCurrent(): Publication {
    if (current) return current;
    throw new Failure(
      "nothing-published",
      "No data revision is published yet. Import data and publish it, or load the sample.",
    );
  }

  function held(id: string): Publication | null {
    return id === "current" || id === current?.revision.id ? getCurrent() : null;
  }

  await refresh();
  const timer = setInterval(refreshQuietly, pollMs).unref();
  const stopListening = await database.listen(PUBLISHED, refreshQuietly);

  return {
    current: getCurrent,
    held,
    byId: async (id) => {
      const now = held(id);
      if (now) return now;
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new Failure("revision-unknown", `There is no revision ${id}.`);
      return loadOlder(Number(id));
    },
    refresh,
    close: async () => {
      clearInterval(timer);
      await stopListening();
      await running?.catch(() => undefined);
    },
  };
}
