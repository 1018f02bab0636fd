import { type ContentSite, tellFollowers } from "#platform/content/tellFollowers.ts";
import type { Database } from "#platform/database/database.ts";
import { mayReadContent } from "#domain/content/contentReaders.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";

/** What the newsroom works with beside the store. */
export interface ContentParts {
  readonly site: ContentSite;
  readonly rights: RightsDirectory;
  readonly files: FileStore;
}

/** Tells those who follow what was published, each with the rights of this moment. */
export function tellContentFollowers(database: Database, { site, rights }: Omit<ContentParts, "files">): Promise<void> {
  return tellFollowers(database, site, async (person, { kind, draft: { tags, properties } }) => {
    const follower = await rights.callerOf(person).catch((reason: unknown) => {
      // Who may no longer use the product hears of nothing.
      if (reason instanceof JobFault) return null;
      throw reason;
    });
    return follower !== null && mayReadContent(follower.rights, { kind, tags, properties });
  });
}
