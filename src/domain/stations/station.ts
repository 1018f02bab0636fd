import type { StationService } from "./stationService.ts";

export type StationMedium = "tv" | "radio";

/** Who runs a station that another one owns: joint sales, shared services, or the whole programme for a fee. */
export type OperatorKind = "JSA" | "SSA" | "LMA";
export const OPERATOR_KINDS = ["JSA", "SSA", "LMA"] as const satisfies readonly OperatorKind[];

/** A call sign that a station had before. */
export interface FormerCallSign {
  readonly callSign: string;
  /** The year in which it was given up; null where nobody wrote it down. */
  readonly until: number | null;
}

/** One programme of a television station's signal. */
export interface Subchannel {
  /** The number on the remote control: 4.2 has major 4 and minor 2; null where the list gives none. */
  readonly major: number | null;
  readonly minor: number | null;
  readonly network: string | null;
  readonly category: string | null;
}

/** Who owned and ran a station, from a day on or on a day. */
export interface Ownership {
  /** `2024-05-01`, `2024-05` or `2024`; null where nobody says since when. */
  readonly from: string | null;
  /** The day of the list that says so, written likewise; null where that is not known. */
  readonly asOf: string | null;
  /** The licensee. */
  readonly owner: string | null;
  /** The group that the licensee belongs to. */
  readonly group: string | null;
  readonly operator: string | null;
  readonly operatorKind: OperatorKind | null;
}

/** How a station's market was found; `given` is somebody's by hand. */
export type MarketSource = "given" | "stated" | "transmitter" | "community";

/** A station as a revision knows it. Null is unknown, never zero. */
export interface Station {
  /** `tv-<facility id>`, `radio-<facility id>-<band>`, or `radio-<call sign>-<band>` as it was first known; it never changes. */
  readonly id: string;
  readonly medium: StationMedium;
  /** The FCC's number, which stays when call sign and owner change. */
  readonly facilityId: string | null;
  readonly callSign: string;
  readonly formerCallSigns: readonly FormerCallSign[];
  readonly service: StationService;
  /** FCC class such as `C1`; null for TV. */
  readonly stationClass: string | null;
  /** `deleted` where the FCC marks the call sign with a D before it, or the list says so. */
  readonly status: "licensed" | "silent" | "deleted";
  /** Whether it sells time. Null is not known; such stations count as commercial wherever that matters. */
  readonly commercial: boolean | null;
  /** TV only. */
  readonly rfChannel: number | null;
  readonly virtualChannel: number | null;
  /** Radio only: MHz of FM, kHz of AM. */
  readonly band: "FM" | "AM" | null;
  readonly frequency: number | null;
  /** Community of licence. */
  readonly city: string | null;
  readonly state: string | null;
  /** County of the transmitter, else of the community. */
  readonly countyFips: string | null;
  /** Degrees north and east of the transmitter. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Effective radiated power; of AM the licensed power. */
  readonly erpKw: number | null;
  /** Antenna height above average terrain, m. */
  readonly haatM: number | null;
  readonly directional: boolean | null;
  /** Relative field, 0–1, at 0°, 10° … 350°; null where even or unknown. */
  readonly pattern: readonly number[] | null;
  readonly patternRotation: number;
  /** Where power, height and position come from, such as `2017`; null where the list does not say. */
  readonly engineeringVintage: string | null;
  /** The network of the main programme; null for radio. */
  readonly network: string | null;
  readonly subchannels: readonly Subchannel[];
  /** Radio only: as filed, and the group that formats are compared by. */
  readonly format: string | null;
  readonly formatGroup: string | null;
  /** Latest first. */
  readonly ownership: readonly Ownership[];
  /** Licensee of today, group and operator where known. */
  readonly owner: string | null;
  readonly ownerGroup: string | null;
  readonly operator: string | null;
  readonly operatorKind: OperatorKind | null;
  /** Year of the first broadcast. */
  readonly onAir: number | null;
  /** Call sign of the station whose programme it repeats. */
  readonly simulcastOf: string | null;
  /** TV only: call sign of the station on whose channel, and from whose mast, it is licensed; null where it has a channel of its own. */
  readonly channelHost: ChannelHost | null;
  /** Null where it belongs to no market. */
  readonly market: string | null;
  readonly marketSource: MarketSource | null;
  /** Why somebody gave it this market. */
  readonly marketNote: string | null;
}

/** Whose channel a station shares; assumed where a model said so and no licence. */
export interface ChannelHost {
  readonly callSign: string;
  readonly assumed: boolean;
}

/** A station as it is listed and named: without the pattern of its antenna, which contours alone need. */
export type ListedStation = Omit<Station, "pattern" | "patternRotation">;

/** Who a station counts for where owners are compared: who sells its time, else the group, else the licensee. */
export function controllerOf({
  operator,
  ownerGroup,
  owner,
}: Pick<Station, "operator" | "ownerGroup" | "owner">): string | null {
  return operator ?? ownerGroup ?? owner;
}
