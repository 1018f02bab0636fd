import type { TFunction } from "i18next";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { deleteRevision, putBackFile, restoreRevision, takeOutFile } from "../contract/room.ts";
import { ROOM_KEY } from "./roomQueries.ts";

type Words = (text: TFunction) => string;

/** Waits for a change of a revision, says that it is done, and reads the room again; false where it was refused, which is said too. */
export async function changeRoom(change: Promise<unknown>, done?: Words): Promise<boolean> {
  const answer = await changeList(
    change.then(() => true),
    { queryKey: ROOM_KEY },
  );
  if (answer !== true) return false;
  if (done) addToast(done, { type: "success" });
  return true;
}

/** The same for what every reader sees. */
export async function changePublished(change: Promise<unknown>, done: Words): Promise<boolean> {
  const isDone = await changeRoom(change, done);
  if (isDone) await queryClient.invalidateQueries({ queryKey: ["revisions"] });
  return isDone;
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo({ id, label }: { readonly id: string; readonly label: string }): Promise<boolean> {
  const params = { revision: id };
  const isDone = await changeRoom(callApi(deleteRevision, { params }));
  if (isDone)
    addToast((text) => text("revisions.deleted", { label }), {
      toastId: `deleted-revision-${id}`,
      action: {
        label: (text) => text("lists.undo"),
        run: () =>
          void changeRoom(callApi(restoreRevision, { params }), (text) => text("revisions.restored", { label })),
      },
    });
  return isDone;
}

interface FileOfDraft {
  readonly revision: string;
  readonly file: string;
  readonly name: string;
}

/** Takes a file out of a draft at once and offers to undo it. */
export async function takeOutWithUndo(taken: FileOfDraft): Promise<void> {
  const { revision, file, name } = taken;
  const isDone = await changeRoom(callApi(takeOutFile, { params: { revision, file } }));
  if (isDone)
    addToast((text) => text("revisions.file.takenOut", { name }), {
      toastId: `taken-out-${file}`,
      action: { label: (text) => text("lists.undo"), run: () => void putBack(taken) },
    });
}

/** Restores a file that was removed from a draft. */
export function putBack({ revision, file, name }: FileOfDraft): Promise<boolean> {
  return changeRoom(callApi(putBackFile, { params: { revision, file } }), (text) =>
    text("revisions.file.isBack", { name }),
  );
}
