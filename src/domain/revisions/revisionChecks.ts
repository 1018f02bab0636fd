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

export type CheckCode = (typeof CHECK_CODES)[number];
