import { fileURLToPath } from "node:url";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { API_BASE } from "#api/endpoint.ts";
import { openApi } from "#api/openApi.ts";
import type { Database } from "#database/database.ts";
import { tenantStores } from "#database/tenantStores.ts";
import { accessRequestsRoutes } from "#features/access-requests/server/routes.ts";
import { alertsRoutes } from "#features/alerts/server/routes.ts";
import { newsRoutes } from "#features/news/server/routes.ts";
import { aboutRoutes } from "#features/about/server/routes.ts";
import { openHealthWatch } from "#features/health/server/healthWatch.ts";
import { healthRoutes } from "#features/health/server/routes.ts";
import { hostedRoutes } from "#features/hosted/server/routes.ts";
import { apiKeysRoutes } from "#features/api-keys/server/routes.ts";
import { auditRoutes } from "#features/audit/server/routes.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { contentRoutes } from "#features/content/server/routes.ts";
import { customersRoutes } from "#features/customers/server/routes.ts";
import { customMarketsRoutes } from "#features/custom-markets/server/routes.ts";
import { customReportsRoutes } from "#features/custom-reports/server/routes.ts";
import { callListRoutes } from "#features/call-list/server/routes.ts";
import { jobsRoutes } from "#features/jobs/server/routes.ts";
import { erasureRoutes } from "#features/privacy/server/erasureRoutes.ts";
import { privacyRoutes } from "#features/privacy/server/routes.ts";
import { unsubscribeRoutes } from "#features/unsubscribe/server/routes.ts";
import { usersRoutes } from "#features/users/server/routes.ts";
import { contactRoutes } from "#features/contact/server/routes.ts";
import { importsRoutes } from "#features/imports/server/routes.ts";
import { invitationRoutes } from "#features/invitations/server/routes.ts";
import { forecastAnalysisRoutes } from "#features/forecast-analysis/server/routes.ts";
import { adIntelRoutes } from "#features/ad-intel/server/routes.ts";
import { marketEditingRoutes } from "#features/market-editing/server/routes.ts";
import { marketProfileRoutes } from "#features/market-profile/server/routes.ts";
import { reportLinkRoutes } from "#features/market-report/server/links/routes.ts";
import { marketReportRoutes } from "#features/market-report/server/routes.ts";
import { marketSummaryRoutes } from "#features/market-summary/server/routes.ts";
import { mapsRoutes } from "#features/maps/server/routes.ts";
import { marketsRoutes } from "#features/markets/server/routes.ts";
import { mediaRankRoutes } from "#features/media-rank/server/routes.ts";
import { notificationsRoutes } from "#features/notifications/server/routes.ts";
import { oneSheetsRoutes } from "#features/one-sheets/server/routes.ts";
import { preferencesRoutes } from "#features/preferences/server/routes.ts";
import { registrationRoutes } from "#features/registration/server/routes.ts";
import { reportBasketRoutes } from "#features/report-basket/server/routes.ts";
import { publicDataRoutes } from "#features/revisions/server/publicData/publicDataRoutes.ts";
import { releaseRoutes } from "#features/revisions/server/releases/releaseRoutes.ts";
import { roomRoutes } from "#features/revisions/server/room/roomRoutes.ts";
import { revisionsRoutes } from "#features/revisions/server/routes.ts";
import { savedViewsRoutes } from "#features/saved-views/server/routes.ts";
import { searchRoutes } from "#features/search/server/routes.ts";
import { sellingAidsRoutes } from "#features/selling-aids/server/routes.ts";
import { stationsRoutes } from "#features/stations/server/routes.ts";
import { sessionRoutes } from "#features/session/server/routes.ts";
import { shareOfWalletRoutes } from "#features/share-wallet/server/analysis/routes.ts";
import { ownRevenueRoutes } from "#features/share-wallet/server/revenue/routes.ts";
import { scenariosRoutes } from "#features/share-wallet/server/scenarios/routes.ts";
import { verticalsRoutes } from "#features/verticals/server/routes.ts";
import { webhooksRoutes } from "#features/webhooks/server/routes.ts";
import { viewAsRoutes } from "#features/view-as/server/routes.ts";
import { linkingSignIn } from "#identity/linkingSignIn.ts";
import type { RightsDirectory } from "#identity/rights.ts";
import { createSignIn } from "#identity/signIn.ts";
import type { DocumentWorker } from "#reports/documentWorker.ts";
import type { PublicationDirectory } from "#revisions/publishing/publications.ts";
import { aboutFacts } from "./aboutFacts.ts";
import { healthPlaces } from "./healthPlaces.ts";
import { authorities } from "./authorities.ts";
import type { Config } from "./config.ts";
import { CONTRACTS } from "./contracts.ts";
import { loggerOptions } from "./log.ts";
import { clientConfigPlugin } from "./plugins/clientConfig.ts";
import { openFileStore } from "./files/openFileStore.ts";
import { openJobFiles } from "./files/openJobFiles.ts";
import { openUploadFiles } from "./files/openUploadFiles.ts";
import { answerClientError } from "./plugins/clientErrors.ts";
import { LONGEST_ARRIVAL_MS } from "./plugins/arriving.ts";
import { sendersInTime } from "./plugins/limits/bodyDeadline.ts";
import { arrivalTurnsPlugin } from "./plugins/limits/arrivalTurns.ts";
import { connectionLimitsPlugin } from "./plugins/limits/connectionLimits.ts";
import { callerLimitsPlugin } from "./plugins/limits/callerLimits.ts";
import { endpointPlugin } from "./plugins/endpoint.ts";
import { errorsPlugin, failureOf, sendProblem } from "./plugins/errors.ts";
import { identityProviderPlugin } from "./plugins/identityProvider.ts";
import { openResponseCache } from "./plugins/answers/responseCache.ts";
import { openLanes } from "./plugins/limits/lanes.ts";
import { openTurn } from "./plugins/limits/turn.ts";
import { isOwnAddress } from "./plugins/limits/networkOf.ts";
import { limitsPlugin } from "./plugins/limits/limits.ts";
import { metricsPlugin } from "./plugins/metrics/metrics.ts";
import { refuseOtherMethods } from "./plugins/otherMethods.ts";
import { probesPlugin } from "./plugins/probes.ts";
import { requestHeadPlugin } from "./plugins/requestHead.ts";
import { requestLogPlugin } from "./plugins/requestLog.ts";
import { signInHistoryPlugin } from "./plugins/signInHistory.ts";
import { ANSWER_HEADERS, STRICT_TRANSPORT } from "./plugins/security.ts";
import { webPlugin } from "./plugins/web.ts";
import { readServiceAccount } from "./readServiceAccount.ts";
import { recurringWork, recurringWorkPlugin } from "./recurringWork.ts";
import { requestIds } from "./requestIds.ts";
import { VERSION } from "./version.ts";

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly publications: PublicationDirectory;
  readonly rights: RightsDirectory;
  /** Writes documents. */
  readonly documentWorker: DocumentWorker;
  /** Where log lines go; standard output without one. */
  readonly logStream?: DestinationStream;
}

/** The whole product behind one port, as a function of its parts. It listens nowhere, and closes none of them. */
export async function buildApp({
  config,
  database,
  publications,
  rights,
  documentWorker,
  logStream,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, failureOf(error)),
    // A child logger for every request costs more than all our checks; lines that need it name the request themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    trustProxy: config.trustsProxy,
    return503OnClosing: true,
    http: sendersInTime(config.limits.slowestSenderMs),
    // Pieces of uploads have three minutes, and end them by themselves.
    requestTimeout: LONGEST_ARRIVAL_MS,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });

  if (config.publicUrl.startsWith("https:"))
    app.addHook("onRequest", (_request, reply, done) => {
      reply.headers(STRICT_TRANSPORT);
      done();
    });
  await app.register(errorsPlugin, { basePath: config.basePath });
  await app.register(requestLogPlugin);
  await app.register(requestHeadPlugin, { trustsProxy: config.trustsProxy });
  const places = healthPlaces(config);
  const watch = openHealthWatch({ ...places, database, publications });
  app.addHook("onClose", async () => watch.close());
  const { longestPauseMs, longestRequestMs, slowestSenderMs } = config.limits;
  const refuses = longestPauseMs > 0;
  const turn = openTurn();
  const lanes = openLanes({ longestRequestMs, refuses }, turn);
  await app.register(metricsPlugin, { token: config.metricsToken, watch, lanes, database });
  const { mostConnections, connectionsPerAddress } = config.limits;
  await app.register(connectionLimitsPlugin, {
    most: mostConnections,
    perNetwork: connectionsPerAddress,
    speaksForMany: (address) => isOwnAddress(address) || config.trustsProxy(address, 0),
  });
  await app.register(arrivalTurnsPlugin, { turn, refuses });
  await app.register(limitsPlugin, { database, ...config.limits });
  await app.register(probesPlugin, { database, publications });
  await app.register(clientConfigPlugin, { config, database, publications, version: VERSION });
  if (config.local) await app.register(identityProviderPlugin, { config, database });

  const signIn = linkingSignIn(createSignIn(await authorities(config, database), rights), database);
  await app.register(callerLimitsPlugin, { database, ...config.limits });
  const tenants = await tenantStores(database);
  const kept = await openResponseCache(database);
  app.addHook("onClose", kept.close);
  await app.register(endpointPlugin, { database, tenants, publications, signIn, lanes, kept, slowestSenderMs });
  await app.register(signInHistoryPlugin, { database, signIn });
  sessionRoutes(app, { version: VERSION, environment: config.environment });
  viewAsRoutes(app);
  marketsRoutes(app);
  mapsRoutes(app);
  customMarketsRoutes(app);
  marketEditingRoutes(app);
  revisionsRoutes(app);
  roomRoutes(app, config);
  forecastAnalysisRoutes(app);
  adIntelRoutes(app);
  releaseRoutes(app);
  publicDataRoutes(app, config);
  marketSummaryRoutes(app, { documentWorker, product: config.product });
  marketProfileRoutes(app);
  marketReportRoutes(app, { documentWorker, product: config.product });
  reportLinkRoutes(app, { documentWorker, rights, product: config.product });
  shareOfWalletRoutes(app);
  ownRevenueRoutes(app);
  scenariosRoutes(app);
  verticalsRoutes(app);
  mediaRankRoutes(app);
  oneSheetsRoutes(app, { documentWorker, product: config.product });
  reportBasketRoutes(app, { documentWorker, product: config.product });
  notificationsRoutes(app);
  contactRoutes(app, config);
  searchRoutes(app);
  stationsRoutes(app);
  preferencesRoutes(app);
  alertsRoutes(app, { site: config, whole: database });
  newsRoutes(app);
  const files = openFileStore(config, "uploads");
  sellingAidsRoutes(app, { documentWorker, product: config.product, starter: STARTER_FOLDER, files });
  contentRoutes(app, { site: config, rights, files });
  callListRoutes(app);
  savedViewsRoutes(app);
  customReportsRoutes(app, { documentWorker, product: config.product });
  aboutRoutes(app, aboutFacts(config));
  healthRoutes(app, { ...places, product: config.product, watch });
  const serviceAccount = config.hostedServiceAccount ? readServiceAccount(config.hostedServiceAccount) : null;
  hostedRoutes(app, { serviceAccount });
  auditRoutes(app);
  invitationRoutes(app, config);
  customersRoutes(app);
  usersRoutes(app, config);
  privacyRoutes(app);
  erasureRoutes(app, { site: config, graceDays: config.eraseGraceDays });
  apiKeysRoutes(app, config);
  registrationRoutes(app, config);
  accessRequestsRoutes(app, config);
  unsubscribeRoutes(app, { tenants, basePath: config.basePath });
  jobsRoutes(app, { files: openJobFiles(config) });
  webhooksRoutes(app);
  const uploads = openUploadFiles(config);
  importsRoutes(app, { files: uploads });
  await app.register(recurringWorkPlugin, { work: recurringWork({ config, database, files, uploads }) });
  refuseOtherMethods(app);
  // Written when somebody first asks: it takes a fifth of a second, and a server starts without it.
  let document: ReturnType<typeof openApi> | null = null;
  app.get(`${API_BASE}/openapi.json`, (_request, reply) => {
    document ??= openApi(CONTRACTS, VERSION);
    return reply.headers({ ...ANSWER_HEADERS, "cache-control": "no-cache" }).send(document);
  });

  await app.register(webPlugin, { config, folder: fileURLToPath(new URL("../../dist/web", import.meta.url)) });
  return app;
}
