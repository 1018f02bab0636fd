import { explained } from "#ui/figures/explain/explained.ts";
import { change, quotient } from "#ui/figures/explain/writeFormula.ts";
import type { Spending } from "#documents/spending.ts";
import { type DigitalProspect, digitalMarketProspects } from "#domain/advertisers/digitalMarketProspects.ts";
import type { Prospect } from "#domain/advertisers/prospect.ts";
import { SCORE_WEIGHTS } from "#domain/advertisers/prospectScore.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { sellersMedia } from "#documents/parts/advertisers/prospectsFigure.ts";

/** Why a prospect's figure is what it is: `dentists`, `dentists:dollars`, `dentists:score`. */
export function explainProspect(
  spending: Spending,
  prospects: readonly Prospect[],
  figure: string,
): Explanation | null {
  const at = figure.lastIndexOf(":");
  const [id, column] = at < 0 ? [figure, "score"] : [figure.slice(0, at), figure.slice(at + 1)];
  const row = digitalMarketProspects(spending.view, prospects, spending.own.media).find(
    ({ prospect }) => prospect.id === id,
  );
  if (!row) return null;
  if (column === "dollars") return dollarsOf(spending, row);
  if (column === "share") return shareOf(spending, row);
  if (column === "gap") return gapOf(spending, row);
  return column === "growth" ? growthOf(spending, row) : scoreOf(spending, row);
}

/** What all explanations of a prospect have in common. */
function about({ view, words }: Spending, { prospect }: DigitalProspect) {
  return {
    subject: words.formats.name(prospect.names),
    market: words.market(view.own.wallet.market),
    year: view.year,
  };
}

type Explained = "score" | "dollars" | "share" | "gap";

/** Writes one out; the facts are those of any figure of the year, with the source of the prospect's parts. */
function write(
  spending: Spending,
  row: DigitalProspect,
  what: Explained,
  value: string,
  values: string | null,
): Explanation {
  const { text, formats } = spending.words;
  const media = sellersMedia(spending.own.media, spending.words);
  const base = explained(spending, { ...about(spending, row), measure: "dollars", value, values: null });
  const key = { score: "", dollars: "Dollars", share: "Share", gap: "Gap" } as const;
  return {
    ...base,
    title: text(`verticals.prospects.explained.${what}`, {
      name: formats.name(row.prospect.names),
      year: formats.year(spending.view.year),
    }),
    what: text(`verticals.prospects.explained.what${key[what]}`, { media }),
    formula: values === null ? null : { words: text(`verticals.prospects.explained.formula${key[what]}`), values },
    facts: [...base.facts, [text("verticals.prospects.explained.source"), row.prospect.source]],
  };
}

function scoreOf(spending: Spending, row: DigitalProspect): Explanation {
  const { text, formats, subVertical } = spending.words;
  const { size, growth, opening } = row.parts;
  const whole = (part: number) => formats.count(Math.round(part));
  const term = (weight: number, part: number) => `${formats.count(weight * 100)}% × ${whole(part)}`;
  const terms = [
    term(SCORE_WEIGHTS.size, size),
    term(SCORE_WEIGHTS.growth, growth),
    term(SCORE_WEIGHTS.opening, opening),
  ];
  const value = formats.count(row.score);
  const media = sellersMedia(spending.own.media, spending.words);
  const explanation = write(spending, row, "score", value, `${terms.join(" + ")} = ${value}`);
  return {
    ...explanation,
    facts: [
      [text("verticals.prospects.explained.size"), formats.share(size / 100)],
      [text("verticals.prospects.explained.growth"), formats.share(growth / 100)],
      [text("verticals.prospects.explained.opening", { media }), whole(opening)],
      [
        text("verticals.prospects.explained.index", { media, category: subVertical(row.prospect.subVertical) }),
        formats.index(row.ownIndex),
      ],
      ...explanation.facts,
    ],
  };
}

/** The digital spending of the prospect's sub-vertical in this year and the one before. */
function categoryOf({ whole }: Spending, { prospect }: DigitalProspect) {
  const view = narrowView(whole, { kind: "subVertical", id: prospect.subVertical });
  return spendingSections.digitalAdSpending.compute(view);
}

function dollarsOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const { total } = categoryOf(spending, row);
  const value = formats.dollars(row.dollars);
  const part = formats.share(row.prospect.digitalPart);
  return write(
    spending,
    row,
    "dollars",
    value,
    total === null ? null : `${formats.dollars(total)} × ${part} = ${value}`,
  );
}

function shareOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const value = formats.share(row.share);
  const all = row.share === null ? null : Math.round(row.dollars / row.share);
  return write(spending, row, "share", value, quotient(formats, row.dollars, all, value));
}

function gapOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const value = formats.points(row.gap);
  const values = row.gap === null ? null : `${formats.share(row.share)} − ${formats.share(row.nationShare)} = ${value}`;
  return write(spending, row, "gap", value, values);
}

function growthOf(spending: Spending, row: DigitalProspect): Explanation {
  const { formats } = spending.words;
  const { total, previousTotal } = categoryOf(spending, row);
  const value = formats.growth(row.growth);
  const values = change(formats, previousTotal, total, value);
  return explained(spending, { ...about(spending, row), measure: "growth", value, values });
}
