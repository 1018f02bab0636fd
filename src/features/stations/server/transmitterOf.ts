import type { FmClass, Transmitter, TransmitterService } from "#forecast/contours/transmitter.ts";
import type { Station } from "#domain/stations/station.ts";

const TV: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "tv",
  classA: "class-a",
  lowPower: "lptv",
  translator: "lptv",
  other: "lptv",
};
const FM: Readonly<Record<Station["service"], TransmitterService>> = {
  full: "fm",
  classA: "fm",
  lowPower: "lpfm",
  translator: "translator",
  other: "fm",
};
const CLASSES = ["A", "B1", "B", "C3", "C2", "C1", "C0", "C", "D"] as const satisfies readonly FmClass[];

/** A station as the prediction of its contour takes it. */
export function transmitterOf(station: Station): Transmitter {
  const { medium, band, service, stationClass } = station;
  return {
    facilityId: station.facilityId ?? station.id,
    service: medium === "tv" ? TV[service] : band === "AM" ? "am" : FM[service],
    channel: station.rfChannel,
    frequency: station.frequency,
    latitude: station.latitude,
    longitude: station.longitude,
    erpKw: station.erpKw,
    haatM: station.haatM,
    fmClass: band === "FM" ? (CLASSES.find((one) => one === stationClass?.toUpperCase()) ?? null) : null,
    pattern: station.pattern,
    patternRotation: station.patternRotation,
  };
}
