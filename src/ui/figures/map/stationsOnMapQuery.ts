import { queryOptions } from "@tanstack/react-query";
import { stationCompetitiveOverview, stationContours, type StationOverview } from "#features/stations/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import type { MapStation } from "./mapLayers.ts";

type Station = StationOverview["rows"][number]["station"];

/** The stations of a market as a map shows them, with where they are received. The market tells the medium. */
export const stationsOnMapQuery = (revision: string, market: string, locale: string) =>
  queryOptions({
    queryKey: ["stationsOnMap", revision, market, locale],
    queryFn: async ({ signal }): Promise<readonly MapStation[]> => {
      const asked = { params: { market }, query: { revision }, signal };
      const [{ rows }, { features }] = await Promise.all([
        callApi(stationCompetitiveOverview, asked),
        callApi(stationContours, asked),
      ]);
      const contours = new Map(features.map((one) => [one.properties.station, one]));
      return rows.map(({ station }) => {
        const drawn = contours.get(station.id);
        return stationOnMap(station, drawn?.geometry ?? null, drawn?.properties.population ?? null, locale);
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** A station and its contour as a map shows them. */
export function stationOnMap(
  { id, medium, callSign, rfChannel, band, frequency, latitude, longitude, erpKw, haatM }: Station,
  contour: MapStation["contour"],
  population: number | null,
  locale: string,
): MapStation {
  const tuned = frequency === null ? null : new Intl.NumberFormat(locale, { useGrouping: false }).format(frequency);
  const channel =
    medium === "tv"
      ? rfChannel === null
        ? null
        : String(rfChannel)
      : tuned && `${tuned}\u00a0${band === "AM" ? "kHz" : "MHz"}`;
  return { id, medium, callSign, channel, latitude, longitude, erpKw, haatM, population, contour };
}
