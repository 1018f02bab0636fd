import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { differenceOf } from "#domain/figures/difference.ts";
import { Failure } from "#domain/failure.ts";
import type { ReleaseNotes } from "#domain/revisions/releaseNotes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Person } from "#platform/identity/caller.ts";
import { lockRoomRow, type RoomRow } from "./roomRows.ts";

/** What is said of a revision; what is left out stays. */
export interface TextChange {
  readonly version: number;
  readonly label?: string | undefined;
  readonly note?: string | undefined;
  readonly releaseNotes?: ReleaseNotes | null | undefined;
}

/**
 * Changes what a revision is called and what is said of it.
 *
 * @throws Failure `revision-unknown`; `conflict` where it was changed since that version, or a published one is to get another name
 */
export function changeTexts(database: Database, by: Person, id: number, change: TextChange): Promise<void> {
  return database.transaction(async (store) => {
    const row = await lockRoomRow(store, id);
    if (row.version !== change.version)
      throw new Failure("conflict", "Someone else changed this revision. Reload it, then try again.");
    if (change.label !== undefined && change.label !== row.label && row.status !== "draft")
      throw new Failure("conflict", "A published revision cannot be renamed, because readers know it by its name.");
    const before = textsOf(row);
    const after = {
      label: change.label ?? row.label,
      note: change.note ?? row.note,
      releaseNotes: change.releaseNotes === undefined ? row.releaseNotes : written(change.releaseNotes),
    };
    const difference = differenceOf(flat(before), flat(after));
    if (!difference) return;
    await store.query(
      "update revision set label = $2, note = $3, release_notes = $4::text::jsonb, version = version + 1 where revision_id = $1",
      [id, after.label, after.note, after.releaseNotes && JSON.stringify(after.releaseNotes)],
    );
    await recordRevision(store, by, "revision.changed", { id, label: after.label }, difference);
  });
}

type Action =
  | "revision.changed"
  | "revision.reviewAsked"
  | "revision.reviewApproved"
  | "revision.reviewReturned"
  | "revision.reviewWithdrawn"
  | "revision.buildBegun"
  | "revision.buildCancelled"
  | "revision.scheduled"
  | "revision.unscheduled"
  | "revision.fileTakenOut"
  | "revision.filePutBack"
  | "revision.deleted"
  | "revision.restored";

/** Notes in the audit log what somebody did with a revision; to be called in the transaction that does it. */
export function recordRevision(
  store: Queryable,
  by: Pick<Person, "id" | "email"> | null,
  action: Action,
  { id, label }: Pick<RoomRow, "id" | "label">,
  {
    before = null,
    after = null,
    note = "",
  }: { readonly before?: object | null; readonly after?: object | null; readonly note?: string } = {},
): Promise<void> {
  return recordChange(store, {
    actor: by ? { id: by.id, name: by.email } : { id: null, name: "Spotmarket" },
    action,
    subjectKind: "revision",
    subjectId: String(id),
    subject: label,
    before: before && { ...before },
    after: after && { ...after },
    note,
  });
}

interface Texts {
  readonly label: string;
  readonly note: string;
  readonly releaseNotes: ReleaseNotes | null;
}

const textsOf = ({ label, note, releaseNotes }: RoomRow): Texts => ({ label, note, releaseNotes });

/** A note in no language is none. */
function written(notes: ReleaseNotes | null): ReleaseNotes | null {
  return notes && LOCALES.some((locale) => notes[locale] !== "") ? notes : null;
}

/** One field for each language, so that the log says which one changed. */
function flat({ label, note, releaseNotes }: Texts): Record<string, string> {
  return {
    label,
    note,
    releaseNoteEnglish: releaseNotes?.["en-US"] ?? "",
    releaseNoteSpanish: releaseNotes?.["es-ES"] ?? "",
    releaseNoteGerman: releaseNotes?.["de-DE"] ?? "",
  };
}
