import { fileURLToPath } from "node:url";
import type { HealthPlaces } from "#features/health/server/readHealth.ts";
import { aboutFacts } from "./aboutFacts.ts";
import type { Config } from "./config.ts";
import { VERSION } from "./version.ts";

/** Where health looks, by the settings. */
export function healthPlaces(config: Config): HealthPlaces {
  const { providers } = aboutFacts(config);
  return {
    version: VERSION,
    providers,
    loopback: config.loopback,
    mail: config.smtpUrl ? "smtp" : "files",
    dataDir: config.dataDir,
    filesFolder: config.filesUrl.startsWith("file:") ? fileURLToPath(config.filesUrl) : null,
  };
}
