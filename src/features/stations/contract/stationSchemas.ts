import { z } from "zod";
import { part } from "#platform/api/shares.ts";

/** The wire's form of `domain/stations`, which says what the fields mean. Shares are parts of one, money whole dollars, null is unknown. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const text = z.string().nullable();
const figure = z.number().nullable();
const year = z.number().int();
export const medium = z.enum(["tv", "radio"]);
export const kind = z.enum(["actual", "estimate", "forecast"]);
const operatorKind = z.enum(["JSA", "SSA", "LMA"]).nullable();

const subchannel = z.object({
  major: z.number().int().nullable(),
  minor: z.number().int().nullable(),
  network: text,
  category: text,
});

const ownership = z.object({ from: text, asOf: text, owner: text, group: text, operator: text, operatorKind });

export const station = z.object({
  id: z.string(),
  medium,
  facilityId: text,
  callSign: z.string(),
  formerCallSigns: list(z.object({ callSign: z.string(), until: year.nullable() })),
  service: z.enum(["full", "classA", "lowPower", "translator", "other"]),
  stationClass: text,
  status: z.enum(["licensed", "silent", "deleted"]),
  commercial: z.boolean().nullable(),
  rfChannel: z.number().int().nullable(),
  virtualChannel: z.number().int().nullable(),
  band: z.enum(["FM", "AM"]).nullable(),
  frequency: figure,
  city: text,
  state: text,
  countyFips: text,
  latitude: figure,
  longitude: figure,
  erpKw: figure,
  haatM: figure,
  directional: z.boolean().nullable(),
  engineeringVintage: text,
  network: text,
  subchannels: list(subchannel),
  format: text,
  formatGroup: text,
  ownership: list(ownership),
  owner: text,
  ownerGroup: text,
  operator: text,
  operatorKind,
  onAir: year.nullable(),
  simulcastOf: text,
  /** On whose channel, and from whose mast, a TV station is licensed; null where it has a channel of its own. */
  channelHost: z.object({ callSign: z.string(), assumed: z.boolean() }).nullable(),
  market: text,
  marketSource: z.enum(["given", "stated", "transmitter", "community"]).nullable(),
  marketNote: text,
});

const book = { book: z.string(), date: z.string() };

export const bookFigures = z.object({
  ...book,
  demographic: z.string(),
  daypart: z.string(),
  share: part,
  aqhPersons: figure,
  aqhRating: part,
  cumePersons: figure,
});

const basis = z.enum(["reported", "apportioned"]).nullable();

export const revenueYear = z.object({
  year,
  kind,
  otaLocal: figure,
  otaNational: figure,
  otaPolitical: figure,
  digital: figure,
  retrans: figure,
  ota: figure,
  basis,
});

export const stationRow = z.object({
  station,
  home: z.boolean(),
  shares: list(z.object({ ...book, share: part })),
  share: part,
  shareBefore: part,
  shareYearAgo: part,
  shareChange: part,
  shareChangeYear: part,
  aqhPersons: figure,
  aqhRating: part,
  cumePersons: figure,
  localCommercialShare: part,
  revenue: list(revenueYear),
  ota: figure,
  digital: figure,
  revenueShare: part,
  powerRatio: part,
  revenueRank: z.number().int().nullable(),
  audienceRank: z.number().int().nullable(),
});

export const stationGroup = z.object({
  name: text,
  stations: list(z.string()),
  share: part,
  localCommercialShare: part,
  ota: figure,
  unknownRevenue: z.number().int(),
  revenueShare: part,
  powerRatio: part,
  hhiPoints: figure,
});

/** Whether figures that are parts of the revision's money are left out, since the reader has some of its verticals only. */
const withheld = z.boolean();

export const overview = z.object({
  market: z.string(),
  medium,
  year,
  kind,
  demographic: z.string(),
  daypart: z.string(),
  /** All that are known of the market, for choosing. */
  demographics: list(z.string()),
  dayparts: list(z.string()),
  /** The revision's years. */
  years: list(year),
  books: list(z.object(book)),
  marketOta: figure,
  unknownRevenue: z.number().int(),
  takenCommercial: z.number().int(),
  sumOfShares: part,
  hhiRevenue: figure,
  hhiAudience: figure,
  revenueWithheld: withheld,
  rows: list(stationRow),
  owners: list(stationGroup),
  programmes: list(stationGroup),
});

/** A market's broadcast revenue in one year: of its stations as far as known, and what the revision says is spent on the medium. */
export const marketRevenueYear = z.object({
  year,
  kind,
  otaLocal: figure,
  otaNational: figure,
  otaPolitical: figure,
  ota: figure,
  digital: figure,
  retrans: figure,
  unknownRevenue: z.number().int(),
  growth: part,
  spending: z.object({ core: figure, political: figure, digital: figure }),
});

/** A competitor: a station, or all that an owner has in the market. */
export const competitor = z.object({
  rank: z.number().int(),
  /** Call sign, or the owner's name. */
  name: z.string(),
  /** The station's id; null for an owner. */
  station: text,
  stations: z.number().int(),
  share: part,
  shareChange: part,
  localCommercialShare: part,
  ota: figure,
  revenueShare: part,
  powerRatio: part,
});

const position = z.tuple([z.number(), z.number()]);
const polygons = z.array(z.array(z.array(position)));

/** GeoJSON, longitude before latitude, cut in two where a contour crosses the date line. */
export const contourFeature = z.object({
  type: z.literal("Feature"),
  id: z.string(),
  geometry: z.union([
    z.object({ type: z.literal("Polygon"), coordinates: z.array(z.array(position)) }),
    z.object({ type: z.literal("MultiPolygon"), coordinates: polygons }),
  ]),
  properties: z.object({
    station: z.string(),
    callSign: z.string(),
    facilityId: text,
    /** dBµV/m of the contour; null where an official file does not say. */
    level: figure,
    areaKm2: figure,
    population: figure,
    /** `official` as imported; else what our prediction was made with, such as `F(50,90)`. */
    method: z.string(),
    /** What had to be assumed to predict it, such as `haat`. */
    assumed: z.array(z.string()).readonly(),
  }),
});
