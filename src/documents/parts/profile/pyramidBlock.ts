import type { DemographicRow, DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import { demographicsTable } from "#domain/demographics/demographicsTable.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Words } from "#language/words/words.ts";
import type { PyramidChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import { bandName } from "./demographicsBlock.ts";
import type { ProfileBlock } from "./profileBlock.ts";
import { coverageNote } from "./profileText.ts";

const AGES = ["2to11", "12to17", "18to24", "25to34", "35to44", "45to54", "55to64", "65plus"] as const;

/** Women and men of one age. */
export interface PyramidStep {
  readonly age: `age${(typeof AGES)[number]}`;
  readonly female: DemographicRow;
  readonly male: DemographicRow;
}

/** The steps of the pyramid, the youngest first; those of an age that is known of one sex only are left out. */
export function pyramidSteps(topics: readonly DemographicTopic[]): PyramidStep[] {
  const rows = topics.find(({ topic }) => topic === "ageBySex")?.rows ?? [];
  const of = (band: string) => rows.find((row) => row.band === band);
  return AGES.flatMap((age): PyramidStep[] => {
    const [female, male] = [of(`female${age}`), of(`male${age}`)];
    if (!female || !male || female.percent === null || male.percent === null) return [];
    return [{ age: `age${age}`, female, male }];
  });
}

/** Women and men of every age; null where the revision's files do not tell them apart. */
export function pyramidBlock(topics: readonly DemographicTopic[], spending: Spending): ProfileBlock | null {
  const { words, market } = spending;
  const { text, formats } = words;
  const steps = pyramidSteps(topics);
  if (steps.length === 0) return null;
  const coverage = topics.find(({ topic }) => topic === "ageBySex")?.coverage ?? 1;
  const line = text("marketProfile.pyramid.measure", { market: words.market(market.id) });
  const measure = [line, coverageNote(coverage, words)].filter(Boolean).join(" · ");
  const buying = topics.find(({ topic }) => topic === "buyingAges")?.rows.find(({ band }) => band === "adults25to54");
  return {
    name: "agePyramid",
    headline:
      buying?.percent === null || buying?.percent === undefined
        ? text("marketProfile.pyramid.plain")
        : text("marketProfile.pyramid.headline", {
            percent: formats.percent(buying.percent),
            count: formats.people(buying.count),
          }),
    measure,
    alt: text("marketProfile.pyramid.alt", {
      measure,
      list: formats.list(
        steps.map(
          ({ age, female, male }) =>
            `${bandName(age, words)} ${formats.percent(female.percent)} / ${formats.percent(male.percent)}`,
        ),
      ),
    }),
    sources: [text("marketProfile.source.counties")],
    shows: "both",
    chart: () => chartOf(steps, spending),
    table: () =>
      plannedTable<PyramidStep>({ name: "age-pyramid", caption: measure, columns: columnsOf(words), rows: steps }),
    data: () => demographicsTable(topics.filter(({ topic }) => topic === "ageBySex")),
  };
}

function chartOf(steps: readonly PyramidStep[], { words, market }: Spending): PyramidChart {
  const { text } = words;
  const isNation = market.id === NATION;
  const down = steps.toReversed();
  const parts = (percent: number | null) => (percent === null ? null : percent / 100);
  const side = (sex: "female" | "male", role: "women" | "men") => ({
    name: bandName(sex, words),
    colour: roleLight(role),
    values: down.map((step) => parts(step[sex].percent)),
    held: isNation ? null : down.map((step) => parts(step[sex].nationPercent)),
  });
  return {
    kind: "pyramid",
    marks: down.map(({ age, female, male }) => ({
      id: age,
      says: `${bandName(age, words)}: ${[female, male].map(({ percent }) => words.formats.percent(percent)).join(" / ")}`,
    })),
    categories: down.map(({ age }) => bandName(age, words)),
    sides: [side("female", "women"), side("male", "men")],
    benchmark: isNation ? null : { name: text("marketProfile.demographics.nationTick"), colour: roleLight("nation") },
    format: { kind: "share" },
    unit: "%",
  };
}

function columnsOf(words: Words): PlannedColumn<PyramidStep>[] {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const count = (sex: "female" | "male"): PlannedColumn<PyramidStep> =>
    numbers.count(sex, bandName(sex, words), (step) => step[sex].count);
  const percent = (sex: "female" | "male"): PlannedColumn<PyramidStep> => ({
    key: `${sex}_percent`,
    head: bandName(sex, words),
    unit: "%",
    numeric: true,
    value: (step) => (step[sex].percent === null ? null : step[sex].percent / 100),
    part: (step) => step[sex].share ?? null,
    shown: (step) => formats.percent(step[sex].percent),
    holds: "percent",
    format: { kind: "share" },
  });
  const index = (sex: "female" | "male"): PlannedColumn<PyramidStep> =>
    numbers.index(
      `${sex}_index`,
      `${text("spending.column.index")} ${bandName(sex, words)}`,
      (step) => step[sex].index,
    );
  return [
    textColumn("age", text("marketProfile.topic.age"), ({ age }) => bandName(age, words)),
    count("female"),
    percent("female"),
    index("female"),
    count("male"),
    percent("male"),
    index("male"),
  ];
}
