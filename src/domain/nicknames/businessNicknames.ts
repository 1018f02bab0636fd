import type { SubVerticalId, VerticalId } from "../taxonomy/verticals.ts";
import { automotive } from "./businesses/automotive.ts";
import { education } from "./businesses/education.ts";
import { finance } from "./businesses/finance.ts";
import { generalServices } from "./businesses/generalServices.ts";
import { government } from "./businesses/government.ts";
import { healthcare } from "./businesses/healthcare.ts";
import { leisure } from "./businesses/leisure.ts";
import { media } from "./businesses/media.ts";
import { realEstate } from "./businesses/realEstate.ts";
import { restaurants } from "./businesses/restaurants.ts";
import { retail } from "./businesses/retail.ts";
import { technology } from "./businesses/technology.ts";

/** What the trade calls verticals and sub-verticals beside their names, in the product's three languages. By the id of either. */
export const BUSINESS_NICKNAMES: Readonly<
  Record<VerticalId, readonly string[]> & Partial<Record<SubVerticalId, readonly string[]>>
> = {
  ...automotive,
  ...education,
  ...finance,
  ...generalServices,
  ...government,
  ...healthcare,
  ...leisure,
  ...media,
  ...realEstate,
  ...restaurants,
  ...retail,
  ...technology,
};
