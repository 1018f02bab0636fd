/**
 * What a transmitter is licensed as. A TV translator counts as `lptv`, whose levels it has; `translator` is the FM one, boosters
 * included.
 */
export type TransmitterService = "tv" | "class-a" | "lptv" | "fm" | "lpfm" | "translator" | "am";

/** Station classes of FM by reach, 47 CFR 73.210 and 73.211; D is the old 10-watt class. */
export type FmClass = "A" | "B1" | "B" | "C3" | "C2" | "C1" | "C0" | "C" | "D";

/** A station's engineering, as far as it is known. Null is unknown, never zero. */
export interface Transmitter {
  /** The FCC's number of the station; any other stable name where it has none. */
  readonly facilityId: string;
  readonly service: TransmitterService;
  /** RF channel of TV, 2–36 (older records up to 69), not the virtual one; null for radio. */
  readonly channel: number | null;
  /** MHz of FM, kHz of AM; null for TV. */
  readonly frequency: number | null;
  /** Degrees north and east. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Effective radiated power, kW; for AM the transmitter's daytime power. */
  readonly erpKw: number | null;
  /** Height of the antenna's centre above average terrain, m. Not used for AM. */
  readonly haatM: number | null;
  readonly fmClass: FmClass | null;
  /** Relative field, 0–1, at 0°, 10° … 350° before rotation; null where the antenna radiates evenly or the pattern is unknown. */
  readonly pattern: readonly number[] | null;
  /** True where the antenna is known to favour some bearings, though its pattern may not be. */
  readonly directional?: boolean;
  /** Degrees clockwise by which the pattern is turned. */
  readonly patternRotation: number;
}
