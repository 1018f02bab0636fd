import { ofSubVertical, verticalOf } from "../taxonomy/subVerticalById.ts";
import { ofVertical } from "../taxonomy/verticalById.ts";
import type { SubVerticalId, VerticalId } from "../taxonomy/verticals.ts";

/** What a county's part in advertising is reckoned from. */
export const COUNTY_DRIVERS = ["population", "households", "income", "retailSales", "establishments"] as const;

export type CountyDriver = (typeof COUNTY_DRIVERS)[number];

/** Money follows what a line of business lives on: people, homes, incomes, the tills of its shops, or other businesses. */
const BY_VERTICAL: Readonly<Record<VerticalId, CountyDriver>> = {
  automotive: "retailSales",
  education: "population",
  finance: "income",
  generalServices: "households",
  government: "population",
  healthcare: "population",
  leisure: "income",
  media: "population",
  realEstate: "income",
  restaurants: "retailSales",
  retail: "retailSales",
  technology: "households",
};

/** Where a sub-vertical lives on something else than the rest of its vertical. */
const BY_SUB_VERTICAL: Readonly<Partial<Record<SubVerticalId, CountyDriver>>> = {
  carMakers: "income",
  tradeSchools: "establishments",
  propertyInsurance: "households",
  healthInsurance: "population",
  commercialBanking: "establishments",
  creditCards: "retailSales",
  legalServices: "population",
  employment: "establishments",
  accounting: "establishments",
  funeralHomes: "population",
  otherServices: "establishments",
  healthStores: "retailSales",
  casinos: "population",
  onlineGambling: "population",
  cinemas: "population",
  eventVenues: "establishments",
  rentals: "households",
  foodBrands: "population",
  software: "establishments",
  smartHome: "income",
};

/** The county figure that a sub-vertical's spending is divided by; population for one that is not known. */
export function driverOf(subVertical: string): CountyDriver {
  return (
    ofSubVertical(BY_SUB_VERTICAL, subVertical) ?? ofVertical(BY_VERTICAL, verticalOf(subVertical)) ?? "population"
  );
}
