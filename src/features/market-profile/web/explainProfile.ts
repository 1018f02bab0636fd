import { certainty } from "#ui/figures/explain/explained.ts";
import { revisionText } from "#language/words/revisionText.ts";
import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import { bandName } from "#documents/parts/profile/demographicsBlock.ts";
import { profileValue, spanText } from "#documents/parts/profile/profileText.ts";
import { figureName } from "#documents/parts/profile/statsBlock.ts";
import type { Spending } from "#documents/spending.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";

type Facts = Explanation["facts"];

interface Plain {
  readonly subject: string;
  readonly value: string;
  readonly what: string;
  readonly formula?: Explanation["formula"];
  readonly facts?: Facts;
  /** Whether it is money of the view's year, whose certainty is known. */
  readonly money?: boolean;
}

/** A figure of the profile, written out. */
export function explainPlain(
  spending: Spending,
  { subject, value, what, formula = null, facts = [], money }: Plain,
): Explanation {
  const { words, market, view } = spending;
  const { text } = words;
  return {
    title: text("marketProfile.explained.title", { figure: subject, market: words.market(market.id) }),
    value,
    what,
    formula,
    facts: [
      [text("spending.fact.market"), words.market(market.id)],
      ...facts,
      ...(money ? certainty(spending, { year: view.year }) : []),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}

/** A key figure: `population`, `medianHouseholdIncome:index`. */
export function explainFigure(figures: readonly ProfileFigure[], spending: Spending, id: string): Explanation | null {
  const [name = "", column = "value"] = id.split(":");
  const row = figures.find(({ figure }) => figure === name);
  if (!row) return null;
  const { words } = spending;
  const { text, formats } = words;
  const { unit, index, nation, past, ahead, nationPast, nationAhead } = row;
  const [own, there] = [row.value, nation].map((one) => profileValue(unit, one, words));
  const indexText = formats.index(index);
  const spans = [
    [past, nationPast],
    [ahead, nationAhead],
  ] as const;
  const growth = { past, ahead, nationPast, nationAhead };
  const isGrowth = column === "past" || column === "ahead" || column === "nationPast" || column === "nationAhead";
  return explainPlain(spending, {
    subject: figureName(row.figure, words),
    value: isGrowth
      ? formats.growth(growth[column]?.change ?? null)
      : column === "index"
        ? indexText
        : ((column === "nation" ? there : own) ?? ""),
    what: text(`marketProfile.what.${row.figure}`),
    formula:
      index === null || isGrowth
        ? null
        : {
            words: text("marketProfile.explained.indexWords"),
            values: text("marketProfile.explained.index", { own: own ?? "", nation: there ?? "", value: indexText }),
          },
    facts: [
      [text("marketProfile.explained.nation"), there ?? ""],
      ...spans.flatMap(([here, others]): Facts => {
        const span = spanText(here, words);
        if (!span || !here) return [];
        const nations = others ? ` (${text("marketProfile.explained.nation")} ${formats.growth(others.change)})` : "";
        return [[text("marketProfile.explained.growth", { span }), `${formats.growth(here.change)}${nations}`]];
      }),
      [text("marketProfile.explained.coverage"), formats.share(row.coverage)],
      [text("spending.fact.source"), text("marketProfile.source.counties")],
    ],
    money: row.figure === "adPerRetail",
  });
}

/** A group of people or homes: `age25to34`, `owner:index`. */
export function explainBand(topics: readonly DemographicTopic[], spending: Spending, id: string): Explanation | null {
  const [band = "", column = "percent"] = id.split(":");
  const topic = topics.find(({ rows }) => rows.some((row) => row.band === band));
  const row = topic?.rows.find((one) => one.band === band);
  if (!topic || !row) return null;
  const { words } = spending;
  const { text, formats } = words;
  const values: Readonly<Record<string, string>> = {
    count: formats.count(row.count),
    percent: formats.percent(row.percent),
    nationPercent: formats.percent(row.nationPercent),
    index: formats.index(row.index),
  };
  const base = text(`marketProfile.base.${topic.base}`);
  const value = values[column] ?? formats.percent(row.percent);
  return explainPlain(spending, {
    subject: bandName(row.band, words),
    value,
    what: `${text(`marketProfile.topic.${topic.topic}`)}: ${bandName(row.band, words)} (${base})`,
    formula:
      column === "index" && row.index !== null
        ? {
            words: text("marketProfile.explained.indexWords"),
            values: text("marketProfile.explained.index", {
              own: formats.percent(row.percent),
              nation: formats.percent(row.nationPercent),
              value,
            }),
          }
        : null,
    facts: [
      [text("marketProfile.column.count"), formats.count(row.count)],
      [text("marketProfile.explained.nation"), formats.percent(row.nationPercent)],
      [text("spending.column.index"), formats.index(row.index)],
      [text("marketProfile.explained.coverage"), formats.share(topic.coverage)],
      [text("spending.fact.source"), text("marketProfile.source.counties")],
    ],
  });
}
