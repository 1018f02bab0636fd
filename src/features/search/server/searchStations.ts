import type { Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import type { FoundStation } from "../contract.ts";
import { callOf, type ListedStation } from "./stationList.ts";

export interface StationRequest {
  readonly rights: Rights;
  readonly text: string;
  readonly limit: number;
}

/**
 * The stations that answer a text: those whose call sign it is, those whose call sign begins with it, and then those where every word
 * stands somewhere in call sign, city, state, owner, network or format, or frequency. Only of media and markets that these
 * rights reach; a station outside of every market is shown to those who may read all of them.
 */
export function searchStations(
  stations: readonly ListedStation[],
  { rights, text, limit }: StationRequest,
): FoundStation[] {
  const call = callOf(text);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const ranks: FoundStation[][] = [[], [], []];
  for (const listed of stations) {
    const rank = rankOf(listed, call, words);
    if (rank !== null && mayReadStation(rights, listed.station)) ranks[rank]?.push(listed.station);
  }
  return ranks.flat().slice(0, limit);
}

function rankOf({ call, words }: ListedStation, wanted: string, parts: readonly string[]): 0 | 1 | 2 | null {
  if (call === wanted) return 0;
  if (wanted !== "" && call.startsWith(wanted)) return 1;
  return parts.every((part) => words.includes(part)) ? 2 : null;
}
