import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "./apiProblem.ts";

interface LookedUp<T> {
  /** null while loading, and after a failure. */
  readonly found: T | null;
  readonly problem: ApiProblem | null;
  readonly retry: () => void;
}

/**
 * For whom a mailed link is; without the query cache, which the pages outside do not load.
 *
 * @param ask the same function at every rendering
 */
export function useLookedUp<T>(ask: (secret: string) => Promise<T>, secret: string): LookedUp<T> {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const look = useCallback(
    () =>
      ask(secret).then(setFound, (reason: unknown) =>
        setProblem(reason instanceof ApiProblem ? reason : new ApiProblem("internal-error", 0, String(reason))),
      ),
    [ask, secret],
  );

  useEffect(() => void look(), [look]);
  const retry = () => {
    setProblem(null);
    void look();
  };
  return { found, problem, retry };
}
