import { nullIfUnknown } from "#domain/figures/amount.ts";
import { listedMedia, mediumDollars } from "#domain/spending/listedMedia.ts";
import type { PlatformSpending } from "#domain/spending/sections.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { Spending } from "#documents/spending.ts";
import { explained } from "./explained.ts";
import { quotient } from "./writeFormula.ts";

/** Explains a figure of a seller of digital media: `google`, `google:share_percent`. */
export function explainPlatform(spending: Spending, section: PlatformSpending, figure: string): Explanation | null {
  const [id = "", column = "dollars"] = figure.split(":");
  const row = section.rows.find(({ platform }) => platform === id);
  if (!row) return null;
  const { formats, ...words } = spending.words;
  const base = { subject: words.platform(id), market: words.market(section.market), year: section.year };
  if (column === "share_percent") {
    const value = formats.share(row.share);
    return explained(spending, {
      ...base,
      measure: "share",
      value,
      values: quotient(formats, row.dollars, section.total, value),
    });
  }
  if (column === "growth_percent") {
    return explained(spending, { ...base, measure: "growth", value: formats.growth(row.growth), values: null });
  }
  const values = row.dollars === null ? null : `${partsOf(spending, id).join(" + ")} = ${formats.dollars(row.dollars)}`;
  return explained(spending, { ...base, measure: "platform", value: formats.dollars(row.dollars), values });
}

/** `Mobile $20 × 45.0%`: each digital medium with the part of it that this seller is taken to have. */
function partsOf({ view, words }: Spending, platform: string): string[] {
  const { wallet } = view.own;
  const at = wallet.years.indexOf(view.year);
  return listedMedia(wallet, "digital").flatMap(({ medium, place }) => {
    const share = view.platformShares[medium]?.[platform];
    const dollars = nullIfUnknown(mediumDollars(wallet, place, at, view.political));
    if (!share || dollars === null) return [];
    return [`${words.medium(medium)} ${words.formats.dollars(dollars)} × ${words.formats.share(share)}`];
  });
}
