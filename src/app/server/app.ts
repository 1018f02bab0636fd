import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { API_BASE } from "#platform/api/endpoint.ts";
import { openApi } from "#platform/api/openApi.ts";
import { tenantStores } from "#platform/database/tenantStores.ts";
import { openHealthWatch } from "#features/health/server/healthWatch.ts";
import { linkingSignIn } from "#platform/identity/linkingSignIn.ts";
import { createSignIn } from "#platform/identity/signIn.ts";
import { aboutFacts } from "./aboutFacts.ts";
import { healthPlaces } from "./healthPlaces.ts";
import { assistantAuthorities, authorities } from "./authorities.ts";
import { featureParts, type ProductParts } from "./featureParts.ts";
import { API_TAGS } from "./apiTags.ts";
import { CONTRACTS, FEATURES } from "./features.ts";
import { loggerOptions } from "./log.ts";
import { assistantsPlugin } from "./plugins/assistants.ts";
import { clientConfigPlugin } from "./plugins/clientConfig.ts";
import { answerClientError } from "./plugins/clientErrors.ts";
import { LONGEST_ARRIVAL_MS } from "./plugins/arriving.ts";
import { sendersInTime } from "./plugins/limits/bodyDeadline.ts";
import { admitArrivalsPlugin } from "./plugins/limits/admitArrivals.ts";
import { connectionLimitsPlugin } from "./plugins/limits/connectionLimits.ts";
import { callerLimitsPlugin } from "./plugins/limits/callerLimits.ts";
import { endpointPlugin } from "./plugins/endpoint.ts";
import { errorsPlugin, failureOf, sendProblem } from "./plugins/errors.ts";
import { identityProviderPlugin } from "./plugins/identityProvider.ts";
import { openResponseCache } from "./plugins/answers/responseCache.ts";
import { openConcurrencyClasses } from "./plugins/limits/concurrencyClasses.ts";
import { openEventLoopBudget } from "./plugins/limits/eventLoopBudget.ts";
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
import { WEB_FOLDER } from "./plugins/webFolder.ts";
import { readServiceAccount } from "./readServiceAccount.ts";
import { requestIds } from "./requestIds.ts";
import { VERSION } from "./version.ts";

export interface AppParts extends ProductParts {
  /** Where log lines go; standard output without one. */
  readonly logStream?: DestinationStream;
}

/** The whole product behind one port, as a function of its parts. It listens nowhere, and closes none of them. */
export async function buildApp({ logStream, ...opened }: AppParts): Promise<FastifyInstance> {
  const { config, database, loadedRevisions, rights } = opened;
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
  const watch = openHealthWatch({ ...places, database, loadedRevisions });
  app.addHook("onClose", async () => watch.close());
  const { longestPauseMs, longestRequestMs, slowestSenderMs } = config.limits;
  const refuses = longestPauseMs > 0;
  const budget = openEventLoopBudget();
  const classes = openConcurrencyClasses({ longestRequestMs, refuses }, budget);
  await app.register(metricsPlugin, { token: config.metricsToken, watch, classes, database });
  const { mostConnections, connectionsPerAddress } = config.limits;
  await app.register(connectionLimitsPlugin, {
    most: mostConnections,
    perNetwork: connectionsPerAddress,
    speaksForMany: (address) => isOwnAddress(address) || config.trustsProxy(address, 0),
  });
  await app.register(admitArrivalsPlugin, { budget, refuses });
  await app.register(limitsPlugin, { database, ...config.limits });
  await app.register(probesPlugin, { database, loadedRevisions });
  await app.register(clientConfigPlugin, { config, database, loadedRevisions, version: VERSION });
  if (config.local) await app.register(identityProviderPlugin, { config, database });

  const signIn = linkingSignIn(createSignIn(await authorities(config, database), rights), database);
  await app.register(callerLimitsPlugin, { database, ...config.limits });
  const tenants = await tenantStores(database);
  const kept = await openResponseCache(database);
  app.addHook("onClose", kept.close);
  await app.register(endpointPlugin, { database, tenants, loadedRevisions, signIn, classes, kept, slowestSenderMs });
  await app.register(signInHistoryPlugin, { database, signIn });
  const assistants = createSignIn(await assistantAuthorities(config, database), rights);
  await app.register(assistantsPlugin, { config, database, version: VERSION, signIn: assistants, slowestSenderMs });
  const serviceAccount = config.hostedServiceAccount ? readServiceAccount(config.hostedServiceAccount) : null;
  const parts = {
    ...featureParts(opened),
    version: VERSION,
    about: aboutFacts(config),
    watch,
    tenants,
    serviceAccount,
  };
  for (const { routes } of FEATURES) for (const serve of routes) serve(app, parts);
  refuseOtherMethods(app);
  // Written when somebody first asks: it takes a fifth of a second, and a server starts without it.
  let document: ReturnType<typeof openApi> | null = null;
  app.get(`${API_BASE}/openapi.json`, (_request, reply) => {
    document ??= openApi(CONTRACTS, VERSION, API_TAGS);
    return reply.headers({ ...ANSWER_HEADERS, "cache-control": "no-cache" }).send(document);
  });

  await app.register(webPlugin, { config, folder: WEB_FOLDER });
  return app;
}
