/** One record of the FCC's station queries, of those that an import can use. */
export interface FccRecord {
  readonly facilityId: string;
  readonly callSign: string;
  readonly service: string;
  readonly channel: string;
  /** Megahertz; null for television. */
  readonly frequency: string | null;
  readonly directional: boolean;
  readonly stationClass: string;
  readonly status: string;
  readonly state: string;
  readonly erpKw: number;
  readonly haatM: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly licensee: string;
  readonly rcamslM: string;
  readonly antennaId: string;
  readonly rotation: string;
}

/** Where a field stands between the bars of a line; 0 is what stands before the first one. */
const AT = {
  callSign: 1,
  frequency: 2,
  service: 3,
  channel: 4,
  antenna: 5,
  stationClass: 7,
  status: 9,
  state: 11,
  country: 12,
  erp: 14,
  erpVertical: 15,
  haat: 16,
  haatVertical: 17,
  facilityId: 18,
  latitude: 19,
  longitude: 23,
  licensee: 27,
  rcamsl: 31,
  antennaId: 33,
  rotation: 34,
} as const;

const FIELDS = 38;

/**
 * Reads a line of the text that TV Query and FM Query answer with `list=4`. Null for lines that hold no record, for records that are not
 * licensed or lie abroad, and for those without power, height or place.
 */
export function readFccLine(line: string): FccRecord | null {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length < FIELDS) return null;
  const at = (place: number) => cells[place] ?? "";
  const erp = Math.max(amount(at(AT.erp)), amount(at(AT.erpVertical)));
  const haat = Math.max(height(at(AT.haat)), height(at(AT.haatVertical)));
  const latitude = degrees(cells.slice(AT.latitude, AT.latitude + 4));
  const longitude = degrees(cells.slice(AT.longitude, AT.longitude + 4));
  const isUsable = at(AT.status) === "LIC" && at(AT.country) === "US" && Number(at(AT.facilityId)) > 0;
  if (!isUsable || !(erp > 0) || haat === Number.NEGATIVE_INFINITY || latitude === null || longitude === null)
    return null;
  return {
    facilityId: at(AT.facilityId),
    callSign: at(AT.callSign),
    service: at(AT.service),
    channel: given(at(AT.channel)),
    frequency: /^[\d.]+\s*MHz$/i.test(at(AT.frequency)) ? at(AT.frequency).replace(/\s*MHz$/i, "") : null,
    directional: at(AT.antenna).startsWith("DA"),
    stationClass: given(at(AT.stationClass)),
    status: at(AT.status),
    state: at(AT.state),
    erpKw: erp,
    haatM: haat,
    latitude,
    longitude,
    licensee: at(AT.licensee),
    rcamslM: metres(at(AT.rcamsl)),
    antennaId: given(at(AT.antennaId)),
    rotation: amount(at(AT.rotation)) > 0 ? String(amount(at(AT.rotation))) : "",
  };
}

/** The number that a cell such as `0.018  kW` begins with; 0 where it tells none. */
function amount(cell: string): number {
  const number = Number.parseFloat(cell);
  return Number.isFinite(number) ? number : 0;
}

/** Metres above average terrain, which may be negative; a dash tells none. */
function height(cell: string): number {
  const number = Number.parseFloat(cell);
  return Number.isFinite(number) ? number : Number.NEGATIVE_INFINITY;
}

/** `N`, degrees, minutes, seconds. */
function degrees([direction = "", whole = "", minutes = "", seconds = ""]: readonly string[]): number | null {
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3_600;
  if (!/^[NSEW]$/.test(direction) || !(value > 0)) return null;
  const signed = direction === "S" || direction === "W" ? -value : value;
  return Math.round(signed * 1e6) / 1e6;
}

function given(cell: string): string {
  return cell === "-" ? "" : cell;
}

function metres(cell: string): string {
  const number = Number.parseFloat(cell);
  return Number.isFinite(number) ? String(number) : "";
}
