import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { HealthRouteParts } from "#features/health/server/routes.ts";
import { aboutFacts } from "./aboutFacts.ts";
import type { Config } from "./config.ts";
import { VERSION } from "./version.ts";

/** Where health looks, by the settings. */
export function healthPlaces(config: Config): HealthRouteParts {
  const { product, providers } = aboutFacts(config);
  return {
    product,
    version: VERSION,
    providers,
    mail: config.smtpUrl ? "smtp" : "files",
    dataDir: config.dataDir,
    filesFolder: config.filesUrl.startsWith("file:") ? join(fileURLToPath(config.filesUrl)) : null,
  };
}
