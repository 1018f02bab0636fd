import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AboutFacts } from "#features/about/server/routes.ts";
import type { Config } from "./config.ts";
import { VERSION } from "./version.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What the about page tells of the settings. Names of people and passwords in addresses stay out of it. */
export function aboutFacts(config: Config): AboutFacts {
  const { cloud, local, publicUrl, smtpUrl } = config;
  return {
    product: config.product,
    version: VERSION,
    environment: config.environment,
    host: new URL(publicUrl).hostname,
    providers: [
      ...(cloud ? [{ kind: "microsoft" as const, authority: cloud.authority }] : []),
      ...(local ? [{ kind: "local" as const, authority: `${publicUrl}/idp` }] : []),
    ],
    mail: smtpUrl
      ? { kind: "smtp", place: new URL(smtpUrl).host }
      : { kind: "files", place: resolve(config.dataDir, "mail") },
    files: withoutPerson(config.filesUrl),
    hostedTokens: config.hostedServiceAccount !== undefined,
    folder: ROOT,
  };
}

function withoutPerson(address: string): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  url.search = "";
  return url.href;
}
