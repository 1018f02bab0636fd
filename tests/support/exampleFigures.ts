import { BLOCK_NAMES, type BlockName, COMPARED_BLOCKS, fitsScope } from "#domain/blockNames.ts";
import { usualLocal } from "#domain/localMedium/localChoice.ts";
import { mediumTotals } from "#domain/ranks/mediumTotals.ts";
import type { Scope } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { names } from "#domain/taxonomy/name.ts";
import { verticalTotals } from "#domain/verticals/verticalTotals.ts";
import type { BlockSubject } from "#documents/block.ts";
import type { Chart } from "#documents/chart.ts";
import type { FigurePart } from "#documents/document.ts";
import { chartDrawing } from "#documents/drawings/chartSvg.ts";
import { blockParts } from "#documents/parts/blockParts.ts";
import { comparedView, galleryView } from "#tests/gallery/galleryView.ts";
import { exampleSpending } from "./exampleSpending.ts";
import { exampleLocal } from "./exampleStations.ts";

const SCOPES: readonly Scope[] = [
  { kind: "market" },
  { kind: "vertical", id: "automotive" },
  { kind: "subVertical", id: "newCarDealers" },
];

/** Every figure that can be made of the example, by its name. */
export async function exampleFigures(): Promise<Map<BlockName, FigurePart>> {
  const found = new Map<BlockName, FigurePart>();
  for (const scope of SCOPES) {
    const [subject, compared] = [await subjectOf(scope, galleryView), await subjectOf(scope, comparedView)];
    for (const name of BLOCK_NAMES) {
      if (found.has(name) || !fitsScope(name, scope.kind)) continue;
      const about = COMPARED_BLOCKS.some((one) => one === name) ? compared : subject;
      const figure = blockParts(name, about).find((part) => part.kind === "figure");
      if (figure?.kind === "figure") found.set(name, figure);
    }
  }
  return found;
}

async function subjectOf(scope: Scope, view: SpendingView): Promise<BlockSubject> {
  const spending = await exampleSpending({ scope, view });
  const { whole, market, revision } = spending;
  const others = [market, { ...market, id: "tv-623", name: "Dallas" }];
  const wallets = others.map((one) => ({ market: one, wallet: { ...whole.own.wallet, market: one.id } }));
  return {
    spending,
    choice: { medium: "tvOta", kind: "tv", benchmark: { kind: "nation" }, local: usualLocal("tv") },
    material: {
      ...exampleLocal(spending.view.year),
      seasons: revision.subVerticals.map((subVertical) => ({
        subVertical,
        months: [0.06, 0.06, 0.1, 0.09, 0.08, 0.08, 0.08, 0.08, 0.08, 0.09, 0.1, 0.1],
        source: "Example",
      })),
      prospects: [
        {
          id: "p1",
          kind: "businessType",
          market: null,
          subVertical: "newCarDealers",
          names: names("Import dealers", "Concesionarios de importación", "Importhändler"),
          spendPart: 0.2,
          digitalPart: 0.25,
          source: "Example",
        },
      ],
      verticalTotals: verticalTotals(wallets, whole.nation.wallet),
      mediumTotals: mediumTotals(wallets, { medium: "tvOta", scope, years: revision.years }),
      ownSales: null,
    },
  };
}

/** What a chart calls its rows, years, parts and points, in the order in which it is read. */
export function labelsOf(chart: Chart): readonly string[] {
  switch (chart.kind) {
    case "bars":
    case "dots":
    case "pyramid":
    case "columns":
    case "lines":
      return chart.categories;
    case "panels":
      return chart.panels.map(({ name }) => name);
    case "share":
    case "tree":
      return chart.parts.map(({ name }) => name);
    case "scatter":
      return chart.points.map(({ name }) => name);
    case "heat":
      return chart.rows.flatMap(({ name }) => chart.columns.map((column) => `${name} ${column}`));
    default:
      return chart.areas.map(({ name }) => name);
  }
}

/** Charts whose marks are rows, which a screen paints as lines of text. */
export type Rows = Extract<Chart, { kind: "bars" | "dots" }>;
export const isRows = (chart: Chart): chart is Rows =>
  chart.kind === "dots" || (chart.kind === "bars" && chart.beside !== undefined);

/** A figure with its chart. */
export interface Charted {
  readonly name: BlockName;
  readonly part: FigurePart;
  readonly chart: Chart;
}

export function chartedOf(all: ReadonlyMap<BlockName, FigurePart>): Charted[] {
  return [...all].flatMap(([name, part]) => (part.chart ? [{ name, part, chart: part.chart }] : []));
}

/** Markup as the text that it shows. */
export const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');

/** What stands in a drawing of a file, in its order. */
export const textsOf = (chart: Chart): string[] =>
  chartDrawing(chart, { width: 1040, locale: "en-US" }).shapes.flatMap(({ text }) => text ?? []);
