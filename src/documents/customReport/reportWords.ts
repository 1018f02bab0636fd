import type { Kind } from "#domain/revisions/revision.ts";
import type { Dimension, ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { OTHERS } from "#domain/customReport/reportDefinition.ts";
import type { Member, ReportField } from "#domain/customReport/reportField.ts";
import type { ReportWarning } from "#domain/customReport/reportWarning.ts";
import type { Words } from "#language/words/words.ts";

/** What a member of a dimension is called; a custom market by its own name, what top rows leave over by how many they are. */
export function memberName({ dimension, id }: Member, words: Words, merged = 0): string {
  if (id === OTHERS) return words.text("customReports.others", { count: merged });
  switch (dimension) {
    case "market":
      return words.market(id);
    case "group":
      return id === "traditional" || id === "digital" ? words.text(`spending.level.${id}`) : id;
    case "medium":
      return words.medium(id);
    case "vertical":
      return words.vertical(id);
    case "subVertical":
      return words.subVertical(id);
    case "platform":
      return words.platform(id);
    default:
      return id;
  }
}

/** What stands at the head of a column: a dimension, or members and, where there are several measures, which of them. */
export function fieldHead(field: ReportField, several: boolean, words: Words): string {
  const { text } = words;
  if (field.dimension) return text(`customReports.dimension.${field.dimension}`);
  const measure = field.measure && text(`customReports.measure.${field.measure}`);
  const members = [
    ...(field.isTotal ? [text("customReports.total")] : []),
    ...field.across.map((member) => memberName(member, words)),
  ];
  return [...members, ...(several || members.length === 0 ? [measure] : [])].filter(Boolean).join(" · ");
}

/** How settled a year of a report is. Reports mix markets and categories, of which nobody publishes closed years: those stay estimates. */
export function reportedKind(year: number, currentYear: number): Kind {
  return year > currentYear ? "forecast" : "estimate";
}

/** A line that says what is measured: "Spending and Share by Medium and Year, 2024–2027, with political". */
export function measureLine(definition: ReportDefinition, years: readonly number[], words: Words): string {
  const { text, formats } = words;
  const list = (dimensions: readonly Dimension[]) =>
    formats.list(dimensions.map((dimension) => text(`customReports.dimension.${dimension}`)));
  const columns = definition.columns.filter((dimension) => !definition.rows.includes(dimension));
  const facts = {
    measures: formats.list(definition.measures.map((measure) => text(`customReports.measure.${measure}`))),
    rows: list(definition.rows),
    years: yearsText(years),
    political: text(`spending.political.${definition.political}`),
  };
  return columns.length > 0
    ? text("customReports.measureLineAcross", { ...facts, columns: list(columns) })
    : text("customReports.measureLine", facts);
}

/** `2024–2027`; one year alone, none as a dash. */
export function yearsText(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return "–";
  return first === last ? String(first) : `${first}–${last}`;
}

/** A warning as a sentence. */
export function warningText(warning: ReportWarning, words: Words): string {
  const { text, formats } = words;
  switch (warning.kind) {
    case "marketsLeftOut":
      return text("customReports.warning.marketsLeftOut", { names: formats.list(warning.ids.map(words.market)) });
    case "customLeftOut":
      return text("customReports.warning.customLeftOut", { names: formats.list(warning.names) });
    case "verticalsLeftOut":
      return text("customReports.warning.verticalsLeftOut", { names: formats.list(warning.ids.map(words.vertical)) });
    case "mediaLeftOut":
      return text("customReports.warning.mediaLeftOut", { names: formats.list(warning.ids.map(words.medium)) });
    case "yearsLeftOut":
      return text("customReports.warning.yearsLeftOut", { names: formats.list(warning.years.map(String)) });
    case "customOverlap":
      return text("customReports.warning.customOverlap", { names: formats.list(warning.names) });
    default:
      return text(`customReports.warning.${warning.kind}`);
  }
}
