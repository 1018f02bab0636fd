import type { Measure } from "#domain/figures/measure.ts";
import { finePoints } from "#language/finePoints.ts";
import { columnScale } from "#language/money.ts";
import type { NumberFormat } from "./numberFormat.ts";
import { tidy, type Words } from "./words.ts";

/** How values that already are in a measure are written: whole dollars, dollars per person, or parts of one. */
export interface MeasureFormats {
  /** The number below a head, without its unit. */
  readonly cell: (value: number | null) => string;
  /** The number in a sentence, with its unit. */
  readonly inline: (value: number | null) => string;
  /** As fine as the measure goes: for tooltips. */
  readonly exact: (value: number | null) => string;
  /** A round value of an axis. */
  readonly tick: (value: number) => string;
  /** A difference below a head, and in a sentence, both with their sign. */
  readonly changeCell: (value: number | null) => string;
  readonly change: (value: number | null) => string;
  /** How values and differences are written where only a description of it can go, such as into a file. */
  readonly numbers: NumberFormat;
  readonly changes: NumberFormat;
  /** The units for the heads of values and of differences. */
  readonly unit: string;
  readonly changeUnit: string;
}

/** `values` are those that will stand below one head, so that one unit fits them. */
export function measureFormats(measure: Measure, values: readonly (number | null)[], words: Words): MeasureFormats {
  const { formats, text } = words;
  if (measure === "share") {
    const share = (value: number | null) => formats.share(value);
    const points = (value: number | null) => finePoints(value, formats);
    return {
      cell: share,
      inline: share,
      exact: share,
      tick: (value) => tidy(share(value)),
      changeCell: points,
      change: (value) => (value === null ? points(value) : text("spending.points", { points: points(value) })),
      numbers: { kind: "share" },
      changes: { kind: "finePoints" },
      unit: text("spending.unit.share"),
      changeUnit: text("spending.unit.points"),
    };
  }
  if (measure === "perCapita") {
    const inline = (value: number | null) => formats.perCapita(visible(value));
    const cell = (value: number | null) => numberAlone(inline(value));
    const unit = text("spending.unit.perCapita");
    return {
      cell,
      inline,
      exact: inline,
      tick: (value) => tidy(inline(value)),
      changeCell: (value) => withPlus(visible(value), cell(value)),
      change: (value) => withPlus(visible(value), inline(value)),
      numbers: { kind: "perCapita" },
      changes: { kind: "perCapita" },
      unit,
      changeUnit: unit,
    };
  }
  const scale = columnScale(values);
  const unit = formats.moneyHead(scale);
  const cell = (value: number | null) => formats.moneyIn(scale, value);
  return {
    cell,
    inline: (value) => formats.money(value),
    exact: (value) => formats.dollars(value),
    tick: (value) => tidy(formats.money(value)),
    changeCell: (value) => withPlus(value, cell(value)),
    change: (value) => formats.moneyChange(value),
    numbers: { kind: "money", scale },
    changes: { kind: "money", scale },
    unit,
    changeUnit: unit,
  };
}

/** Less than half a cent is neither a plus nor a minus. */
function visible(dollars: number | null): number | null {
  return dollars !== null && Math.abs(dollars) < 0.005 ? 0 : dollars;
}

/** A gain shows its plus; a loss has its minus from the format. */
function withPlus(value: number | null, text: string): string {
  return value !== null && value > 0 ? `+${text}` : text;
}

/** Below a head that names the unit, the number stands without its sign for dollars. */
function numberAlone(money: string): string {
  return money.replace(/\s?\$/, "");
}
