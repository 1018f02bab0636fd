import { z } from "zod";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { keepInTab, recallInTab } from "#ui/state/tabMemory.ts";

const NAME = "spotmarket-new-key";

const keyDraft = z.object({
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)).readonly(),
  expiresOn: z.string(),
  person: z.string().nullable(),
});

/** What somebody has typed for a new key before she was asked to sign in once more. */
export type KeyDraft = z.output<typeof keyDraft>;

export function keepKeyDraft(draft: KeyDraft): void {
  keepInTab(NAME, draft);
}

export function hasKeyDraft(): boolean {
  return recallInTab(NAME) !== null;
}

/** Gives it back once; null where there is none. */
export function takeKeyDraft(): KeyDraft | null {
  const { data = null } = keyDraft.safeParse(recallInTab(NAME));
  keepInTab(NAME, null);
  return data;
}
