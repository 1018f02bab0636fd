import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { aboutFeature } from "#features/about/server/feature.ts";
import { accessRequestsFeature } from "#features/access-requests/server/feature.ts";
import { accountFeature } from "#features/account/server/feature.ts";
import { accuracyFeature } from "#features/accuracy/server/feature.ts";
import { adIntelFeature } from "#features/ad-intel/server/feature.ts";
import { alertsFeature } from "#features/alerts/server/feature.ts";
import { apiKeysFeature } from "#features/api-keys/server/feature.ts";
import { auditFeature } from "#features/audit/server/feature.ts";
import { callListFeature } from "#features/call-list/server/feature.ts";
import { commentsFeature } from "#features/comments/server/feature.ts";
import { companiesFeature } from "#features/companies/server/feature.ts";
import { contactFeature } from "#features/contact/server/feature.ts";
import { contentFeature } from "#features/content/server/feature.ts";
import { crmFeature } from "#features/crm/server/feature.ts";
import { customMarketsFeature } from "#features/custom-markets/server/feature.ts";
import { customReportsFeature } from "#features/custom-reports/server/feature.ts";
import { customersFeature } from "#features/customers/server/feature.ts";
import { dataRoomFeature } from "#features/data-room/server/feature.ts";
import { forecastAnalysisFeature } from "#features/forecast-analysis/server/feature.ts";
import { healthFeature } from "#features/health/server/feature.ts";
import { hostedFeature } from "#features/hosted/server/feature.ts";
import { importsFeature } from "#features/imports/server/feature.ts";
import { invitationsFeature } from "#features/invitations/server/feature.ts";
import { jobsFeature } from "#features/jobs/server/feature.ts";
import { mapsFeature } from "#features/maps/server/feature.ts";
import { marketEditingFeature } from "#features/market-editing/server/feature.ts";
import { marketProfileFeature } from "#features/market-profile/server/feature.ts";
import { marketReportFeature } from "#features/market-report/server/feature.ts";
import { marketSummaryFeature } from "#features/market-summary/server/feature.ts";
import { marketsFeature } from "#features/markets/server/feature.ts";
import { trackRecordFeature } from "#features/track-record/server/feature.ts";
import { mediaRankFeature } from "#features/media-rank/server/feature.ts";
import { newsFeature } from "#features/news/server/feature.ts";
import { notificationsFeature } from "#features/notifications/server/feature.ts";
import { oneSheetsFeature } from "#features/one-sheets/server/feature.ts";
import { preferencesFeature } from "#features/preferences/server/feature.ts";
import { privacyFeature } from "#features/privacy/server/feature.ts";
import { proposalsFeature } from "#features/proposals/server/feature.ts";
import { registrationFeature } from "#features/registration/server/feature.ts";
import { reportBasketFeature } from "#features/report-basket/server/feature.ts";
import { revisionsFeature, releasesFeature } from "#features/revisions/server/feature.ts";
import { savedViewsFeature } from "#features/saved-views/server/feature.ts";
import { searchFeature } from "#features/search/server/feature.ts";
import { sellingAidsFeature } from "#features/selling-aids/server/feature.ts";
import { sessionFeature } from "#features/session/server/feature.ts";
import { shareWalletFeature } from "#features/share-wallet/server/feature.ts";
import { stationsFeature } from "#features/stations/server/feature.ts";
import { unsubscribeFeature } from "#features/unsubscribe/server/feature.ts";
import { usersFeature } from "#features/users/server/feature.ts";
import { verticalsFeature } from "#features/verticals/server/feature.ts";
import { viewAsFeature } from "#features/view-as/server/feature.ts";
import { webhooksFeature } from "#features/webhooks/server/feature.ts";
import type { JobHandlers } from "#platform/jobs/job.ts";
import type { RecurringWork } from "#platform/jobs/recurringWork.ts";
import type { FeatureParts, RouteParts } from "./featureParts.ts";

/** What a feature brings to the server, said once in its `app/server/feature.ts`. */
export interface ServerFeature {
  /** What it answers, in the order of the API's document. */
  readonly contracts: readonly Endpoint[];
  /** How. */
  readonly routes: readonly ((app: FastifyInstance, parts: RouteParts) => void)[];
  /** The kinds of work it does in the background. */
  readonly jobs?: (parts: FeatureParts) => Partial<JobHandlers>;
  /** What it does again and again, such as forgetting what is over. */
  readonly recurring?: (parts: FeatureParts) => readonly RecurringWork[];
}

const ANNOUNCED = [
  sessionFeature,
  accountFeature,
  invitationsFeature,
  viewAsFeature,
  marketsFeature,
  mapsFeature,
  customMarketsFeature,
  marketEditingFeature,
  revisionsFeature,
  dataRoomFeature,
  forecastAnalysisFeature,
  adIntelFeature,
  releasesFeature,
  mediaRankFeature,
  trackRecordFeature,
  accuracyFeature,
  oneSheetsFeature,
  reportBasketFeature,
  marketSummaryFeature,
  marketProfileFeature,
  marketReportFeature,
  shareWalletFeature,
  verticalsFeature,
  notificationsFeature,
  contactFeature,
  searchFeature,
  stationsFeature,
  preferencesFeature,
  alertsFeature,
  newsFeature,
  contentFeature,
  sellingAidsFeature,
  callListFeature,
  companiesFeature,
  proposalsFeature,
  crmFeature,
  savedViewsFeature,
  commentsFeature,
  customReportsFeature,
  aboutFeature,
  healthFeature,
  hostedFeature,
  auditFeature,
  customersFeature,
  privacyFeature,
  usersFeature,
  apiKeysFeature,
  registrationFeature,
  accessRequestsFeature,
  unsubscribeFeature,
  importsFeature,
  jobsFeature,
  webhooksFeature,
] satisfies readonly ServerFeature[];

/** Every feature, in the order of the API's document. */
export const FEATURES: readonly ServerFeature[] = ANNOUNCED;

type JobsOf<Feature> = Feature extends { readonly jobs: (parts: never) => infer Jobs } ? keyof Jobs : never;
/** The kinds of work that features do. */
export type FeatureJobs = JobsOf<(typeof ANNOUNCED)[number]>;

/** Every contract of the API. A test holds them against what the app really serves. */
export const CONTRACTS: readonly Endpoint[] = FEATURES.flatMap(({ contracts }) => contracts);
