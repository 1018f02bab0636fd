import type { Queryable } from "#platform/database/database.ts";

/** An erasure that was asked for and neither taken back nor done. */
export interface ErasureUnderWay {
  readonly id: number;
  readonly person: number;
  readonly statusBefore: "active" | "invited" | "disabled";
  readonly askedBy: number | null;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** The erasure of a person that is under way; undefined where there is none. */
export async function erasureOf(store: Queryable, person: number): Promise<ErasureUnderWay | undefined> {
  const [row] = await store.query<ErasureUnderWay>(
    `select erasure_id as id, person_id as person, status_before as "statusBefore", asked_by as "askedBy",
            asked_at as "askedAt", due_at as "dueAt"
     from erasure where person_id = $1 and undone_at is null and erased_at is null`,
    [person],
  );
  return row;
}
