import type {
  CellCourse,
  CategoryCourse,
  MarketCourse,
  StrengthCourse,
  TotalCourse,
} from "#domain/forecast/cellCourse.ts";
import type { CourseStepName } from "#domain/forecast/recomputed.ts";
import { type Cited, type CitedRows, tradeLines, unratedLines, yearLines } from "./courseInputs.ts";
import { observedStep, observedText } from "./observedStep.ts";
import { sourceText } from "./sourceText.ts";
import type { Words } from "./words.ts";

/** One step of a figure's course, as a person reads it. */
export interface CourseStep {
  /** The step that `recomputed` makes again; what is told beside it has a name of its own. */
  readonly step: CourseStepName | "gaveWay" | "marketObserved" | "categoryObserved" | "constraint";
  readonly name: string;
  /** What the step comes to: dollars, or a factor. */
  readonly value: string;
  readonly amount: number;
  /** What it is made of, factor by factor. */
  readonly lines: readonly string[];
}

/** From the national total to the figure: every factor that it is the product of, with the file and line of its input where they are known. */
export function courseSteps(course: CellCourse, rows: CitedRows | null, words: Words): CourseStep[] {
  const { total, market, subVertical, strength } = course;
  const ofCategory = subVertical?.weighed?.steered?.observed;
  return [
    ...(total ? totalSteps(total, course, rows, words) : []),
    ...(market ? [marketStep(market, course, rows, words)] : []),
    ...(market?.observed ? [observedStep("marketObserved", market.observed, rows?.observed ?? null, words)] : []),
    ...(subVertical ? [categoryStep(subVertical, course, rows, words)] : []),
    ...(ofCategory ? [observedStep("categoryObserved", ofCategory, rows?.observed ?? null, words)] : []),
    ...(strength ? [strengthStep(strength, rows, words)] : []),
    ...(course.balancing ? [balancedStep(course, course.balancing, words)] : []),
    ...evidenceSteps(course, rows, words),
    wholeStep(course, words),
    ...(course.dollars === course.rounded ? [] : [constraintStep(course, words)]),
  ];
}

function totalSteps(total: TotalCourse, { place }: CellCourse, rows: CitedRows | null, words: Words): CourseStep[] {
  const { text, formats } = words;
  const { stated, dollars, provenance, withoutAssumptions } = total;
  const row = rows?.totals.find(({ year }) => year === place.year);
  const step: CourseStep = {
    step: "total",
    name: text(`explain.course.total.${place.part}`),
    value: formats.dollars(stated),
    amount: stated,
    lines: [
      ...(withoutAssumptions === null
        ? []
        : [text("explain.course.assumed", { dollars: formats.dollars(withoutAssumptions) })]),
      sourceText(provenance.source, words),
      ...(row ? [citedText(row, words)] : wayLines(total, words)),
    ],
  };
  if (dollars === stated) return [step];
  const gaveWay: CourseStep = {
    step: "gaveWay",
    name: text("explain.course.gaveWay"),
    value: formats.moneyChange(dollars - stated),
    amount: dollars - stated,
    lines: [text("explain.course.gaveWayHow", { dollars: formats.dollars(dollars) })],
  };
  return [step, gaveWay];
}

/** How a total that no row gives was reckoned. */
function wayLines({ way }: TotalCourse, { text, formats }: Words): string[] {
  const known = ({ year, dollars }: { readonly year: number; readonly dollars: number }) => ({
    year: formats.year(year),
    dollars: formats.dollars(dollars),
  });
  switch (way.how) {
    case "given":
      return [];
    case "trends":
      return [
        text("explain.course.way.trends", known(way.from)),
        ...way.models.map(({ model, dollars }) =>
          text("explain.course.way.model", {
            model: text(`explain.course.model.${modelKey(model)}`),
            dollars: formats.dollars(dollars),
          }),
        ),
      ];
    case "trend":
      return [text("explain.course.way.trend", { ...known(way.from), factor: formats.factor(way.factor) })];
    case "cycle":
      return [
        text("explain.course.way.cycle", {
          ...known(way.from),
          level: formats.factor(way.level),
          growth: formats.factor(way.growth),
          years: formats.count(way.years),
        }),
      ];
    default:
      return [
        text("explain.course.way.between", {
          from: formats.year(way.from.year),
          to: formats.year(way.to.year),
          start: formats.dollars(way.from.dollars),
          end: formats.dollars(way.to.dollars),
        }),
      ];
  }
}

const MODEL_KEYS = ["naive", "drift", "dampedTrend", "economicTrend", "groupTrend", "dampedHolt"] as const;

function modelKey(model: string): (typeof MODEL_KEYS)[number] {
  return MODEL_KEYS.find((key) => key === model) ?? "naive";
}

function marketStep(market: MarketCourse, { place }: CellCourse, rows: CitedRows | null, words: Words): CourseStep {
  const { text, formats } = words;
  const lines = market.drivers.map(({ driver, value, nation, share, weight }) =>
    text("explain.course.driver", {
      driver: text(`explain.driver.${driver}`),
      value: formats.count(Math.round(value)),
      nation: formats.count(Math.round(nation)),
      share: formats.factor(share),
      weight: formats.factor(weight),
    }),
  );
  const size = text("explain.course.size", {
    people: formats.factor(market.people),
    level: formats.factor(market.levelShare),
    exponent: formats.factor(market.sizeExponent),
    factor: formats.factor(market.size),
  });
  const reach = market.reach.map(({ of, ratio, elasticity }) =>
    text(`explain.course.ratio.${of}`, { ratio: formats.factor(ratio), elasticity: formats.factor(elasticity) }),
  );
  const demand = market.demand === 1 ? [] : [text("explain.course.demand", { factor: formats.factor(market.demand) })];
  const political =
    place.part === "political"
      ? [
          rows?.racesFile
            ? text("explain.course.races", {
                factor: formats.factor(market.political),
                year: formats.year(place.year),
                file: rows.racesFile,
              })
            : text("explain.course.politicalIndex", { factor: formats.factor(market.political) }) +
              cited(rows?.market, words),
          ...racesTexts(market, words),
        ]
      : [];
  const observed = market.observed ? [observedText(market.observed, words)] : [];
  const years = rows?.historyFile ? yearLines(market, place.year, rows.historyFile, rows, words) : [];
  const unrated = rows ? unratedLines(rows, words) : [];
  const weighed = text("explain.course.weight", {
    weight: formats.factor(market.weight),
    weights: formats.factor(market.weights),
    count: market.markets,
    markets: formats.count(market.markets),
  });
  const counties = rows
    ? [
        text("explain.course.counties", {
          count: rows.counties.length,
          number: formats.count(rows.counties.length),
          counties: rows.countiesFile,
          shares: rows.marketCountiesFile,
        }),
      ]
    : [];
  return {
    step: "market",
    name: text("explain.course.market", { market: words.market(place.market ?? "") }),
    value: market.dollars === null ? formats.factor(market.share) : formats.dollars(market.dollars),
    amount: market.dollars ?? market.share,
    lines: [...lines, ...years, size, ...reach, ...political, ...unrated, ...demand, ...observed, weighed, ...counties],
  };
}

function categoryStep(
  { dollars, weighed }: CategoryCourse,
  { place }: CellCourse,
  rows: CitedRows | null,
  words: Words,
): CourseStep {
  const { text, formats } = words;
  const lines = weighed
    ? [
        text(weighed.ofAllMedia ? "explain.course.mixOfAll" : "explain.course.mix", {
          weight: formats.factor(weighed.weight),
        }) + cited(rows?.mix, words),
        ...(weighed.trend === 1 ? [] : [text("explain.course.trend", { factor: formats.factor(weighed.trend) })]),
        ...(weighed.shock === 1 ? [] : [text("explain.course.shock", { factor: formats.factor(weighed.shock) })]),
        text("explain.course.weights", { weights: formats.factor(weighed.weights) }),
        ...(weighed.steered?.observed ? [observedText(weighed.steered.observed, words)] : []),
      ]
    : [];
  return {
    step: "subVertical",
    name: text("explain.course.category", { category: words.subVertical(place.subVertical ?? "") }),
    value: formats.dollars(dollars),
    amount: dollars,
    lines,
  };
}

function strengthStep(
  { value, parts, bounds: [least, most] }: StrengthCourse,
  rows: CitedRows | null,
  words: Words,
): CourseStep {
  const { text, formats } = words;
  const isBounded = value <= least * (1 + Number.EPSILON) || value >= most * (1 - Number.EPSILON);
  return {
    step: "strength",
    name: text("explain.course.strength"),
    value: `× ${formats.factor(value)}`,
    amount: value,
    lines: [
      ...parts.map(({ of, ratio, elasticity, reason }) => {
        const said = { ratio: formats.factor(ratio), elasticity: formats.factor(elasticity) };
        const line = text(`explain.course.ratio.${of}`, said);
        return reason === undefined ? line : `${line}. ${assumedText(reason, words)}`;
      }),
      ...(parts.length === 0 ? [text("explain.course.alike")] : []),
      ...(rows?.trade ? tradeLines(rows.trade, rows.unknown.counties, words) : []),
      ...(isBounded
        ? [text("explain.course.bounded", { least: formats.factor(least), most: formats.factor(most) })]
        : []),
    ],
  };
}

/** That somebody states it, and why, where a reason was given. */
function assumedText(reason: string, { text }: Words): string {
  return reason === "" ? text("explain.course.assumedWhyNot") : text("explain.course.assumedWhy", { reason });
}

/** The same of the races of a year; figures may be stated for several reasons. */
function racesTexts({ statedRaces = [] }: MarketCourse, { text }: Words): string[] {
  const reasons = new Set(statedRaces.map(({ reason }) => reason));
  return [...reasons].map((reason) =>
    reason === "" ? text("explain.course.racesWhyNot") : text("explain.course.racesWhy", { reason }),
  );
}

function balancedStep(
  { balanced }: CellCourse,
  { factor, market, subVertical }: NonNullable<CellCourse["balancing"]>,
  { text, formats }: Words,
): CourseStep {
  const factors =
    market === null || subVertical === null
      ? [text("explain.course.balancing", { factor: formats.factor(factor) })]
      : [
          text("explain.course.balancingMarket", { factor: formats.factor(market) }),
          text("explain.course.balancingCategory", { factor: formats.factor(subVertical) }),
        ];
  return {
    step: "balanced",
    name: text("explain.course.balanced"),
    value: formats.dollars(Math.round(balanced)),
    amount: balanced,
    lines: [text("explain.course.product"), ...factors],
  };
}

/** What reported spend made of it: of a cell that a line fixes, or of the rest around fixed ones. */
function evidenceSteps(
  { line, around, exact, locked }: CellCourse,
  rows: CitedRows | null,
  words: Words,
): CourseStep[] {
  const { text, formats } = words;
  if (line) {
    const row = rows?.spend.find(({ dollars }) => dollars === line.dollars);
    const said = text("explain.course.line", {
      dollars: formats.dollars(line.dollars),
      share: formats.factor(line.share),
      cells: formats.count(line.subVerticals * line.media),
      count: line.subVerticals * line.media,
    });
    return [
      {
        step: "exact",
        name: text("explain.course.reported"),
        value: formats.dollars(exact),
        amount: exact,
        lines: [said + cited(row, words)],
      },
    ];
  }
  if (around === 1) return [];
  const fixed = text("explain.course.fixed", { dollars: formats.dollars(locked.dollars) });
  return [
    {
      step: "exact",
      name: text("explain.course.around"),
      value: `× ${formats.factor(around)}`,
      amount: around,
      lines: locked.cells > 0 ? [fixed] : [],
    },
  ];
}

function wholeStep({ exact, rounded, band }: CellCourse, { text, formats }: Words): CourseStep {
  const way = rounded > exact ? "up" : rounded < exact ? "down" : "not";
  return {
    step: "dollars",
    name: text("explain.course.whole"),
    value: formats.dollars(rounded),
    amount: rounded,
    lines: [
      text(`explain.course.rounded.${way}`),
      ...(band ? [text("explain.course.band", { low: formats.money(band.low), high: formats.money(band.high) })] : []),
    ],
  };
}

function constraintStep({ dollars, rounded }: CellCourse, { text, formats }: Words): CourseStep {
  return {
    step: "constraint",
    name: text("explain.course.constraint"),
    value: formats.dollars(dollars),
    amount: dollars - rounded,
    lines: [text("explain.course.constraintHow", { change: formats.moneyChange(dollars - rounded) })],
  };
}

function cited(row: Cited | null | undefined, words: Words): string {
  return row ? ` (${citedText(row, words)})` : "";
}

function citedText({ file, line }: Cited, { text, formats }: Words): string {
  return line === null ? file : text("explain.course.fileLine", { file, line: formats.count(line) });
}
