import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { startJob } from "../jobs/startJob.ts";
import { inChunks } from "./inChunks.ts";

interface RowRun {
  readonly outcomes: readonly RowOutcome[];
  /** Whether it was only tried. */
  readonly dryRun: boolean;
  readonly running: boolean;
  readonly stopped: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: unknown;
}

const IDLE: RowRun = { outcomes: [], dryRun: true, running: false, stopped: false, progress: 0, problem: null };

/** Tries or does something with some entries, and tells what came of each. */
export type SendRows<Item> = (some: readonly Item[], dryRun: boolean) => Promise<readonly RowOutcome[]>;

interface RowRunOptions {
  /** Entries that go in one call. */
  readonly atOnce: number;
  /** Lists that have to be read anew afterwards, by the first part of their query key. */
  readonly lists: readonly string[];
}

/**
 * Tries or does something with many entries bit by bit, tells how far it is, and can be stopped; what was done by then stays
 * done. The doing is a job: it goes on when its dialog is closed.
 */
export function useRowRun<Item>({ atOnce, lists }: RowRunOptions) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<RowRun>(IDLE);
  const stop = useRef(new AbortController());

  const go = async (
    items: readonly Item[],
    send: (some: readonly Item[]) => Promise<readonly RowOutcome[]>,
    tell: (part: number) => void = () => undefined,
  ) => {
    const { signal } = stop.current;
    const onResults = (outcomes: readonly RowOutcome[], progress: number) => {
      if (stop.current.signal === signal) setRun((now) => ({ ...now, outcomes, progress }));
      tell(progress);
    };
    try {
      await inChunks(items, { atOnce, send, signal, onResults });
    } catch (problem) {
      if (stop.current.signal === signal) setRun((now) => ({ ...now, problem }));
      throw problem;
    } finally {
      if (stop.current.signal === signal) setRun((now) => ({ ...now, running: false, stopped: signal.aborted }));
    }
  };
  const begin = (dryRun: boolean) => {
    stop.current = new AbortController();
    setRun({ ...IDLE, dryRun, running: true });
  };

  return {
    run,
    /** Only tries, in place of what is being tried. */
    look: async (items: readonly Item[], send: SendRows<Item>) => {
      stop.current.abort();
      begin(true);
      // The run says in its state what went wrong.
      await go(items, (some) => send(some, true)).catch(() => undefined);
    },
    apply: async (name: string, items: readonly Item[], send: SendRows<Item>) => {
      begin(false);
      await startJob(name, (tell) => go(items, (some) => send(some, false), tell), stop.current);
      await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: [list] })));
    },
    stop: () => stop.current.abort(),
    reset: () => setRun(IDLE),
  };
}
