import { PLATFORM_SHARES } from "#domain/taxonomy/platformShares.ts";
import { csvFile } from "./csvFile.ts";

/** Who sells the digital media, in percent: what counts where a revision says nothing else. */
export function platformShares(): string {
  const rows = Object.entries(PLATFORM_SHARES).flatMap(([medium, shares]) =>
    Object.entries(shares).map(([platform, part]) => [medium, platform, Math.round(part * 100), "Spotmarket sample"]),
  );
  return csvFile(["medium", "platform", "share", "source"], rows);
}
