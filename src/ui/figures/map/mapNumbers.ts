import { rounded } from "#domain/figures/rounded.ts";
import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import type { MapStation } from "./mapLayers.ts";

/** A number with a unit of measure in the reader's language: `120 mi`, `12,5 km`. */
export function measured(
  formats: Formats,
  value: number | null,
  unit: "mile" | "kilometer" | "meter" | "foot",
): string {
  if (value === null) return formats.count(null);
  return new Intl.NumberFormat(formats.locale, {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** A transmitter's power, whose unit is the same in every language. */
export function kilowatts(formats: Formats, value: number | null): string {
  if (value === null) return formats.count(null);
  return `${new Intl.NumberFormat(formats.locale, { maximumSignificantDigits: 3 }).format(value)}\u00a0kW`;
}

/** What a card and the table say of a station. */
export function stationFacts(station: MapStation, text: TFunction, formats: Formats): [label: string, value: string][] {
  const { medium, channel, erpKw, haatM, population } = station;
  return [
    [text(medium === "tv" ? "maps.station.channel" : "maps.station.frequency"), channel ?? formats.count(null)],
    [text("maps.station.erp"), kilowatts(formats, erpKw)],
    [text("maps.station.haat"), measured(formats, rounded(haatM, 0), "meter")],
    [text("maps.station.population"), formats.count(population)],
  ];
}
