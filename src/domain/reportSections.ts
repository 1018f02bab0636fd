/** The sections of a full market report, in their order. */
export const REPORT_SECTIONS = [
  "snapshot",
  "forecast",
  "media",
  "digital",
  "political",
  "verticals",
  "movers",
  "economy",
  "tv",
  "radio",
  "seasons",
  "revisions",
  "method",
] as const;

export type ReportSectionName = (typeof REPORT_SECTIONS)[number];
