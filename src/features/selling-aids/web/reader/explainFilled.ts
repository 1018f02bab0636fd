import { background } from "#ui/figures/explain/background.ts";
import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { type FigureField, isFigureField, type MergeValues } from "#domain/sellingAids/mergeFields.ts";
import { type AidFilling, figuresOf, mergeValues } from "#documents/aids/mergeValues.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

/** Figures about the chosen medium alone; what is known of it holds for them. */
const OF_MEDIUM: readonly FigureField[] = ["mediumSpend", "mediumShare", "nationMediumShare", "mediumGap"];
const OF_FORECAST: readonly FigureField[] = ["forecastSpend", "forecastGrowth"];
const AGAINST_NATION: readonly FigureField[] = ["nationMediumShare", "mediumGap"];

/** Why a merged figure is what it is, and what other revisions say of it; null for a field that is no figure. */
export function explainFilled(filling: AidFilling, field: string): Explanation | null {
  const explanation = isFigureField(field) ? explainIn(filling, field) : null;
  if (!explanation) return null;
  const { spending } = filling;
  return {
    ...explanation,
    id: `sellingAid/${field}`,
    background: () =>
      background(spending, field, explanation, (other) =>
        isFigureField(field) ? explainIn({ ...filling, spending: other }, field) : null,
      ),
  };
}

function explainIn(filling: AidFilling, field: FigureField): Explanation {
  const { spending, medium, gaps } = filling;
  const { text, formats } = spending.words;
  const values = mergeValues(filling);
  const figures = figuresOf(filling);
  const year = (OF_FORECAST.includes(field) ? figures.forecastYear : null) ?? figures.year;
  const sum = sumOf(field, values);
  const hidden = !gaps && AGAINST_NATION.includes(field);
  const how = text(`sellingAids.field.${field}.how`);
  return {
    title: text("spending.explained.title", {
      subject: field === "marketSpend" ? values.market : values.subVertical,
      measure: text(`sellingAids.field.${field}.name`),
      year: formats.year(year),
    }),
    value: values[field],
    medium: OF_MEDIUM.includes(field) ? medium : null,
    what: hidden ? text("sellingAids.fill.noGaps") : sum === null ? how : text("sellingAids.fill.sum"),
    formula: sum === null || hidden ? null : { words: how, values: sum },
    facts: [
      [text("spending.fact.market"), values.market],
      ...(OF_MEDIUM.includes(field) ? [[text("sellingAids.filter.medium"), values.medium] as const] : []),
      ...certainty(spending, { medium: OF_MEDIUM.includes(field) ? medium : null, year }),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}

/** How a figure follows from others of the same aid; null where it follows from none of them. */
function sumOf(field: FigureField, values: MergeValues): string | null {
  switch (field) {
    case "mediumShare":
      return `${values.mediumSpend} ÷ ${values.subVerticalSpend} = ${values.mediumShare}`;
    case "mediumGap":
      return `${values.nationMediumShare} − ${values.mediumShare} = ${values.mediumGap}`;
    default:
      return null;
  }
}
