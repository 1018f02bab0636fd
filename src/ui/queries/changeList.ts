import { partialMatchKey, type QueryKey } from "@tanstack/react-query";
import { toastProblem } from "../toast/toastProblem.ts";
import { readAgain } from "./readAgain.ts";

interface Listed {
  readonly queryKey: QueryKey;
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
  const isGone = ({ queryKey }: Listed) => answer !== null && gone !== null && partialMatchKey(queryKey, gone.queryKey);
  await readAgain([list.queryKey], isGone);
  return answer;
}
