import type { SubVerticalOf, VerticalOf } from "./vertical.ts";
import { automotive } from "./verticals/automotive.ts";
import { education } from "./verticals/education.ts";
import { finance } from "./verticals/finance.ts";
import { generalServices } from "./verticals/generalServices.ts";
import { government } from "./verticals/government.ts";
import { healthcare } from "./verticals/healthcare.ts";
import { leisure } from "./verticals/leisure.ts";
import { media } from "./verticals/media.ts";
import { realEstate } from "./verticals/realEstate.ts";
import { restaurants } from "./verticals/restaurants.ts";
import { retail } from "./verticals/retail.ts";
import { technology } from "./verticals/technology.ts";

const ROWS = [
  automotive,
  education,
  finance,
  generalServices,
  government,
  healthcare,
  leisure,
  media,
  realEstate,
  restaurants,
  retail,
  technology,
];

/** The ids that this product knows, as `MediumId` has those of media. */
export type VerticalId = (typeof ROWS)[number]["id"];
export type SubVerticalId = (typeof ROWS)[number]["subVerticals"][number]["id"];

export type Vertical = VerticalOf<VerticalId, SubVerticalId>;
export type SubVertical = SubVerticalOf<SubVerticalId, VerticalId>;

/** The twelve lines of business in their fixed order, with the 96 kinds of advertiser in them. */
export const VERTICALS: readonly Vertical[] = ROWS;

/** The same 96, flat, in the order of the wallet's axis. */
export const SUB_VERTICALS: readonly SubVertical[] = VERTICALS.flatMap(({ subVerticals }) => subVerticals);

/** What counts as political; everything else is core. */
export const POLITICAL_SUB_VERTICALS: readonly string[] = [
  "politicalCandidates",
  "ballotIssues",
] satisfies SubVerticalId[];
