import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "#ui/api/callApi.ts";
import { changeUsers } from "../contract.ts";
import type { UserOutcome } from "../contract/userSchemas.ts";
import type { bulkChangeOf } from "./bulkChoice.ts";

type Change = NonNullable<ReturnType<typeof bulkChangeOf>>;

interface BulkRun {
  readonly outcomes: readonly UserOutcome[];
  /** Whether it was only tried. */
  readonly dryRun: boolean;
  readonly running: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: unknown;
}

const IDLE: BulkRun = { outcomes: [], dryRun: true, running: false, progress: 0, problem: null };

/** Users that go in one call: few enough to see it move on, and to stop it in time. */
const AT_ONCE = 25;

/** Changes several users bit by bit, tells how far it is, and can be stopped; what was done by then stays done. */
export function useBulkChange() {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<BulkRun>(IDLE);
  const stopped = useRef(false);

  const start = async (users: readonly string[], change: Change, dryRun: boolean) => {
    stopped.current = false;
    const outcomes: UserOutcome[] = [];
    setRun({ ...IDLE, dryRun, running: true });
    let problem: unknown = null;
    for (let at = 0; at < users.length && !stopped.current && problem === null; at += AT_ONCE) {
      const some = users.slice(at, at + AT_ONCE);
      try {
        const { items } = await callApi(changeUsers, { body: { users: some, change, dryRun } });
        outcomes.push(...items.map((item) => ({ ...item, line: item.line + at })));
      } catch (reason) {
        problem = reason;
      }
      setRun({ outcomes: [...outcomes], dryRun, running: true, progress: (at + some.length) / users.length, problem });
    }
    setRun((now) => ({ ...now, running: false }));
    if (!dryRun) await queryClient.invalidateQueries({ queryKey: ["users"] });
  };

  return {
    run,
    start,
    stop: () => {
      stopped.current = true;
    },
    reset: () => setRun(IDLE),
  };
}
