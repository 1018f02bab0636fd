import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import { recordRevision } from "./changeTexts.ts";
import { lockDraft } from "./roomRows.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** Somebody asks to look at a draft of the data. For administrators. */
    readonly "review-asked": { readonly name: string; readonly label: string };
    /** A draft was approved or sent back. For whoever asked. */
    readonly "review-approved": { readonly name: string; readonly label: string };
    readonly "review-returned": { readonly name: string; readonly label: string };
  }
}

/** Where a revision is looked at in the app. */
export const revisionPath = (id: number): string => `/administration/revisions/${id}`;

/**
 * Asks the other administrators to review a draft, and tells them. Asking again begins anew.
 *
 * @throws Failure `revision-unknown`, `conflict` for one that was published
 */
export function askForReview(database: Database, by: Person, id: number, note: string): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    await store.query(
      `update revision set review_state = 'asked', review_note = $2, review_asked_by = $3, review_asked_at = now(),
         review_answer = null, review_decided_by = null, review_decided_at = null, version = version + 1
       where revision_id = $1`,
      [id, note, by.id],
    );
    await recordRevision(store, by, "revision.reviewAsked", draft, { note });
    const others = (await administrators(store)).filter((person) => person !== by.id);
    const data = { name: by.name, label: draft.label };
    await notify(store, others, { kind: "review-asked", data, link: revisionPath(id) });
  });
}

/**
 * Approves a draft or sends it back, and tells whoever asked.
 *
 * @throws Failure `revision-unknown`; `conflict` where nobody asked for a review, or the one who did decides
 */
export function decideReview(
  database: Database,
  by: Person,
  id: number,
  { decision, answer }: { readonly decision: "approved" | "returned"; readonly answer: string },
): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    if (draft.reviewState !== "asked") throw new Failure("conflict", "No review has been requested for this revision.");
    if (draft.reviewAskedById === by.id)
      throw new Failure("conflict", "Someone else must review this revision, because you requested the review.");
    await store.query(
      `update revision set review_state = $2, review_answer = $3, review_decided_by = $4, review_decided_at = now(),
         version = version + 1
       where revision_id = $1`,
      [id, decision, answer, by.id],
    );
    const approved = decision === "approved";
    await recordRevision(store, by, approved ? "revision.reviewApproved" : "revision.reviewReturned", draft, {
      note: answer,
    });
    const asker = draft.reviewAskedById === null ? [] : [draft.reviewAskedById];
    const kind = approved ? "review-approved" : "review-returned";
    await notify(store, asker, { kind, data: { name: by.name, label: draft.label }, link: revisionPath(id) });
  });
}

/**
 * Takes back the wish for a review, or what came of it.
 *
 * @throws Failure `revision-unknown`, `conflict` where there is none
 */
export function withdrawReview(database: Database, by: Person, id: number): Promise<void> {
  return database.transaction(async (store) => {
    const draft = await lockDraft(store, id);
    if (draft.reviewState === null) throw new Failure("conflict", "This revision has no review.");
    await store.query("update revision set review_state = null, version = version + 1 where revision_id = $1", [id]);
    await recordRevision(store, by, "revision.reviewWithdrawn", draft);
  });
}
