import { useState } from "react";
import { ApiProblem } from "#ui/api/apiProblem.ts";

export interface Sending {
  readonly busy: boolean;
  /** Why the latest sending failed. */
  readonly problem: ApiProblem | null;
  /** Sends, and answers whether that worked. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One thing at a time goes to the API, and what went wrong is kept until the next. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (reason) {
      setProblem(reason instanceof ApiProblem ? reason : new ApiProblem("internal-error", 0, String(reason)));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, send };
}
