import { type Cell, csvFile } from "./csvFile.ts";

/** Kinds of business that sell to a whole market, over every vertical that buys of local sellers, and what an example of each is called. */
const KINDS = [
  ["newCarDealers", "Auto Dealer"],
  ["usedCarDealers", "Used Cars"],
  ["autoRepair", "Auto Repair"],
  ["autoParts", "Tires & Parts"],
  ["colleges", "College"],
  ["tradeSchools", "Trade School"],
  ["commercialBanking", "Bank"],
  ["savingsAndLoans", "Credit Union"],
  ["propertyInsurance", "Insurance Agency"],
  ["legalServices", "Law Firm"],
  ["plumbingHvac", "Heating & Air"],
  ["remodeling", "Roofing & Siding"],
  ["homeUpkeep", "Lawn & Pest Control"],
  ["petCare", "Animal Clinic"],
  ["charities", "Charity"],
  ["hospitals", "Hospital"],
  ["physicians", "Dental Practice"],
  ["optometrists", "Eye Care"],
  ["amusementParks", "Amusement Park"],
  ["casinos", "Casino"],
  ["hotels", "Hotel"],
  ["fitness", "Fitness Center"],
  ["publishers", "Magazine"],
  ["realEstateAgents", "Realty"],
  ["homeBuilders", "Home Builder"],
  ["fastFood", "Burgers"],
  ["fullService", "Restaurant"],
  ["supermarkets", "Supermarket"],
  ["furniture", "Furniture"],
  ["internetProviders", "Internet Provider"],
] as const;

/** Towns of the demo customer's TV markets: town, state, ZIP code, county, area code. */
const DALLAS = ["Dallas", "TX", "75201", "48113", "214"] as const;
const FORT_WORTH = ["Fort Worth", "TX", "76102", "48439", "817"] as const;
const LOS_ANGELES = ["Los Angeles", "CA", "90012", "06037", "213"] as const;
const NEW_YORK = ["New York", "NY", "10001", "36061", "212"] as const;
const LOUISVILLE = ["Louisville", "KY", "40202", "21111", "502"] as const;

/** In this order again and again, so that every market has businesses of most kinds, and its largest county most of them. */
const TOWNS = [
  DALLAS,
  LOS_ANGELES,
  NEW_YORK,
  LOUISVILLE,
  FORT_WORTH,
  ["Anaheim", "CA", "92805", "06059", "714"],
  ["Brooklyn", "NY", "11201", "36047", "718"],
  DALLAS,
  LOS_ANGELES,
  NEW_YORK,
  ["New Albany", "IN", "47150", "18043", "812"],
  ["Plano", "TX", "75074", "48085", "972"],
  ["Riverside", "CA", "92501", "06065", "951"],
  ["Newark", "NJ", "07102", "34013", "973"],
  LOUISVILLE,
  DALLAS,
  LOS_ANGELES,
  NEW_YORK,
  FORT_WORTH,
  ["Glendive", "MT", "59330", "30021", "406"],
] as const;
const EACH = 2;
/** One in so many bought something last year. */
const BUYERS = 3;

const two = (number: number) => String(number).padStart(2, "0");

/**
 * Companies that do not exist, and say so in every row: names that begin with "Example", addresses of example.com, phone numbers that are kept free for
 * fiction (555-0100 to 555-0199), and nobody's name.
 */
export function exampleCompanies(): string {
  const rows = KINDS.flatMap(([subVertical, kind], place) =>
    Array.from({ length: EACH }, (_, nth): Cell[] => {
      const number = place * EACH + nth;
      const [city, state, zip, county, area] = TOWNS[number % TOWNS.length] ?? DALLAS;
      const own = number % BUYERS === 0 ? 4_000 + ((number * 7_919) % 60) * 1_000 : "";
      return [
        `Example ${kind} ${two(nth + 1)}`,
        `${number + 1} Example Street`,
        city,
        state,
        zip,
        county,
        subVertical,
        8 + ((number * 37) % 240),
        `(${area}) 555-01${two(number)}`,
        `https://example.com/${two(number + 1)}`,
        own,
        "Marketing (example)",
        `marketing${two(number + 1)}@example.com`,
        "unknown",
        "Example file (not real)",
      ];
    }),
  );
  return csvFile(
    [
      "name",
      "street",
      "city",
      "state",
      "zip",
      "county",
      "sub_vertical",
      "employees",
      "phone",
      "website",
      "own_dollars",
      "contact_role",
      "contact_email",
      "contact_consent",
      "contact_source",
    ],
    rows,
  );
}
