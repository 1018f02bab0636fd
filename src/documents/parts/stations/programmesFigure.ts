import type { StationGroup } from "#domain/stations/overview.ts";
import type { Spending } from "../../spending.ts";
import type { BlockFigure } from "../blockFigure.ts";
import { roleLight } from "../lightColours.ts";
import { plannedTable } from "../plannedColumn.ts";
import { groupPlan } from "./groupPlan.ts";
import { groupName, type StationsOverview } from "./stationsOverview.ts";

/** So many networks or formats have a bar. */
const BARS = 10;

/** Stations by network or format: what of the audience and of the revenue each has. */
export function programmesFigure(overview: StationsOverview, { words }: Spending): BlockFigure {
  const { text, formats } = words;
  const { medium, year, programmes } = overview;
  const measure = text(`stations.programmes.line.${medium}`, { year: formats.year(year) });
  const heard = programmes.filter(({ name, share }) => name !== null && share !== null);
  const shown = heard.toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0)).slice(0, BARS);
  const [first] = shown;
  const list = shown.slice(0, 3).map((group) => `${groupName(group, words)} ${formats.share(group.share)}`);
  return {
    name: "stationProgrammes",
    headline: first
      ? text(`stations.programmes.headline.${medium}`, {
          name: groupName(first, words),
          share: formats.share(first.share),
        })
      : text(`stations.views.${medium}`),
    measure,
    alt: [measure, formats.list(list)].filter(Boolean).join(": "),
    sources: [text("marketProfile.stations.source")],
    shows: "both",
    shares: true,
    chart: () =>
      shown.length === 0
        ? null
        : {
            kind: "bars",
            format: { kind: "share" },
            unit: "",
            categories: shown.map((group) => groupName(group, words)),
            series: [
              {
                name: text("stations.column.combinedShare"),
                colour: roleLight("own"),
                values: shown.map(({ share }) => share),
              },
            ],
            benchmark: null,
          },
    table: () =>
      plannedTable<StationGroup>({
        name: `${medium}-station-programmes`,
        caption: measure,
        columns: groupPlan(overview, "programmes", words),
        rows: programmes,
      }),
  };
}
