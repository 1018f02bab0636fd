import type { Endpoint } from "#platform/api/endpoint.ts";
import { DATA_FILE_TYPES, FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { type ConcurrencyLimit, type ConcurrencySetting, openConcurrencyLimit } from "./concurrencyLimit.ts";
import type { EventLoopBudget } from "./eventLoopBudget.ts";

/** Classes of work; none of them makes another wait for room. Probes and pages go past them. */
export const CONCURRENCY_CLASSES = ["stored", "answers", "documents", "changes", "uploads"] as const;
export type ConcurrencyClass = (typeof CONCURRENCY_CLASSES)[number];

/**
 * What is waited for longer than this is asked for again anyway. Answers are a page's, documents are written one after the other beside
 * the server, changes take the store's connections, and uploads last as long as their senders take.
 */
const SETTINGS: Readonly<Record<ConcurrencyClass, ConcurrencySetting>> = {
  // Sent at once, but made when it is first asked for: a new revision is asked for by everybody.
  stored: { atOnce: 64, mostWaiting: 2_000, longestWaitMs: 500 },
  answers: { atOnce: 32, mostWaiting: 1_000, longestWaitMs: 500 },
  documents: { atOnce: 24, mostWaiting: 100, longestWaitMs: 20_000 },
  changes: { atOnce: 32, mostWaiting: 200, longestWaitMs: 5_000 },
  uploads: { atOnce: 48, mostWaiting: 0, longestWaitMs: 0 },
};

/** Documents and changes may take so many times as long as answers. */
const PATIENCE: Readonly<Record<ConcurrencyClass, number>> = {
  stored: 1,
  answers: 1,
  documents: 4,
  changes: 4,
  uploads: 8,
};

export interface ClassLimits {
  readonly name: ConcurrencyClass;
  readonly limit: ConcurrencyLimit;
  /** Milliseconds that a request may take, its waiting included; 0: as long as it likes. */
  readonly timeLimitMs: number;
  readonly goesOn: boolean;
}

/** Whether work of a class is done when its caller is gone. */
const GOES_ON: Readonly<Record<ConcurrencyClass, boolean>> = {
  stored: false,
  answers: false,
  documents: false,
  changes: true,
  uploads: true,
};

export type ConcurrencyClasses = (name: ConcurrencyClass) => ClassLimits;

export interface ConcurrencyClassesSetting {
  /** Milliseconds that an answer may take; 0: as long as it likes. */
  readonly longestRequestMs: number;
  /** Whether work is refused that would wait too long. */
  readonly refuses: boolean;
}

/** The concurrency classes of one process. */
export function openConcurrencyClasses(
  { longestRequestMs, refuses }: ConcurrencyClassesSetting,
  budget: EventLoopBudget,
): ConcurrencyClasses {
  const open = (name: ConcurrencyClass): ClassLimits => {
    const { atOnce, ...limits } = SETTINGS[name];
    const most = { mostWaiting: Number.POSITIVE_INFINITY, longestWaitMs: Number.POSITIVE_INFINITY };
    return {
      name,
      limit: openConcurrencyLimit({ atOnce, ...(refuses ? limits : most) }, budget),
      goesOn: GOES_ON[name],
      timeLimitMs: longestRequestMs * PATIENCE[name],
    };
  };
  const classes = {
    stored: open("stored"),
    answers: open("answers"),
    documents: open("documents"),
    changes: open("changes"),
    uploads: open("uploads"),
  } satisfies Record<ConcurrencyClass, ClassLimits>;
  return (name) => classes[name];
}

const WRITTEN = new Set<string>([FILE_TYPES.pdf, FILE_TYPES.pptx, FILE_TYPES.xlsx, ...Object.values(DATA_FILE_TYPES)]);

/** By what a contract answers, where that is not stored; a file of another kind than documents, such as a picture, costs as little as an answer. */
export function concurrencyClassOf({ bytes, file, method }: Endpoint, suffix = ""): ConcurrencyClass {
  if (bytes !== undefined) return "uploads";
  if (suffix !== "" || file?.types.some((type) => WRITTEN.has(type))) return "documents";
  return method === "GET" ? "answers" : "changes";
}
