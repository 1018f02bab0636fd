import type { MediumId } from "#domain/taxonomy/media.ts";
import { type Names, names } from "#domain/taxonomy/name.ts";

/** What a service that watches advertising tells apart where we speak of media. */
export interface MediaType {
  readonly id: string;
  readonly names: Names;
  /** The medium of ours that its dollars are compared with, unless an administrator says otherwise; null for what is bought nationally. */
  readonly medium: MediumId | null;
}

const mediaType = (
  id: string,
  medium: MediumId | null,
  english: string,
  spanish: string,
  german: string,
): MediaType => ({
  id,
  medium,
  names: names(english, spanish, german),
});

/** The media types of Ad Intel style reports: the local ones first. */
export const MEDIA_TYPES: readonly MediaType[] = [
  mediaType("spotTv", "tvOta", "Spot TV", "TV spot", "Spot-TV"),
  mediaType("localCable", "cable", "Local cable", "Cable local", "Lokales Kabel-TV"),
  mediaType("spotRadio", "radioOta", "Spot radio", "Radio spot", "Spot-Radio"),
  mediaType("localNewspaper", "newspaperPrint", "Local newspaper", "Prensa local", "Lokalzeitung"),
  mediaType("localSunday", "newspaperPrint", "Local Sunday supplement", "Dominical local", "Lokale Sonntagsbeilage"),
  mediaType("localMagazine", "magazinePrint", "Local magazine", "Revista local", "Lokales Magazin"),
  mediaType("outdoor", "ooh", "Outdoor", "Publicidad exterior", "Außenwerbung"),
  mediaType("cinema", "ooh", "Cinema", "Cine", "Kino"),
  mediaType("localInternet", "pcLaptop", "Local internet", "Internet local", "Lokales Internet"),
  mediaType("coupon", "newspaperPrint", "Coupon insert", "Cupones encartados", "Coupon-Beilage"),
  mediaType("networkTv", null, "Network TV", "TV en cadena", "Network-TV"),
  mediaType("cableTv", null, "National cable TV", "Cable nacional", "Nationales Kabel-TV"),
  mediaType("syndicatedTv", null, "Syndicated TV", "TV sindicada", "Syndication-TV"),
  mediaType(
    "spanishNetworkTv",
    null,
    "Spanish-language network TV",
    "TV en cadena en español",
    "Spanisches Network-TV",
  ),
  mediaType("spanishCableTv", null, "Spanish-language cable TV", "Cable en español", "Spanisches Kabel-TV"),
  mediaType("networkRadio", null, "Network radio", "Radio en cadena", "Network-Radio"),
  mediaType("nationalMagazine", null, "National magazine", "Revista nacional", "Nationales Magazin"),
  mediaType("nationalNewspaper", null, "National newspaper", "Prensa nacional", "Nationale Zeitung"),
  mediaType("nationalSunday", null, "National Sunday supplement", "Dominical nacional", "Nationale Sonntagsbeilage"),
  mediaType("nationalInternet", null, "National internet", "Internet nacional", "Nationales Internet"),
  mediaType("businessPress", null, "Business press", "Prensa profesional", "Fachpresse"),
];

const BY_ID = new Map(MEDIA_TYPES.map((one) => [one.id, one]));

/** A media type by its id; undefined for an unknown one. */
export function mediaTypeById(id: string): MediaType | undefined {
  return BY_ID.get(id);
}
