import { type ContentSite, tellFollowers } from "#content/tellFollowers.ts";
import type { ItemRow } from "#content/itemRows.ts";
import type { Queryable } from "#database/database.ts";
import { mayReadContent } from "#domain/content/contentReaders.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { FileStore } from "#files/fileStore.ts";
import type { RightsDirectory } from "#identity/rights.ts";

/** What the newsroom works with beside the store. */
export interface ContentParts {
  readonly site: ContentSite;
  readonly rights: RightsDirectory;
  readonly files: FileStore;
}

/** Tells those who follow an item that it is out, each with the rights of this moment. */
export function tell(
  { site, rights }: Omit<ContentParts, "files">,
  transaction: Queryable,
  item: ItemRow,
): Promise<void> {
  return tellFollowers(transaction, item, site, async (person, { kind, draft: { tags, properties } }) => {
    const follower = await rights.callerOf(person).catch((reason: unknown) => {
      // Who may no longer use the product hears of nothing.
      if (reason instanceof JobFault) return null;
      throw reason;
    });
    return follower !== null && mayReadContent(follower.rights, { kind, tags, properties });
  });
}
