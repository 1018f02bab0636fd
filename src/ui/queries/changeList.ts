import { toastProblem } from "../toast/toastProblem.ts";
import { queryClient } from "./queryClient.ts";

/**
 * Waits for a change of something in a list; where it is refused, says why and answers null. The list is read again in any
 * case: where a change was refused, somebody else may have been faster.
 */
export async function changeList<Answer>(
  change: Promise<Answer>,
  list: { readonly queryKey: readonly unknown[] },
): Promise<Answer | null> {
  const answer = await change.catch((reason: unknown) => {
    toastProblem(reason);
    return null;
  });
  await queryClient.invalidateQueries({ queryKey: list.queryKey });
  return answer;
}
