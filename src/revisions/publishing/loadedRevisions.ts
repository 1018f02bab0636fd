import { LRUCache } from "lru-cache";
import { coalesced } from "#platform/database/coalesced.ts";
import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Database } from "#platform/database/database.ts";
import { type DrawnMarket, drawnMarkets, drawnMarketsVersion } from "#platform/database/queries/drawnMarkets.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { standingRevisions } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import { withCustomMarkets } from "../customMarkets/withCustomMarkets.ts";
import { loadRevision } from "./loadRevision.ts";
import type { LoadedRevision } from "./loadedRevision.ts";
import { PUBLISHED } from "./publish.ts";

/** The channel on which every process hears that custom markets have changed (migration 0034). */
const CUSTOM_MARKETS_CHANGED = "custom_markets_changed";

/** The channel on which every process hears that a revision was deleted, by its id. */
export const WITHDRAWN = "revision_withdrawn";

/** The published revision in memory, following the pointer, and a few older ones; each with the custom markets of this moment. */
export interface LoadedRevisions {
  /** @throws Failure `nothing-published` */
  current(): LoadedRevision;
  /** The published revision when that is what the id means, without a promise; null for every other id. @throws Failure `nothing-published` */
  held(id: string): LoadedRevision | null;
  /** A published or superseded revision by its id; `current` is the published one. @throws Failure `revision-unknown` */
  byId(id: string): Promise<LoadedRevision>;
  /** Looks at the pointer, the custom markets and what was deleted now instead of within a second, and loads what changed. */
  refresh(): Promise<void>;
  /** Takes a revision that has just been deleted out of memory; other processes hear of it from the store, or within a second. */
  forget(id: number): void;
  close(): Promise<void>;
}

export interface LoadedRevisionsOptions {
  readonly database: Database;
  readonly pollMs?: number;
  /** Told once when following the pointer fails, and again after it worked in between; readers keep the revision they had. */
  readonly onError?: (reason: unknown) => void;
}

/** The custom markets of one moment. */
interface Drawn {
  readonly version: number;
  readonly markets: readonly DrawnMarket[];
}

/** A revision takes some 75 MB. */
const OLDER_IN_MEMORY = 2;

/** Loads the published revision, if there is one, and follows the pointer from then on. */
export async function openLoadedRevisions({
  database,
  pollMs = 1000,
  onError = () => undefined,
}: LoadedRevisionsOptions): Promise<LoadedRevisions> {
  const older = new LRUCache<number, Promise<LoadedRevision>>({ max: OLDER_IN_MEMORY });
  let plain: LoadedRevision | null = null;
  let current: LoadedRevision | null = null;
  let drawn: Drawn = { version: 0, markets: [] };
  let shown: readonly unknown[] = [];
  let running: Promise<void> | null = null;
  let failing = false;

  /** A notification may be lost. */
  async function forgetDeleted(): Promise<void> {
    const held = [...older.keys()];
    if (held.length === 0) return;
    const standing = await standingRevisions(database, held);
    for (const id of held) if (!standing.has(id)) older.delete(id);
  }

  async function follow(): Promise<void> {
    await forgetDeleted();
    const id = await publishedRevision(database);
    const version = await drawnMarketsVersion(database);
    if (version !== drawn.version) drawn = { version, markets: await drawnMarkets(database) };
    if (id === null) plain = null;
    else if (plain?.revision.id !== String(id)) plain = await loadRevision(database, id);
    if (shown[0] === plain && shown[1] === drawn) return;
    current = plain && withCustomMarkets(plain, drawn.markets);
    shown = [plain, drawn];
  }

  const refresh = coalesced(() => {
    running = withoutStatementTimeout(follow);
    return running;
  });

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

  function loadOlder(id: number): Promise<LoadedRevision> {
    const known = older.get(id);
    if (known) return known;
    const loading = withoutStatementTimeout(() => loadRevision(database, id));
    older.set(id, loading);
    loading.catch(() => older.delete(id));
    return loading;
  }

  const overlaid = new WeakMap<LoadedRevision, { readonly drawn: Drawn; readonly made: LoadedRevision }>();

  /** The same object as long as no custom market changes: what is remembered of a revision hangs on it. */
  function withDrawn(older: LoadedRevision): LoadedRevision {
    const known = overlaid.get(older);
    if (known?.drawn === drawn) return known.made;
    const made = withCustomMarkets(older, drawn.markets);
    overlaid.set(older, { drawn, made });
    return made;
  }

  function getCurrent(): LoadedRevision {
    if (current) return current;
    throw new Failure(
      "nothing-published",
      "No data revision is published yet. Import data and publish it, or load the sample.",
    );
  }

  function held(id: string): LoadedRevision | null {
    return id === "current" || id === current?.revision.id ? getCurrent() : null;
  }

  await refresh();
  const timer = setInterval(refreshQuietly, pollMs).unref();
  const stopListening = await database.listen(PUBLISHED, refreshQuietly);
  const stopHearing = await database.listen(CUSTOM_MARKETS_CHANGED, refreshQuietly);
  const forget = (id: number): void => void older.delete(id);
  const stopWithdrawing = await database.listen(WITHDRAWN, (id) => forget(Number(id)));

  return {
    current: getCurrent,
    held,
    byId: async (id) => {
      const now = held(id);
      if (now) return now;
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new Failure("revision-unknown", `There is no revision ${id}.`);
      return withDrawn(await loadOlder(Number(id)));
    },
    refresh,
    forget,
    close: async () => {
      clearInterval(timer);
      await stopListening();
      await stopHearing();
      await stopWithdrawing();
      await running?.catch(() => undefined);
    },
  };
}
