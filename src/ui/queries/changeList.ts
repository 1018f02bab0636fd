import { hashKey } from "@tanstack/react-query";
import { toastProblem } from "../toast/toastProblem.ts";
import { queryClient } from "./queryClient.ts";

interface Listed {
  readonly queryKey: readonly unknown[];
}

/**
 * Waits for a change of something in a list; where it is refused, says why and answers null. The list is read again in any
 * case: where a change was refused, somebody else may have been faster. What is `gone` with the change is not asked for again, though
 * a screen that is on its way out may still show it.
 */
export async function changeList<Answer>(
  change: Promise<Answer>,
  list: Listed,
  gone: Listed | null = null,
): Promise<Answer | null> {
  const answer = await change.catch((reason: unknown) => {
    toastProblem(reason);
    return null;
  });
  const isGone = (query: Listed) => answer !== null && gone !== null && isBelow(query.queryKey, gone.queryKey);
  await queryClient.invalidateQueries({ queryKey: list.queryKey, predicate: (query) => !isGone(query) });
  if (gone) await queryClient.invalidateQueries({ queryKey: gone.queryKey, refetchType: "none" });
  return answer;
}

function isBelow(key: readonly unknown[], above: readonly unknown[]): boolean {
  return hashKey(key.slice(0, above.length)) === hashKey(above);
}
