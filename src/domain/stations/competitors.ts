import { sharedRanks } from "../ranks/sharedRanks.ts";
import type { Kind } from "../revisions/revision.ts";
import type { Book } from "./audience.ts";
import type { Overview, StationGroup, StationRow } from "./overview.ts";
import type { CompetitorView } from "./stationViews.ts";
import { sumOf } from "./stationRows.ts";

/** A station, or all that an owner has in a market, in a list of the largest. */
export interface Competitor {
  readonly rank: number;
  /** Call sign or owner. */
  readonly name: string;
  /** Null for an owner. */
  readonly station: string | null;
  readonly stations: number;
  readonly share: number | null;
  readonly shareChange: number | null;
  readonly localCommercialShare: number | null;
  readonly ota: number | null;
  readonly revenueShare: number | null;
  readonly powerRatio: number | null;
}

export interface CompetitorsAsked {
  readonly by: CompetitorView;
  /** What the largest are found by; of which that is unknown, is not in the list. */
  readonly of: "share" | "ota";
  readonly limit: number;
}

/** The largest stations or owners of a market; 1 is the largest. */
export function largestCompetitors({ rows, owners }: Overview, { by, of, limit }: CompetitorsAsked): Competitor[] {
  const all = by === "station" ? rows.map(ofStation) : owners.flatMap((group) => ofOwner(group, rows));
  const known = all
    .filter((one) => one[of] !== null)
    .toSorted((a, b) => (b[of] ?? 0) - (a[of] ?? 0) || a.name.localeCompare(b.name));
  const ranks = sharedRanks(known.map((one) => one[of]));
  return known.slice(0, limit).map((one, at) => ({ ...one, rank: ranks[at] ?? at + 1 }));
}

/** The largest with what stands around them: how many stations there are, who owns them and how concentrated that is. */
export interface Competitors {
  readonly year: number;
  readonly kind: Kind;
  readonly by: CompetitorView;
  readonly books: readonly Book[];
  readonly marketOta: number | null;
  readonly unknownRevenue: number;
  readonly hhiRevenue: number | null;
  readonly hhiAudience: number | null;
  /** Stations of the market, how many of them sell time, and how many owners they have. */
  readonly stations: number;
  readonly commercial: number;
  readonly owners: number;
  readonly rows: readonly Competitor[];
}

export function competitorsAmong(overview: Overview, asked: CompetitorsAsked): Competitors {
  const own = overview.rows.filter(({ home }) => home);
  const { year, kind, books, marketOta, unknownRevenue, hhiRevenue, hhiAudience } = overview;
  return {
    year,
    kind,
    by: asked.by,
    books,
    marketOta,
    unknownRevenue,
    hhiRevenue,
    hhiAudience,
    stations: own.length,
    commercial: own.filter(({ station }) => station.commercial !== false).length,
    owners: overview.owners.filter(({ name }) => name !== null).length,
    rows: largestCompetitors(overview, asked),
  };
}

type Unranked = Omit<Competitor, "rank">;

function ofStation(row: StationRow): Unranked {
  const { share, shareChange, localCommercialShare, ota, revenueShare, powerRatio } = row;
  const { callSign, id } = row.station;
  return {
    name: callSign,
    station: id,
    stations: 1,
    share,
    shareChange,
    localCommercialShare,
    ota,
    revenueShare,
    powerRatio,
  };
}

/** Stations of which nobody knows the owner are nobody's together. */
function ofOwner(group: StationGroup, rows: readonly StationRow[]): Unranked[] {
  const { name, stations, share, localCommercialShare, ota, revenueShare, powerRatio } = group;
  if (name === null) return [];
  const members = rows.filter(({ station }) => stations.includes(station.id));
  const shareChange = members.every((row) => row.shareChange !== null)
    ? sumOf(members.map((row) => row.shareChange))
    : null;
  return [
    {
      name,
      station: null,
      stations: stations.length,
      share,
      shareChange,
      localCommercialShare,
      ota,
      revenueShare,
      powerRatio,
    },
  ];
}
