import { distanceKm, type Point } from "./distance.ts";
import { ownerGroups } from "./ownerGroups.ts";
import { knownPlaceFinder, readPlaces } from "./places.ts";

type Fact = Readonly<Record<string, string>>;

/** A licensed station and the code of its market; empty outside all. */
export interface PlacedStation {
  readonly fact: Fact;
  readonly code: string;
}

/** Whoever shares a channel must serve its community of license from the mast of its host, 47 CFR 73.3800; full power reaches so far, km. */
const REACH_KM = 95;

/**
 * Finds the station whose channel another one shares. Full power that had a channel before the auction of 2017 and none after it gave it up, and is licensed on the channel of another
 * one. No list says whose: it is taken to be the one of the same group in the same market that reaches its community and whose mast is nearest to its old one. Null where there is none.
 */
export function channelHosts(stations: readonly PlacedStation[]): (station: PlacedStation) => Fact | null {
  const groupOf = ownerGroups("tv");
  const placeOf = knownPlaceFinder(readPlaces());
  const holder = ({ owner = "" }: Fact) => (groupOf(owner) ?? owner).toLowerCase();
  const hosts = Map.groupBy(
    stations.filter(({ fact }) => isFullPower(fact) && fact["rf_channel"] !== "" && fact["latitude"] !== ""),
    ({ code, fact }) => `${code} ${holder(fact)}`,
  );
  return ({ fact, code }) => {
    if (!isFullPower(fact) || holder(fact) === "" || fact["rf_channel"] !== "" || fact["rf_channel_2015"] === "")
      return null;
    const mast = mastOf(fact);
    const community = placeOf(fact["city"] ?? "", fact["state"] ?? "") ?? mast;
    const reaching = (hosts.get(`${code} ${holder(fact)}`) ?? [])
      .map((host) => ({ host: host.fact, at: mastOf(host.fact) }))
      .filter(({ at }) => distanceKm(at, community) <= REACH_KM);
    return reaching.toSorted((a, b) => distanceKm(a.at, mast) - distanceKm(b.at, mast))[0]?.host ?? null;
  };
}

function isFullPower({ service }: Fact): boolean {
  return service === "Full power";
}

function mastOf({ latitude, longitude }: Fact): Point {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
