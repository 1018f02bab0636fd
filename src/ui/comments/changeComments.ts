import {
  addComment,
  changeComment,
  type Comments,
  removeComment,
  restoreComment,
  type TeamComment,
} from "#features/comments/contract.ts";
import { callApi } from "../api/callApi.ts";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import { type CommentedThing, commentsQuery } from "./commentsQuery.ts";

/** Those of the people that a text names by `@` and their name. */
export function mentionsIn(said: string, people: Comments["people"]): string[] {
  return people.filter(({ name }) => said.includes(`@${name}`)).map(({ id }) => id);
}

/** Says something, or says it otherwise where `before` is given; false where it was not kept. */
export async function sayComment(
  about: CommentedThing,
  said: string,
  people: Comments["people"],
  before: TeamComment | null,
): Promise<boolean> {
  const words = { said, mentions: mentionsIn(said, people) };
  return atServer(about, () =>
    before
      ? callApi(changeComment, { params: { comment: before.id }, body: words })
      : callApi(addComment, { body: { ...about, ...words } }),
  );
}

/** Deletes a comment, with a way back. */
export async function deleteComment(about: CommentedThing, { id }: TeamComment): Promise<void> {
  const params = { comment: id };
  if (!(await atServer(about, () => callApi(removeComment, { params })))) return;
  addToast((text) => text("comments.deleted"), {
    toastId: `comment-${id}`,
    action: {
      label: (text) => text("comments.undo"),
      run: () => void atServer(about, () => callApi(restoreComment, { params })),
    },
  });
}

async function atServer(about: CommentedThing, change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (reason) {
    toastProblem(reason);
    return false;
  } finally {
    await queryClient.invalidateQueries(commentsQuery(about));
  }
}
