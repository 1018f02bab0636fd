import type { Rule } from "../rule.ts";

/** That no total is known for the years ahead. */
export const noOutlook: Rule = {
  name: "noOutlook",
  block: "forecastByMedia",
  find: () => [{ message: "noOutlook", subject: "total", weight: 0, figures: {} }],
  supports: () => true,
};
