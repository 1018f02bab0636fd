import { MEDIA, type MediumId } from "./media.ts";

const digital = MEDIA.filter(({ group }) => group === "digital").map(({ id }) => id);
const traditional = MEDIA.filter(({ group }) => group === "traditional").map(({ id }) => id);

/** What customers' files call several media at once. An amount for a group is divided over its media later. */
export const MEDIUM_GROUPS = {
  digital,
  traditional,
  social: ["mobile", "pcLaptop"],
  search: ["mobile", "pcLaptop"],
  display: ["mobile", "pcLaptop"],
  television: ["tvOta", "tvDigital"],
  radio: ["radioOta", "radioDigital"],
  newspapers: ["newspaperPrint", "newspaperDigital"],
  magazines: ["magazinePrint", "magazineDigital"],
  print: ["newspaperPrint", "magazinePrint"],
} as const satisfies Readonly<Record<string, readonly MediumId[]>>;

export type MediumGroupId = keyof typeof MEDIUM_GROUPS;

export const MEDIUM_GROUP_IDS = Object.keys(MEDIUM_GROUPS).filter((id): id is MediumGroupId =>
  Object.hasOwn(MEDIUM_GROUPS, id),
);
