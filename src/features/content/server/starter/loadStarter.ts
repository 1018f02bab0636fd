import type { Database, Queryable } from "#platform/database/database.ts";
import { lockItem } from "#platform/content/itemRows.ts";
import { publishDraft } from "#platform/content/publishItem.ts";
import type { StarterPiece } from "./readStarter.ts";

/** How many pieces were added, brought up to date, and left as people have changed them. */
export interface StarterLoading {
  readonly added: number;
  readonly renewed: number;
  readonly kept: number;
}

const BY = "starter content";

/**
 * Brings starter content in, published at once. What is there already and was changed or deleted by a person stays as it is; so it can be loaded again
 * at any time.
 */
export async function loadStarter(database: Database, pieces: readonly StarterPiece[]): Promise<StarterLoading> {
  const done = { added: 0, renewed: 0, kept: 0 };
  for (const piece of pieces) {
    const outcome = await database.transaction((transaction) => loadPiece(transaction, piece));
    if (outcome) done[outcome] += 1;
  }
  return done;
}

/** Whether nothing was ever written here. */
export async function isContentEmpty(store: Queryable): Promise<boolean> {
  const [any] = await store.query("select 1 from content_item limit 1");
  return any === undefined;
}

async function loadPiece(transaction: Queryable, piece: StarterPiece): Promise<keyof StarterLoading | null> {
  const [known] = await transaction.query<{ id: number; starter: string | null }>(
    `select content_item_id as id, starter from content_item where kind = $1 and key = $2
     order by deleted_at is not null, content_item_id limit 1`,
    [piece.kind, piece.key],
  );
  if (known && known.starter === null) return "kept";
  if (known?.starter === piece.hash) return null;
  const id = known ? await renew(transaction, known.id, piece) : await add(transaction, piece);
  await publishDraft(transaction, await lockItem(transaction, id, null), BY);
  return known ? "renewed" : "added";
}

async function add(transaction: Queryable, { kind, key, sample, state, hash }: StarterPiece): Promise<number> {
  const [made] = await transaction.query<{ id: number }>(
    `insert into content_item (kind, key, sample, draft, starter, changed_by)
     values ($1, $2, $3, $4::text::jsonb, $5, $6) returning content_item_id as id`,
    [kind, key, sample, JSON.stringify(state), hash, BY],
  );
  if (!made) throw new Error("The piece was not kept.");
  return made.id;
}

async function renew(transaction: Queryable, id: number, { sample, state, hash }: StarterPiece): Promise<number> {
  await transaction.query(
    `update content_item set sample = $2, draft = $3::text::jsonb, starter = $4, version = version + 1
     where content_item_id = $1`,
    [id, sample, JSON.stringify(state), hash],
  );
  return id;
}
