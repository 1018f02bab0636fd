import { behind, certainty, explained, type ExplainedMeasure } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { explainMedia } from "#ui/figures/explain/explainMedia.ts";
import { change, compound, quotient } from "#ui/figures/explain/writeFormula.ts";
import { LONG_LOOK, type RankList, type RankRow } from "#domain/ranks/rankList.ts";
import type { Formats } from "#language/format.ts";
import type { Spending } from "#documents/spending.ts";
import type { Explanation, MoneyQuestion } from "#ui/figures/figureLayer.ts";
import { rankChangeCell } from "#documents/parts/besideCells.ts";
import type { Ranking } from "#documents/parts/ranks/ranking.ts";

const MEASURES: Readonly<Record<string, ExplainedMeasure>> = {
  dollars: "dollars",
  share_percent: "share",
  growth_percent: "growth",
  cagr_percent: "cagr",
  index: "index",
};

/** Why a figure of a ranking is what it is: `tvOta`, `tvOta:share_percent`, `tv-501:rank_change`, `year:2026`. */
export function explainRank(ranking: Ranking, spending: Spending, figure: string): Explanation | null {
  const list = ranking.again(spending);
  const [first = "", column = "rank"] = figure.split(":");
  const id = first === "year" ? (ranking.own ?? list?.rows[0]?.id) : first;
  const row = list?.rows.find((one) => one.id === id);
  if (!list || !row) return null;
  const measure = MEASURES[column];
  if (!measure) {
    const year = first === "year" ? Number(column) : Number(/^rank_(\d{4})$/.exec(column)?.[1] ?? list.year);
    return explainPlace(ranking, spending, row, column, list.years.includes(year) ? year : list.year);
  }
  const { words, view } = spending;
  const { formats } = words;
  if (ranking.kind === "medium") {
    const span = [list.cagrFrom, list.cagrTo] as const;
    return explainMedia(spending, {
      market: view.own,
      id: row.id,
      year: list.year,
      measure,
      within: "total",
      span,
    });
  }
  const market = ranking.kind === "market" ? row.id : view.own.wallet.market;
  const explanation = explained(spending, {
    subject: ranking.nameOf(row.id),
    market: words.market(market),
    measure,
    year: list.year,
    money: moneyOf(ranking, row),
    ...writtenOut(list, row, measure, formats),
  });
  const own = OWN_WORDS[`${ranking.kind}:${measure}`];
  return own ? { ...explanation, what: words.text(own) } : explanation;
}

/** Where a share or an index is of something else than in a list of media. */
const OWN_WORDS: Readonly<Record<string, `mediaRank.explained.${"marketShare" | "verticalIndex"}`>> = {
  "market:share": "mediaRank.explained.marketShare",
  "vertical:index": "mediaRank.explained.verticalIndex",
};

/** A figure of a row and how it is calculated; dollars come as they are. */
function writtenOut(list: RankList, row: RankRow, measure: ExplainedMeasure, formats: Formats) {
  const amount = (year: number) => row.amounts[list.years.indexOf(year)] ?? null;
  switch (measure) {
    case "share": {
      const value = formats.share(row.share);
      return { value, values: quotient(formats, row.dollars, row.whole, value) };
    }
    case "growth": {
      const value = formats.growth(row.growth);
      return { value, values: change(formats, amount(list.year - 1), row.dollars, value) };
    }
    case "cagr": {
      const { cagrFrom, cagrTo, cagrOf } = list;
      const compared = cagrOf === "core" ? row.core : row.amounts;
      const of = (year: number) => compared[list.years.indexOf(year)] ?? null;
      const value = formats.growth(row.cagr);
      const values = compound(formats, of(cagrFrom), of(cagrTo), cagrTo - cagrFrom, value);
      return { value, values, compared: [cagrFrom, cagrTo] as const };
    }
    case "index": {
      const value = formats.index(row.index);
      const isKnown = row.share !== null && Boolean(row.nationShare);
      const values = `${formats.share(row.share)} ÷ ${formats.share(row.nationShare)} × 100 = ${value}`;
      return { value, values: isKnown ? values : null };
    }
    default:
      return { value: formats.dollars(row.dollars), values: null };
  }
}

/** The dollars that a row is ranked by. */
function moneyOf({ kind, medium }: Ranking, { id }: RankRow): Partial<MoneyQuestion> {
  return { ...(medium !== null && { medium }), [kind]: id };
}

/** Ranks are counted, not calculated. */
function explainPlace(ranking: Ranking, spending: Spending, row: RankRow, column: string, year: number): Explanation {
  const { words, view } = spending;
  const { text, formats } = words;
  const { list } = ranking;
  const rank = (of: number) => row.ranks[list.years.indexOf(of)] ?? null;
  const before = column === "rank_change" ? year - 1 : year - LONG_LOOK;
  const changed = column === "rank_change" || column === "rank_change_5_years";
  const won = column === "rank_change" ? row.rankChange : row.longRankChange;
  const value = changed
    ? rankChangeCell(won, formats).text
    : formats.rank(column === "nation_rank" ? row.nationRank : rank(year));
  const subject = ranking.nameOf(row.id);
  return {
    title: text("mediaRank.explained.title", { name: subject, year: formats.year(year) }),
    value,
    ...behind(spending, { year, ...moneyOf(ranking, row) }),
    what: changed
      ? text("mediaRank.explained.change", { before: formats.year(before), now: formats.year(year) })
      : column === "nation_rank"
        ? text(ranking.kind === "market" ? "mediaRank.explained.listRank" : "mediaRank.explained.nationRank")
        : text("mediaRank.explained.rank"),
    formula:
      changed && won !== null
        ? {
            words: text("mediaRank.explained.changeFormula"),
            values: `${formats.count(rank(before))} − ${formats.count(rank(year))} = ${value}`,
          }
        : null,
    facts: [
      [text("spending.fact.market"), words.market(ranking.kind === "market" ? row.id : view.own.wallet.market)],
      ...certainty(spending, { year }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}
