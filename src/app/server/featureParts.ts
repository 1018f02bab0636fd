import type { Database } from "#platform/database/database.ts";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import type { AboutFacts } from "#features/about/server/routes.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import type { HealthWatch } from "#features/health/server/healthWatch.ts";
import type { ServiceAccount } from "#features/hosted/server/mintToken.ts";
import type { UploadFiles } from "#features/imports/server/uploadFiles.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { Site } from "#platform/identity/site.ts";
import type { JobFiles } from "#platform/jobs/jobFiles.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { Config } from "./config.ts";
import { openFileStore } from "./files/openFileStore.ts";
import { openJobFiles } from "./files/openJobFiles.ts";
import { openUploadFiles } from "./files/openUploadFiles.ts";

/** What the product is opened with. */
export interface ProductParts {
  readonly config: Config;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  readonly rights: RightsDirectory;
  /** Writes documents. */
  readonly documentWorker: DocumentWorker;
}

/** What features may use: the settings themselves, and what is open. Each names of these what it needs. */
export interface FeatureParts extends Config, Omit<ProductParts, "config"> {
  /** Where the product lives, for links in mails. */
  readonly site: Site;
  /** Pictures and files of content and teams. */
  readonly files: FileStore;
  /** Files brought for import. */
  readonly uploads: UploadFiles;
  /** What jobs leave for their owners. */
  readonly jobFiles: JobFiles;
  /** The folder of the content that comes with the product. */
  readonly starter: string;
}

/** What routes may use beside that. */
export interface RouteParts extends FeatureParts {
  readonly version: string;
  readonly about: AboutFacts;
  readonly watch: HealthWatch;
  readonly tenants: TenantStores;
  /** Null where no hosted backend is configured for this server. */
  readonly serviceAccount: ServiceAccount | null;
}

export function featureParts({ config, ...opened }: ProductParts): FeatureParts {
  return {
    ...config,
    ...opened,
    site: config,
    files: openFileStore(config, "uploads"),
    uploads: openUploadFiles(config),
    jobFiles: openJobFiles(config),
    starter: STARTER_FOLDER,
  };
}
