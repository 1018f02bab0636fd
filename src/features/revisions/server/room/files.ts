import type { Database } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { type DraftFile, putBackIntoDraft, takeOutOfDraft } from "#revisions/drafts/draftFiles.ts";
import { recordRevision } from "./changeTexts.ts";
import { lockDraft } from "./roomRows.ts";

/** Takes a file out of a draft. @throws Failure `revision-unknown`, `not-found`, `conflict` */
export function takeOut(database: Database, by: Person, file: DraftFile): Promise<void> {
  return change(database, by, file, "revision.fileTakenOut");
}

/** Restores a file that was removed from a draft. @throws Failure `revision-unknown`, `not-found`, `conflict` */
export function putBack(database: Database, by: Person, file: DraftFile): Promise<void> {
  return change(database, by, file, "revision.filePutBack");
}

function change(
  database: Database,
  by: Person,
  file: DraftFile,
  action: "revision.fileTakenOut" | "revision.filePutBack",
): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, file.revision);
    const isOut = action === "revision.fileTakenOut";
    const { layout, fileName } = await (isOut ? takeOutOfDraft : putBackIntoDraft)(store, file, by.name);
    const told = { file: fileName, layout };
    await recordRevision(store, by, action, draft, isOut ? { before: told } : { after: told });
  });
}
