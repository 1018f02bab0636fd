import { decimal } from "#language/decimal.ts";
import type { ListedStation as Station } from "#domain/stations/station.ts";
import type { Words } from "./words.ts";

/** `4.1`, `RF 28`: the number on the remote control, and the channel that it stands for. */
export function channelText({ virtualChannel, rfChannel }: Station, { text }: Words): string | null {
  if (virtualChannel === null) return rfChannel === null ? null : text("stations.rf", { channel: rfChannel });
  if (rfChannel === null || rfChannel === virtualChannel) return String(virtualChannel);
  return `${virtualChannel} · ${text("stations.rf", { channel: rfChannel })}`;
}

/** `98.7`, `1010`: the unit goes with the band. */
export function frequencyNumber({ band, frequency }: Station, { formats }: Words): string | null {
  if (frequency === null) return null;
  const digits = band === "AM" ? 0 : 1;
  return new Intl.NumberFormat(formats.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(frequency);
}

/** `98.7 FM`. */
export function frequencyText(station: Station, words: Words): string | null {
  const number = frequencyNumber(station, words);
  return number === null ? station.band : [number, station.band].filter(Boolean).join(" ");
}

/** Power, as exactly as a licence gives it: `0.25`, `50`. */
export function powerText(erpKw: number | null, { formats }: Words): string | null {
  return erpKw === null ? null : new Intl.NumberFormat(formats.locale, { maximumSignificantDigits: 3 }).format(erpKw);
}

export function powerRatioText(ratio: number | null, { formats }: Words): string {
  return decimal(ratio, 2, formats);
}

/** Networks of all programmes, the main one first: `4.1 NBC, 4.2 Cozi`. */
export function subchannelsText({ subchannels }: Station): string | null {
  if (subchannels.length === 0) return null;
  return subchannels
    .map(({ major, minor, network }) =>
      [major !== null && minor !== null ? `${major}.${minor}` : null, network].filter(Boolean).join(" "),
    )
    .join(", ");
}

/** `Hearst (JSA)`. */
export function operatorText({ operator, operatorKind }: Station): string | null {
  return operator === null ? null : operatorKind === null ? operator : `${operator} (${operatorKind})`;
}

export function placeText({ city, state }: Station): string | null {
  return [city, state].filter(Boolean).join(", ") || null;
}

/** What tells two stations of one call sign apart: `WQAA (Albany, FM)`. */
export function stationName(station: Station, rows: readonly { readonly station: Station }[]): string {
  const isOnly = !rows.some((row) => row.station.id !== station.id && row.station.callSign === station.callSign);
  if (isOnly) return station.callSign;
  const more = [station.band, station.city].filter(Boolean).join(", ");
  return more === "" ? station.callSign : `${station.callSign} (${more})`;
}

/** What a station is compared by besides its owner: the network of its main programme, or its format. */
export function programmeOf(station: Station): string | null {
  return station.medium === "tv" ? station.network : (station.formatGroup ?? station.format);
}
