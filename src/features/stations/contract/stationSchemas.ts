import { z } from "zod";
import { part } from "#platform/api/shares.ts";

/** The wire's form of `domain/stations`, which says what the fields mean. Shares are parts of one, money whole dollars, null is unknown. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const text = z.string().nullable();
const figure = z.number().nullable();
const year = z.number().int().describe("A calendar year.");
export const medium = z.enum(["tv", "radio"]);
export const kind = z.enum(["actual", "estimate", "forecast"]).describe("How settled the year is.");
const operatorKind = z
  .enum(["JSA", "SSA", "LMA"])
  .nullable()
  .describe(
    "Agreement under which it is run: joint sales, shared services or local marketing; null where there is none.",
  );

const subchannel = z.object({
  major: z.number().int().nullable().describe("Major channel number; null where it is not known."),
  minor: z.number().int().nullable().describe("Minor channel number; null where it is not known."),
  network: text.describe("Network, such as `ABC`; null where it has none or it is not known."),
  category: text.describe("What it shows; null where it is not known."),
});

const ownership = z.object({
  from: text.describe("Since when; null where it is not known."),
  asOf: text.describe("When that was true; null where it is not known."),
  owner: text.describe("Owner; null where it is not known."),
  group: text.describe("Group that the owner belongs to; null where it is not known."),
  operator: text.describe("Who runs the station for its owner; null where the owner does."),
  operatorKind,
});

export const station = z
  .object({
    id: z.string().describe("The station's id."),
    medium: medium.describe("`tv` or `radio`."),
    facilityId: text.describe("The FCC's facility id; null where it is not known."),
    callSign: z.string().describe("Call sign, such as WFAA."),
    formerCallSigns: list(
      z.object({
        callSign: z.string().describe("Call sign, such as WFAA."),
        until: year.nullable().describe("Last year of it; null where it is not known."),
      }),
    ).describe("Earlier call signs, latest first."),
    service: z.enum(["full", "classA", "lowPower", "translator", "other"]).describe("Kind of license."),
    stationClass: text.describe("The FCC's class; null where it is not known."),
    status: z.enum(["licensed", "silent", "deleted"]).describe("Whether it is licensed, silent or deleted."),
    commercial: z.boolean().nullable().describe("Whether it is a commercial station; null where it is not known."),
    rfChannel: z.number().int().nullable().describe("Channel it is sent on; null where it is not known."),
    virtualChannel: z.number().int().nullable().describe("Channel that viewers choose; null where it is not known."),
    band: z.enum(["FM", "AM"]).nullable().describe("Band of a radio station; null for TV."),
    frequency: figure.describe("Megahertz for FM, kilohertz for AM; null where it is not known."),
    city: text.describe("City; null where it is not known."),
    state: text.describe("Postal code of the state; null where it is not known."),
    countyFips: text.describe("FIPS code of its county; null where it is not known."),
    latitude: figure.describe("Degrees north; null where it is not known."),
    longitude: figure.describe("Degrees east; negative is west; null where it is not known."),
    erpKw: figure.describe("Effective radiated power in kilowatts; null where it is not known."),
    haatM: figure.describe("Antenna height above average terrain in meters; null where it is not known."),
    directional: z.boolean().nullable().describe("Whether the antenna is directional; null where it is not known."),
    engineeringVintage: text.describe("Date of the engineering data; null where it is not known."),
    network: text.describe("Network, such as `ABC`; null where it has none or it is not known."),
    subchannels: list(subchannel).describe("What else is on its channel."),
    format: text.describe("Radio format; null where it has none or it is not known."),
    formatGroup: text.describe("Group of formats, such as `country`; null where it is not known."),
    ownership: list(ownership).describe("Who owned and ran it, latest first."),
    owner: text.describe("Owner; null where it is not known."),
    ownerGroup: text.describe("Group that the owner belongs to; null where it is not known."),
    operator: text.describe("Who runs the station for its owner; null where the owner does."),
    operatorKind,
    onAir: year.nullable().describe("Year of the first broadcast; null where it is not known."),
    simulcastOf: text.describe("Call sign of the station that it repeats; null where it repeats none."),
    channelHost: z
      .object({
        callSign: z.string().describe("Call sign of the host."),
        assumed: z.boolean().describe("Whether that is an assumption."),
      })
      .nullable()
      .describe(
        "On whose channel, and from whose mast, a TV station is licensed; null where it has a channel of its own.",
      ),
    market: text.describe("Id of its market; null where it belongs to none."),
    marketSource: z
      .enum(["given", "stated", "transmitter", "community"])
      .nullable()
      .describe("How its market is known; null where it is not."),
    marketNote: text.describe("A note on its market; null where there is none."),
  })
  .meta({ id: "Station", description: "A TV or radio station." });

const book = {
  book: z.string().describe("Survey, such as a ratings book."),
  date: z.string().describe("First day of the survey, `YYYY-MM-DD`."),
};

export const bookFigures = z
  .object({
    ...book,
    demographic: z.string().describe("Demographic, such as `P25-54`."),
    daypart: z.string().describe("Daypart, such as `M-Su 6a-12m`."),
    share: part.describe("Share of the audience, 0–1; null where it is not known."),
    aqhPersons: figure.describe("Average quarter-hour persons; null where it is not known."),
    aqhRating: part.describe(
      "Average quarter-hour persons as a part of all persons of the group, 0–1; null where it is not known.",
    ),
    cumePersons: figure.describe("Cume persons; null where it is not known."),
  })
  .meta({ id: "AudienceFigures", description: "Audience of a station in one survey." });

const basis = z.enum(["reported", "apportioned"]).nullable();

export const revenueYear = z
  .object({
    year,
    kind,
    otaLocal: figure.describe("Whole dollars of local over-the-air revenue; null is no data."),
    otaNational: figure.describe("Whole dollars of national over-the-air revenue; null is no data."),
    otaPolitical: figure.describe("Whole dollars of political over-the-air revenue; null is no data."),
    digital: figure.describe("Whole dollars of digital revenue; null is no data."),
    retrans: figure.describe("Whole dollars of retransmission fees; null is no data."),
    ota: figure.describe("Whole dollars of over-the-air revenue; null is no data."),
    basis: basis.describe("Whether the owner reported it or it was apportioned; null where neither."),
  })
  .meta({ id: "StationRevenueYear", description: "Revenue of a station in one year." });

export const stationRow = z
  .object({
    station: station.describe("The station."),
    home: z
      .boolean()
      .describe("Whether it is licensed to this market; others are watched or heard here, and earn elsewhere."),
    shares: list(
      z.object({ ...book, share: part.describe("Share of the audience, 0–1; null where it is not known.") }),
    ).describe("Share in each survey."),
    share: part.describe("Share of the audience, 0–1; null where it is not known."),
    shareBefore: part.describe("Share in the survey before, 0–1; null where it is not known."),
    shareYearAgo: part.describe("Share a year earlier, 0–1; null where it is not known."),
    shareChange: part.describe(
      "Change of share since the survey before, as a part of one; null where it cannot be told.",
    ),
    shareChangeYear: part.describe("Change of share over a year, as a part of one; null where it cannot be told."),
    aqhPersons: figure.describe("Average quarter-hour persons; null where it is not known."),
    aqhRating: part.describe(
      "Average quarter-hour persons as a part of all persons of the group, 0–1; null where it is not known.",
    ),
    cumePersons: figure.describe("Cume persons; null where it is not known."),
    localCommercialShare: part.describe(
      "Share among the market's commercial stations alone, 0–1; null where it is not known.",
    ),
    revenue: list(revenueYear).describe("Its revenue, by year."),
    ota: figure.describe("Whole dollars of over-the-air revenue; null is no data."),
    digital: figure.describe("Whole dollars of digital revenue; null is no data."),
    revenueShare: part.describe("Part of the market's over-the-air revenue, 0–1; null where it is not known."),
    powerRatio: part.describe(
      "Revenue share divided by audience share among commercial stations; 1 is par; null where one of them is not known.",
    ),
    revenueRank: z.number().int().nullable().describe("Place by revenue; null where it is not known."),
    audienceRank: z.number().int().nullable().describe("Place by audience; null where it is not known."),
  })
  .meta({ id: "StationRow", description: "A station among those of its market, by audience and revenue." });

export const stationGroup = z
  .object({
    name: text.describe("Name of the owner or program; null where it is not known."),
    stations: list(z.string()).describe("Ids of the stations."),
    share: part.describe("Share of the audience, 0–1; null where it is not known."),
    localCommercialShare: part.describe(
      "Share among the market's commercial stations alone, 0–1; null where it is not known.",
    ),
    ota: figure.describe("Whole dollars of over-the-air revenue; null is no data."),
    unknownRevenue: z.number().int().describe("Stations whose revenue is not known."),
    revenueShare: part.describe("Part of the market's over-the-air revenue, 0–1; null where it is not known."),
    powerRatio: part.describe(
      "Revenue share divided by audience share among commercial stations; 1 is par; null where one of them is not known.",
    ),
    hhiPoints: figure.describe("What it adds to the Herfindahl-Hirschman index; null where it is not known."),
  })
  .meta({ id: "StationGroup", description: "Stations of one owner or with one program, added up." });

/** Whether figures that are parts of the revision's money are left out, since the reader has some of its verticals only. */
const withheld = z.boolean();

export const overview = z
  .object({
    market: z.string().describe("A market's id."),
    medium: medium.describe("A medium's id."),
    year,
    kind,
    demographic: z.string().describe("Demographic, such as `P25-54`."),
    daypart: z.string().describe("Daypart, such as `M-Su 6a-12m`."),
    demographics: list(z.string()).describe("All that are known of the market, for choosing."),
    dayparts: list(z.string()).describe("All dayparts known of the market."),
    years: list(year).describe("Years of the revision."),
    books: list(z.object(book)).describe("Surveys, latest first."),
    marketOta: figure.describe(
      "Over-the-air revenue of the whole market, in whole dollars; null where it is not known.",
    ),
    unknownRevenue: z.number().int().describe("Stations whose revenue is not known."),
    takenCommercial: z
      .number()
      .int()
      .describe("Stations of the market that count as commercial although no one says whether they sell time."),
    sumOfShares: part.describe("Sum of all shares, 0–1; null where it is not known."),
    hhiRevenue: figure.describe(
      "Herfindahl-Hirschman index of owners by revenue, 0–10,000; null where it is not known.",
    ),
    hhiAudience: figure.describe(
      "Herfindahl-Hirschman index of owners by audience, 0–10,000; null where it is not known.",
    ),
    revenueWithheld: withheld.describe(
      "Whether revenue figures are left out because the caller has only some verticals.",
    ),
    rows: list(stationRow).describe("The stations."),
    owners: list(stationGroup).describe("The owners of stations."),
    programmes: list(stationGroup).describe("Stations grouped by the program they carry."),
  })
  .meta({ id: "StationOverview", description: "The stations of a market by audience and revenue." });

/** A market's broadcast revenue in one year: of its stations as far as known, and what the revision says is spent on the medium. */
export const marketRevenueYear = z
  .object({
    year,
    kind,
    otaLocal: figure.describe("Whole dollars of local over-the-air revenue; null is no data."),
    otaNational: figure.describe("Whole dollars of national over-the-air revenue; null is no data."),
    otaPolitical: figure.describe("Whole dollars of political over-the-air revenue; null is no data."),
    ota: figure.describe("Whole dollars of over-the-air revenue; null is no data."),
    digital: figure.describe("Whole dollars of digital revenue; null is no data."),
    retrans: figure.describe("Whole dollars of retransmission fees; null is no data."),
    unknownRevenue: z.number().int().describe("Stations whose revenue is not known."),
    growth: part.describe("Change from the year before as a part of one, 0.05 for 5%; null where it cannot be told."),
    spending: z
      .object({
        core: figure.describe("Whole dollars without political money; null is no data."),
        political: figure.describe("Whole dollars of political money; null is no data."),
        digital: figure.describe("Whole dollars of digital media; null is no data."),
      })
      .describe("What the revision says is spent on the medium."),
  })
  .meta({ id: "MarketRevenueYear", description: "Broadcast revenue of a market's stations in one year." });

/** A competitor: a station, or all that an owner has in the market. */
export const competitor = z
  .object({
    rank: z.number().int().describe("Place by size, 1 is the largest."),
    name: z.string().describe("Call sign, or the owner's name."),
    station: text.describe("The station's id; null for an owner."),
    stations: z.number().int().describe("How many stations it has."),
    share: part.describe("Share of the audience, 0–1; null where it is not known."),
    shareChange: part.describe(
      "Change of share since the survey before, as a part of one; null where it cannot be told.",
    ),
    localCommercialShare: part.describe(
      "Share among the market's commercial stations alone, 0–1; null where it is not known.",
    ),
    ota: figure.describe("Whole dollars of over-the-air revenue; null is no data."),
    revenueShare: part.describe("Part of the market's over-the-air revenue, 0–1; null where it is not known."),
    powerRatio: part.describe(
      "Revenue share divided by audience share among commercial stations; 1 is par; null where one of them is not known.",
    ),
  })
  .meta({ id: "StationCompetitor", description: "A station, or all that an owner has in the market." });

const position = z.tuple([z.number(), z.number()]);
const polygons = z.array(z.array(z.array(position)));

/** GeoJSON, longitude before latitude, cut in two where a contour crosses the date line. */
export const contourFeature = z
  .object({
    type: z.literal("Feature").describe("Always `Feature`."),
    id: z.string().describe("The station's id."),
    geometry: z
      .union([
        z.object({
          type: z.literal("Polygon").describe("Kind of shape."),
          coordinates: z.array(z.array(position)).describe("Longitude and latitude, as GeoJSON has them."),
        }),
        z.object({
          type: z.literal("MultiPolygon").describe("Kind of shape."),
          coordinates: polygons.describe("Longitude and latitude, as GeoJSON has them."),
        }),
      ])
      .describe("The contour."),
    properties: z
      .object({
        station: z.string().describe("A station's id."),
        callSign: z.string().describe("Call sign, such as WFAA."),
        facilityId: text.describe("The FCC's facility id; null where it is not known."),
        level: figure.describe("Field strength of the contour in dBµV/m; null where an official file does not say."),
        areaKm2: figure.describe("Area in square kilometers; null where it is not known."),
        population: figure.describe("People inside, estimated; null where it is not known."),
        method: z
          .string()
          .describe("`official` as imported; else what our prediction was made with, such as `F(50,90)`."),
        assumed: z.array(z.string()).readonly().describe("What had to be assumed to predict it, such as `haat`."),
      })
      .describe("What is known of the contour."),
  })
  .meta({ id: "StationContour", description: "A coverage contour as GeoJSON." });
