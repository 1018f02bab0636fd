import type { MediaYears } from "#domain/summary/sections.ts";
import type { Words } from "../words.ts";

/** The finding of the years table: how the groups fare, or, within one group, which medium grows most over the years. */
export function yearsHeadline({ rows, cagrFrom, cagrTo }: MediaYears, words: Words): string {
  const { text, formats } = words;
  const cagr = (id: string) => rows.find((row) => row.id === id)?.cagr ?? null;
  const span = { from: formats.year(cagrFrom), to: formats.year(cagrTo) };
  const [traditional, digital] = [cagr("traditional"), cagr("digital")];
  if (traditional !== null && digital !== null) {
    if (digital > 0 && traditional < 0) {
      const apart = { ...span, digital: formats.share(digital), traditional: formats.share(-traditional) };
      return text("marketSummary.headline.yearsApart", apart);
    }
    const values = { ...span, digital: formats.growth(digital), traditional: formats.growth(traditional) };
    return text("marketSummary.headline.years", values);
  }

  const media = rows.flatMap((row) =>
    row.level === "medium" && row.cagr !== null ? [{ id: row.id, cagr: row.cagr }] : [],
  );
  const [first] = media;
  const last = rows.at(-1);
  const whole = last?.cagr ?? null;
  if (!first || whole === null) return text("marketSummary.headline.yearsNone");
  const best = media.reduce((fastest, one) => (one.cagr > fastest.cagr ? one : fastest), first);
  return text(`marketSummary.headline.${last?.id === "digital" ? "yearsBest" : "yearsBestOfAll"}`, {
    ...span,
    medium: words.medium(best.id),
    growth: formats.growth(best.cagr),
    whole: formats.growth(whole),
  });
}
