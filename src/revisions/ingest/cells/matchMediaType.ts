import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { nearestNames } from "./nearestNames.ts";
import { plainName } from "./plainName.ts";

/** Other names by media type, as reports have them. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  spotTv: [
    "Local TV",
    "TV spot",
    "Spot television",
    "Network clearance spot TV",
    "Syndicated clearance spot TV",
    "Televisión spot",
  ],
  localCable: ["Local/regional cable", "Local/regional cable TV", "Regional cable", "Spot cable", "Local cable TV"],
  spotRadio: ["Local radio", "Local (spot) radio", "Radio", "Hörfunk spot"],
  localNewspaper: ["Newspaper", "Newspapers", "Local newspapers", "Periódico local", "Zeitung"],
  localSunday: ["Local Sunday supplements", "Sunday supplement", "Sunday supplement local"],
  localMagazine: ["Local magazines", "Regional magazine", "Magazine local"],
  outdoor: ["Out of home", "OOH", "Outdoor advertising", "Publicidad exterior", "Plakat"],
  cinema: ["Regional cinema", "National and regional cinema", "National cinema", "Kinowerbung"],
  localInternet: ["Internet local", "Local digital", "Local online", "Local internet display"],
  coupon: ["FSI coupon", "FSI", "Free standing insert", "Coupons"],
  networkTv: ["Network television"],
  cableTv: ["Cable TV", "National cable", "Cable network TV"],
  syndicatedTv: ["Syndicated television", "Syndication"],
  spanishNetworkTv: ["Spanish language network TV", "Spanish network TV"],
  spanishCableTv: ["Spanish language cable TV", "Spanish cable TV"],
  networkRadio: [],
  nationalMagazine: ["National magazines", "Magazine", "Magazines"],
  nationalNewspaper: ["National newspapers"],
  nationalSunday: ["National Sunday supplements", "Sunday supplement national"],
  nationalInternet: ["Internet", "National digital", "National internet display"],
  businessPress: ["B2B", "Business-to-business", "Trade press", "B-to-B"],
};

const entries = MEDIA_TYPES.flatMap(({ id, names }) =>
  [id, ...Object.values(names), ...(ALIASES[id] ?? [])].map((name) => [plainName(name), id, name] as const),
);
const idByName = new Map(entries.map(([plain, id]) => [plain, id] as const).toReversed());

/** The media type that a name stands for in any of its spellings; null for an unknown one. */
export function matchMediaType(name: string): string | null {
  return idByName.get(plainName(name)) ?? null;
}

/** Ids of the media types whose names come near an unknown one. */
export function nearestMediaTypes(name: string): string[] {
  return [...new Set(nearestNames(name, entries, ([, , known]) => known, 6).map(([, id]) => id))].slice(0, 3);
}
