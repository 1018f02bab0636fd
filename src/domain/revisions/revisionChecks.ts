/** Everything that is checked of a built revision, in the order of the report. The words are `revisions.check.<code>`. */
export const CHECK_CODES = [
  "walletsWhole",
  "marketsMatched",
  "originsKnown",
  "countiesOnce",
  "nationThere",
  "wholeDollars",
  "sumsTie",
  "nationTies",
  "onlyModelledRaised",
  "totalsMet",
  "platformsWhole",
  "seasonsWhole",
  "prospectsFit",
  "objectionsAnswered",
  "filesAgree",
  "filesComplete",
] as const;

/** Those that make remarks and find no faults. */
export const REMARKED_CHECKS = ["filesAgree", "filesComplete"] as const satisfies readonly CheckCode[];

export type CheckCode = (typeof CHECK_CODES)[number];
