import { explained, type ExplainedMeasure } from "#ui/figures/explain/explained.ts";
import { change, quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Spending } from "#documents/spending.ts";
import { rankByVertical, type VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

const MEASURES: Readonly<Record<string, ExplainedMeasure>> = {
  share: "share",
  growth: "growth",
  perCapita: "perCapita",
  index: "index",
};

/** The totals with the revision they are of. */
interface TotalsOfRevision extends VerticalTotals {
  readonly revision: string;
}

/** Why a market's figure in the ranking is what it is: `tv-501`, `tv-501:perCapita`, `tv-501:rank`. */
export function explainRanking(spending: Spending, totals: TotalsOfRevision, figure: string): Explanation | null {
  const { view, whole, scope, revision, words } = spending;
  const { text, formats } = words;
  const [id = "", column = "dollars"] = figure.split(":");
  // An earlier revision's markets are not at hand, and this one's would be wrong for it.
  if (scope.kind !== "vertical" || totals.revision !== revision.id) return null;
  const ranking = { vertical: scope.id, year: view.year, political: view.political };
  const rows = rankByVertical(totals, whole.nation.wallet, ranking);
  const row = rows.find(({ market }) => market === id);
  if (!row) return null;
  const about = { subject: words.vertical(scope.id), market: row.name, year: view.year };
  const rank = text("verticals.key.rankValue", { rank: row.rank, all: rows.length });
  if (column === "rank") {
    return {
      ...explained(spending, { ...about, measure: "dollars", value: rank, values: null }),
      title: text("verticals.ranking.explained.rank", { market: row.name, year: formats.year(view.year) }),
      what: text("verticals.ranking.explained.whatRank", {
        vertical: words.vertical(scope.id),
        before: formats.rank(row.previousRank),
      }),
      formula: {
        words: text("verticals.ranking.explained.formulaRank"),
        values: `${row.name} ${formats.dollars(row.dollars)} = ${rank}`,
      },
    };
  }
  const population = totals.markets.find(({ id: market }) => market === id)?.population ?? 0;
  const before = rankByVertical(totals, whole.nation.wallet, { ...ranking, year: view.year - 1 });
  const total = row.share && row.dollars !== null ? Math.round(row.dollars / row.share) : null;
  const measure = MEASURES[column] ?? "dollars";
  const shown = {
    dollars: formats.dollars(row.dollars),
    share: formats.share(row.share),
    growth: formats.growth(row.growth),
    perCapita: formats.perCapita(row.perCapita),
    index: formats.index(row.index),
  };
  const values = {
    dollars: null,
    share: quotient(formats, row.dollars, total, shown.share),
    growth: change(formats, before.find(({ market }) => market === id)?.dollars ?? null, row.dollars, shown.growth),
    perCapita:
      row.dollars === null || population <= 0
        ? null
        : `${formats.dollars(row.dollars)} ÷ ${formats.count(population)} = ${shown.perCapita}`,
    index: null,
  };
  const known =
    measure === "share" || measure === "growth" || measure === "perCapita" || measure === "index" ? measure : "dollars";
  return explained(spending, { ...about, measure, value: shown[known], values: values[known] });
}
