import type { Database } from "#database/database.ts";
import type { RightsDirectory } from "#identity/rights.ts";
import type { DocumentWorker } from "#reports/documentWorker.ts";
import type { PublicationDirectory } from "#revisions/publishing/publications.ts";
import type { Config } from "../config.ts";

/** What work in the background may use. Whose it is reads only what `rights.callerOf(owner)` says it may, at that moment. */
export interface JobHandlerParts {
  readonly config: Config;
  readonly database: Database;
  readonly publications: PublicationDirectory;
  readonly rights: RightsDirectory;
  readonly documentWorker: DocumentWorker;
}
