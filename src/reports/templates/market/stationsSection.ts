import type { FigurePart, ReportPart } from "../../document.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";

/** What is known of a station; null where the list says nothing. */
export interface ListedStation {
  readonly callSign: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly owner: string | null;
  /** Of TV stations the network, of radio stations the format. */
  readonly networkOrFormat: string | null;
  /** Megahertz for FM, kilohertz for AM; null for TV. */
  readonly frequency: number | null;
}

/** Who is on the air here. What the stations earn is not known yet, and the report says so. */
export function stationsSection(
  spending: Spending,
  medium: "tv" | "radio",
  stations: readonly ListedStation[] | null,
): ReportPart[] {
  if (stations === null) return [];
  const { text } = spending.words;
  if (stations.length === 0) return [{ kind: "text", text: text(`marketReport.stations.none.${medium}`) }];
  return [listPart(spending, medium, stations), { kind: "note", text: text("marketReport.stations.noRevenue") }];
}

function listPart(spending: Spending, medium: "tv" | "radio", stations: readonly ListedStation[]): FigurePart {
  const { text, formats } = spending.words;
  const owners = new Set(stations.flatMap(({ owner }) => owner ?? []));
  const values = { count: stations.length, number: formats.count(stations.length), owners: formats.count(owners.size) };
  const measure = text(`marketReport.stations.line.${medium}`);
  const column = (
    key: "callSign" | "frequency" | "network" | "format" | "owner" | "city",
    shown: (station: ListedStation) => string,
  ): PlannedColumn<ListedStation> => textColumn(key, text(`marketReport.stations.${key}`), shown);
  return {
    kind: "figure",
    name: `${medium}Stations`,
    headline: text(`marketReport.stations.headline.${medium}`, values),
    measure,
    alt: measure,
    shows: "table",
    chart: null,
    table: plannedTable<ListedStation>({
      name: `${medium}-stations`,
      caption: measure,
      columns: [
        column("callSign", ({ callSign }) => callSign),
        ...(medium === "radio"
          ? [column("frequency", ({ frequency }) => frequencyText(frequency, formats.locale))]
          : []),
        column(medium === "tv" ? "network" : "format", ({ networkOrFormat }) => networkOrFormat ?? ""),
        column("owner", ({ owner }) => owner ?? ""),
        column("city", ({ city, state }) => [city, state].filter(Boolean).join(", ")),
      ],
      rows: stations,
    }),
    source: sourceLine(spending),
  };
}

/** AM is counted in kilohertz, from 530 on, FM in megahertz. */
const LOWEST_AM = 500;

function frequencyText(frequency: number | null, locale: string): string {
  if (frequency === null) return "";
  const am = frequency >= LOWEST_AM;
  const digits = am ? 0 : 1;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return `${number.format(frequency)} ${am ? "kHz" : "MHz"}`;
}
