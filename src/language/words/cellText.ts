import type { Cell, Column } from "#domain/tables/table.ts";
import { BASES, type Basis, type Level } from "#domain/revisions/revision.ts";
import type { MoneyScale } from "#language/money.ts";
import type { Words } from "./words.ts";

/** What a cell of a section's table says; the unit of money columns stands in their heads. */
export function cellText(column: Column, cell: Cell, scale: MoneyScale, { text, formats, ...words }: Words): string {
  if (cell === null) return column.unit === "text" || column.unit === "count" ? "" : formats.money(null);
  if (column.key === "quarter") return text("spending.quarters.name", { quarter: cell });
  if (typeof cell === "number") return numberText(column, cell, scale, formats);
  switch (column.key) {
    case "medium":
    case "top_medium":
      return cell === "traditional" || cell === "digital" || cell === "total"
        ? text(`spending.level.${cell}`)
        : words.medium(cell);
    case "group":
      return cell === "traditional" || cell === "digital" ? text(`spending.level.${cell}`) : cell;
    case "kind":
      return cell === "actual" || cell === "estimate" || cell === "forecast" ? text(`spending.kind.${cell}`) : cell;
    case "basis":
      return isBasis(cell) ? text(`spending.basis.${cell}`) : cell;
    case "level":
      return isLevel(cell) ? text(`spending.about.${cell}`) : cell;
    case "market":
      return words.market(cell);
    case "platform":
      return words.platform(cell);
    case "sub_vertical":
      return words.subVertical(cell);
    case "vertical":
      return words.vertical(cell);
    default:
      return cell;
  }
}

function isBasis(cell: string): cell is Basis | "partlyReported" {
  return cell === "partlyReported" || BASES.some((basis) => basis === cell);
}

function isLevel(cell: string): cell is Level {
  return cell === "nation" || cell === "nationCategory" || cell === "market" || cell === "marketCategory";
}

function numberText(column: Column, value: number, scale: MoneyScale, formats: Words["formats"]): string {
  if (column.key === "month") return formats.month(value);
  if (column.key === "per_capita") return formats.perCapita(value);
  // Ranks won carry a plus; ranks lost have their minus from the format.
  if (column.key.startsWith("rank_change")) return (value > 0 ? "+" : "") + formats.count(value);
  switch (column.unit) {
    case "dollars":
      return formats.moneyIn(scale, value);
    case "percent":
      return column.key.includes("growth") || column.key.includes("cagr")
        ? formats.growth(value / 100)
        : formats.percent(value);
    case "index":
      return formats.index(value);
    case "year":
      return formats.year(value);
    default:
      return formats.count(value);
  }
}
