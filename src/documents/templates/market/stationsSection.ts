import type { StationMedium } from "#domain/stations/station.ts";
import type { ReportPart } from "../../document.ts";
import { type BlockFigure, figureParts } from "../../parts/blockFigure.ts";
import { ownersFigure } from "../../parts/stations/ownersFigure.ts";
import { powerFigure } from "../../parts/stations/powerFigure.ts";
import { stationsFigure } from "../../parts/stations/stationsFigure.ts";
import type { StationsOverview } from "../../parts/stations/stationsOverview.ts";
import type { Spending } from "../../spending.ts";

/** The stations of a medium where the market of the report lies. */
export type ReportStations =
  | { readonly medium: StationMedium; readonly market: null }
  | {
      readonly medium: StationMedium;
      /** Whose stations they are: the market of the report, or the medium's own market there. */
      readonly market: string;
      readonly overview: StationsOverview;
      /** Those that the reader sells for. */
      readonly own: ReadonlySet<string>;
    };

/** Who is on the air here, whom the revenue goes to, and who makes most of its audience. */
export function stationsSection(spending: Spending, stations: ReportStations | null): ReportPart[] {
  if (stations === null) return [];
  const { words, market } = spending;
  const { text } = words;
  const { medium } = stations;
  if (stations.market === null || stations.overview.rows.length === 0) {
    return [{ kind: "text", text: text(`marketReport.stations.none.${medium}`) }];
  }
  const { overview, own } = stations;
  const title = text(`marketReport.section.${medium}`);
  const owners = ownersFigure(overview, spending);
  const power = powerFigure(overview, "stations", own, spending);
  const there = text(`marketReport.stations.there.${medium}`, { market: words.market(stations.market) });
  return [
    ...(stations.market === market.id ? [] : [{ kind: "text" as const, text: there }]),
    ...[
      ...(owners ? figureParts(entitled(owners, title), spending) : []),
      // Its figures stand in the table of all stations.
      ...(power ? figureParts({ ...entitled(power, title), shows: "chart" }, spending) : []),
      ...figureParts(stationsFigure(overview, own, spending), spending),
    ].map((part) => (part.kind === "figure" ? { ...part, name: `${part.name}-${medium}` } : part)),
  ];
}

/** A report may have the same figure of both media, so it says of which it is. */
function entitled(figure: BlockFigure, title: string): BlockFigure {
  const said = (words: string) => `${title}: ${words}`;
  const table = () => {
    const made = figure.table();
    return { ...made, caption: said(made.caption) };
  };
  return { ...figure, measure: said(figure.measure), table };
}
