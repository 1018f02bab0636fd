import type { Database } from "#platform/database/database.ts";
import { cloudAuthority } from "#platform/identity/cloudAuthority.ts";
import { assistantAuthority, localAuthority } from "#platform/identity/local/localAuthority.ts";
import type { Authority } from "#platform/identity/tokenVerifier.ts";
import type { Config } from "./config.ts";

/** Those whose tokens the assistants' address takes: the product's own provider alone, since others make none for it. */
export async function assistantAuthorities({ local, publicUrl }: Config, database: Database): Promise<Authority[]> {
  return local ? [await assistantAuthority(database, publicUrl)] : [];
}

/** The identity providers whose tokens the API takes. */
export async function authorities({ cloud, local, publicUrl }: Config, database: Database): Promise<Authority[]> {
  const taken: Authority[] = [];
  if (cloud) taken.push(cloudAuthority(cloud));
  if (local) taken.push(await localAuthority(database, publicUrl));
  return taken;
}
