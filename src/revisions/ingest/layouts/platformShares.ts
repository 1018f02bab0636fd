import { MEDIA } from "#domain/taxonomy/media.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout, LayoutContext } from "../layout.ts";
import { readMedium, readPlatform } from "../cells/readTaxonomy.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Shares are written with few digits: three thirds may come to 99.9 %. */
const ROUNDING = 0.0015;

/** Which part of a digital medium each platform sells. */
export const platformShares: Layout = {
  name: "platform-shares",
  title: "platform shares",
  nature: "assumed",
  table: "platform_share",
  tableColumns: ["medium", "platform", "share", "source"],
  columns: [
    { key: "medium", aliases: ["media", "medio"], required: true },
    { key: "platform", aliases: ["seller", "plataforma", "plattform"], required: true },
    { key: "share", aliases: ["share_percent", "percent", "part", "cuota", "anteil"], required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
  ],
  open: (context) => {
    const { row, importId } = context;
    const seen = new SeenKeys();
    const sums = new MediumSums();
    return {
      check: () => {
        const medium = readMedium(row, "medium");
        if (medium && mediumGroup(medium) !== "digital") {
          row.refuse("medium", "unknown-medium", () => `${medium} is not digital; platforms sell digital media only.`);
        }
        const platform = readPlatform(row, "platform");
        const share = row.number("share", { required: true, least: 0, most: 100 });
        const source = row.requiredText("source");
        if (medium && platform) seen.check(row, "medium", `${medium} ${platform}`);
        if (medium) sums.add(medium, row.sound ? share : null, row.line);
        return row.sound ? copyLine([importId, medium, platform, share, source]) : null;
      },
      finish: () => sums.check(context),
    };
  },
};

/** What the shares of each medium add up to, and the line that brought them there. */
class MediumSums {
  readonly #sums = new Map<string, { readonly sum: number; readonly line: number }>();
  #most = 0;

  /** Null for the share of a refused row: what its medium comes to cannot be told then. */
  add(medium: string, share: number | null, line: number): void {
    this.#sums.set(medium, { sum: (this.#sums.get(medium)?.sum ?? 0) + (share ?? Number.NaN), line });
    this.#most = Math.max(this.#most, share ?? 0);
  }

  /** Every digital medium is divided whole. A file with a share above one is in percent throughout. */
  check({ problems }: LayoutContext): void {
    if (this.#sums.size === 0) return;
    const percent = this.#most > 1;
    const whole = percent ? 100 : 1;
    for (const { id } of MEDIA.filter(({ group }) => group === "digital")) {
      const { sum, line } = this.#sums.get(id) ?? { sum: 0, line: null };
      if (Number.isNaN(sum) || Math.abs(sum / whole - 1) <= ROUNDING) continue;
      const found = Number(sum.toFixed(4));
      problems.add(
        { line, column: "share", value: String(found) },
        "share-not-whole",
        () =>
          `The shares of ${id} add up to ${found}${percent ? " %" : ""}; they must come to ${whole}${percent ? " %" : ""}.`,
      );
    }
  }
}
