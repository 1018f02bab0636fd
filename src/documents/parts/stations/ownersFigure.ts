import { concentrationLevel } from "#domain/stations/concentration.ts";
import type { StationGroup } from "#domain/stations/overview.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import type { BlockFigure } from "../blockFigure.ts";
import { roleLight } from "../lightColours.ts";
import { plannedTable } from "../plannedColumn.ts";
import { groupPlan } from "./groupPlan.ts";
import { groupName, type StationsOverview } from "./stationsOverview.ts";

/** So many owners have a bar. */
export const OWNER_BARS = 8;

/** The owners of whom some revenue is known, most first. */
export function earningOwners({ owners }: StationsOverview): StationGroup[] {
  return owners.filter(({ revenueShare }) => revenueShare !== null);
}

/** Whom the market's revenue goes to, and how concentrated that makes it; null where none is known. */
export function ownersFigure(overview: StationsOverview, { words }: Spending): BlockFigure | null {
  const { text, formats } = words;
  const shown = earningOwners(overview).slice(0, OWNER_BARS);
  const [first] = shown;
  if (!first) return null;
  const hidden = overview.owners.length - shown.length;
  const measure = text("stations.owners.line", { year: formats.year(overview.year) });
  return {
    name: "stationOwners",
    headline: headlineOf(overview, first, words),
    measure,
    alt: `${measure}. ${shown
      .slice(0, 3)
      .map((owner) => `${groupName(owner, words)} ${formats.share(owner.revenueShare)}`)
      .join(", ")}`,
    sources: [text("marketProfile.stations.source")],
    shows: "both",
    shares: true,
    chart: () => ({
      kind: "bars",
      marks: shown.map((owner) => ({ id: groupName(owner, words) })),
      kinds: shown.map(() => overview.kind),
      beside: {
        heads: [
          text("stations.grouped.owner"),
          text("stations.column.revenueShare"),
          text("stations.column.powerRatio"),
          text("stations.column.hhi"),
        ],
        rows: shown.map((owner) => ({
          detail: text("stations.export.rows", {
            count: owner.stations.length,
            number: formats.count(owner.stations.length),
          }),
          cells: [
            { text: formats.share(owner.revenueShare) },
            { text: powerRatioText(owner.powerRatio, words) },
            { text: formats.count(owner.hhiPoints) },
          ],
        })),
        more: hidden > 0 ? text("stations.owners.more", { count: hidden }) : null,
      },
      format: { kind: "share" },
      unit: "",
      categories: shown.map((owner) => groupName(owner, words)),
      series: [
        {
          name: text("stations.column.revenueShare"),
          colour: roleLight("own"),
          values: shown.map(({ revenueShare }) => revenueShare),
        },
      ],
      benchmark: null,
    }),
    table: () =>
      plannedTable<StationGroup>({
        name: `${overview.medium}-station-owners`,
        caption: measure,
        columns: groupPlan(overview, "owners", words),
        rows: overview.owners,
      }),
  };
}

/** Who takes most, and what the concentration of all owners is called. */
function headlineOf({ hhiRevenue }: StationsOverview, first: StationGroup, words: Words): string {
  const { text, formats } = words;
  const owner = groupName(first, words);
  if ((first.revenueShare ?? 0) > 0.9995 || hhiRevenue === null) return text("stations.owners.single", { owner });
  return text(`stations.owners.${concentrationLevel(hhiRevenue)}`, {
    owner,
    share: formats.share(first.revenueShare),
    hhi: formats.count(hhiRevenue),
  });
}
