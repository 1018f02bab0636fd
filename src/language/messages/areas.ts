/**
 * What loads together: the pages before the sign-in, those reached by a link or for access and passwords, the statement on accessibility, what stands around
 * every screen behind it, those that lead on to others, the screens of figures, reports and files, the desk where people ask for
 * help, the reading room, what opens above every screen or stands on it from the newsroom, the tour, examples of what an empty place would hold, and the screens of administrators.
 */
export const MESSAGE_GROUPS = [
  "door",
  "registration",
  "statement",
  "inside",
  "landing",
  "analysis",
  "reports",
  "contact",
  "guides",
  "onScreens",
  "tour",
  "example",
  "administration",
] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

interface Area<Texts> {
  /** With which its texts are loaded. */
  readonly groups: readonly MessageGroup[];
  /** Never there: carries the type of the English file, by which keys are checked. */
  readonly texts?: Texts;
}

const area = <Texts extends object>(...groups: MessageGroup[]): Area<Texts> => ({ groups });

/** The areas of texts: a new one is its file in each language, and a line here. */
export const AREAS = {
  about: area<typeof import("./en-US/about.json")>("administration"),
  accessibility: area<typeof import("./en-US/accessibility.json")>("statement"),
  accuracy: area<typeof import("./en-US/accuracy.json")>("reports"),
  accessRequests: area<typeof import("./en-US/accessRequests.json")>("administration"),
  account: area<typeof import("./en-US/account.json")>("door"),
  adIntel: area<typeof import("./en-US/adIntel.json")>("administration"),
  alerts: area<typeof import("./en-US/alerts.json")>("reports", "onScreens"),
  apiKeys: area<typeof import("./en-US/apiKeys.json")>("administration"),
  ask: area<typeof import("./en-US/ask.json")>("analysis"),
  audit: area<typeof import("./en-US/audit.json")>("administration"),
  bulk: area<typeof import("./en-US/bulk.json")>("administration"),
  callList: area<typeof import("./en-US/callList.json")>("analysis"),
  calls: area<typeof import("./en-US/calls.json")>("reports"),
  changes: area<typeof import("./en-US/changes.json")>("analysis"),
  companies: area<typeof import("./en-US/companies.json")>("reports"),
  comments: area<typeof import("./en-US/comments.json")>("reports", "onScreens"),
  compared: area<typeof import("./en-US/compared.json")>("analysis"),
  contact: area<typeof import("./en-US/contact.json")>("contact"),
  crm: area<typeof import("./en-US/crm.json")>("reports"),
  customMarkets: area<typeof import("./en-US/customMarkets.json")>("reports"),
  customReports: area<typeof import("./en-US/customReports.json")>("reports"),
  customers: area<typeof import("./en-US/customers.json")>("administration"),
  dataRoom: area<typeof import("./en-US/dataRoom.json")>("administration"),
  deckTemplates: area<typeof import("./en-US/deckTemplates.json")>("administration"),
  documents: area<typeof import("./en-US/documents.json")>("reports"),
  errors: area<typeof import("./en-US/errors.json")>("door"),
  example: area<typeof import("./en-US/example.json")>("example"),
  explain: area<typeof import("./en-US/explain.json")>("analysis", "administration"),
  exportMenu: area<typeof import("./en-US/exportMenu.json")>("reports"),
  figure: area<typeof import("./en-US/figure.json")>("inside"),
  filters: area<typeof import("./en-US/filters.json")>("inside"),
  forecastRoom: area<typeof import("./en-US/forecastRoom.json")>("administration"),
  glossary: area<typeof import("./en-US/glossary.json")>("analysis"),
  guides: area<typeof import("./en-US/guides.json")>("guides"),
  health: area<typeof import("./en-US/health.json")>("administration"),
  home: area<typeof import("./en-US/home.json")>("analysis"),
  imports: area<typeof import("./en-US/imports.json")>("administration"),
  insights: area<typeof import("./en-US/insights.json")>("analysis"),
  jobs: area<typeof import("./en-US/jobs.json")>("reports"),
  landing: area<typeof import("./en-US/landing.json")>("landing"),
  lists: area<typeof import("./en-US/lists.json")>("reports", "onScreens", "guides", "administration"),
  maps: area<typeof import("./en-US/maps.json")>("analysis"),
  marketEditing: area<typeof import("./en-US/marketEditing.json")>("administration"),
  marketProfile: area<typeof import("./en-US/marketProfile.json")>("analysis"),
  marketReport: area<typeof import("./en-US/marketReport.json")>("reports"),
  marketSummary: area<typeof import("./en-US/marketSummary.json")>("analysis"),
  mediaRank: area<typeof import("./en-US/mediaRank.json")>("reports"),
  menu: area<typeof import("./en-US/menu.json")>("inside"),
  newsroom: area<typeof import("./en-US/newsroom.json")>("administration"),
  notifications: area<typeof import("./en-US/notifications.json")>("inside"),
  onScreens: area<typeof import("./en-US/onScreens.json")>("onScreens"),
  offline: area<typeof import("./en-US/offline.json")>("onScreens"),
  oneSheet: area<typeof import("./en-US/oneSheet.json")>("reports"),
  ownRevenue: area<typeof import("./en-US/ownRevenue.json")>("analysis"),
  palette: area<typeof import("./en-US/palette.json")>("onScreens"),
  pipeline: area<typeof import("./en-US/pipeline.json")>("reports"),
  privacy: area<typeof import("./en-US/privacy.json")>("onScreens", "administration"),
  proposals: area<typeof import("./en-US/proposals.json")>("reports"),
  registration: area<typeof import("./en-US/registration.json")>("registration"),
  releases: area<typeof import("./en-US/releases.json")>("analysis"),
  reportLinks: area<typeof import("./en-US/reportLinks.json")>("reports", "administration"),
  revisions: area<typeof import("./en-US/revisions.json")>("administration"),
  savedViews: area<typeof import("./en-US/savedViews.json")>("analysis"),
  scenarios: area<typeof import("./en-US/scenarios.json")>("analysis"),
  sellingAids: area<typeof import("./en-US/sellingAids.json")>("reports"),
  settings: area<typeof import("./en-US/settings.json")>("onScreens"),
  shareWallet: area<typeof import("./en-US/shareWallet.json")>("analysis"),
  sharedReport: area<typeof import("./en-US/sharedReport.json")>("registration"),
  shell: area<typeof import("./en-US/shell.json")>("door"),
  spending: area<typeof import("./en-US/spending.json")>("analysis"),
  stations: area<typeof import("./en-US/stations.json")>("reports"),
  statistics: area<typeof import("./en-US/statistics.json")>("inside"),
  subVertical: area<typeof import("./en-US/subVertical.json")>("analysis"),
  tour: area<typeof import("./en-US/tour.json")>("tour"),
  trackRecord: area<typeof import("./en-US/trackRecord.json")>("reports"),
  unsubscribe: area<typeof import("./en-US/unsubscribe.json")>("registration"),
  users: area<typeof import("./en-US/users.json")>("administration"),
  verticals: area<typeof import("./en-US/verticals.json")>("analysis"),
  viewAs: area<typeof import("./en-US/viewAs.json")>("onScreens"),
  webhooks: area<typeof import("./en-US/webhooks.json")>("reports"),
};

/** The texts by area: `text("filters.year")` reads `messages/<locale>/filters.json`, key `year`. */
export type Messages = {
  readonly [Name in keyof typeof AREAS]: (typeof AREAS)[Name] extends Area<infer Texts> ? Texts : never;
};
