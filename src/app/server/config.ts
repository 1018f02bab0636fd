import { resolve } from "node:path";
import { z } from "zod";
import { type PublicData, USUAL_PUBLIC_DATA } from "#revisions/connectors/publicData.ts";
import { SHORTEST_PASSWORD } from "#domain/passwords/passwordProblem.ts";
import { type Environment, environmentOf } from "#domain/hosted/environmentOf.ts";
import { type HostedConfiguration, readHostedConfiguration } from "#domain/hosted/hostedConfiguration.ts";
import { CRM_SETTINGS, type CrmSettings, crmSettingsOf } from "#features/crm/server/crmSettings.ts";
import type { Bucket } from "#platform/files/s3Store.ts";
import type { CloudProvider } from "#platform/identity/cloudAuthority.ts";
import { isLoopback, isOrigin, isSecure } from "./origins.ts";
import { proxyHere, readTrustedProxies, type TrustsProxy } from "./trustedProxies.ts";

export interface Config {
  /** By the address under which the product is reached; chooses the hosted backend. */
  readonly environment: Environment;
  readonly port: number;
  readonly host: string;
  /** The origin under which browsers reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Who is believed when it says for whom it asks. */
  readonly trustsProxy: TrustsProxy;
  /** Whether that address is this machine alone, so that no stranger reaches it. */
  readonly loopback: boolean;
  readonly dataDir: string;
  /** Undefined: the embedded store in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined: the local identity provider alone. */
  readonly cloud: CloudProvider | undefined;
  /** Where the identity providers' answers arrive below the origin; empty is the origin itself. */
  readonly redirectPath: string;
  /** Whether people sign in at the local identity provider. */
  readonly local: boolean;
  readonly sample: "auto" | "never";
  readonly demoPassword: string | undefined;
  /** Whether the demo accounts stay where real data is published. */
  readonly keepDemoAccounts: boolean;
  /** Undefined: mails are written to files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from. */
  readonly mailFrom: string;
  readonly filesUrl: string;
  /** How the bucket of `filesUrl` is reached; undefined where that is a folder. */
  readonly bucket: Bucket | undefined;
  readonly limits: RequestLimits;
  /** Days for which the product remembers what it told people. */
  readonly notificationDays: number;
  /** Days for which browsers keep what their person has seen, for when there is no connection; 0 keeps nothing. */
  readonly offlineDays: number;
  /** Days for which it remembers who signed in from where. */
  readonly signInDays: number;
  /** Days in which the erasure of a person can be taken back. */
  readonly eraseGraceDays: number;
  /** How many superseded revisions are kept, so that readers can go back to them. */
  readonly keptRevisions: number;
  /** Folder that backups go to by themselves; undefined: none do. */
  readonly backupTo: string | undefined;
  readonly backupHours: number;
  /** How many of them are kept. */
  readonly keptBackups: number;
  /** Seals backups; undefined leaves them readable. */
  readonly backupPassphrase: string | undefined;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** Whether webhooks may lead into private networks and be without encryption. */
  readonly webhookAllowPrivate: boolean;
  readonly crm: CrmSettings;
  readonly metricsToken: string | undefined;
  /** A port that serves the measurements without a token; undefined: none. */
  readonly metricsPort: number | undefined;
  /** Where weaknesses are reported to, said in security.txt; undefined: there is none. */
  readonly securityContact: string | undefined;
  /** Where public data is fetched from. */
  readonly publicData: PublicData;
  /** Pictures of the world that maps lie on; null: maps stand on land of one colour and ask nobody. */
  readonly basemap: Basemap | null;
  /** The hosted backend that browsers reach from here; null without one. */
  readonly hosted: HostedConfiguration | null;
  /** File with the hosted backend's service account; undefined: nobody is signed in there. */
  readonly hostedServiceAccount: string | undefined;
  /** Where the browser app lives below the origin; begins and ends with a slash. */
  readonly basePath: string;
  readonly product: string;
}

/** How much is asked of the server before it refuses; see docs/limits.md. 0 is no limit. */
export interface RequestLimits {
  /** Milliseconds that the event loop may lag before requests are refused. Without it queues refuse nobody either. */
  readonly longestPauseMs: number;
  /** 0: what the machine and the engine allow. */
  readonly mostMemoryMb: number;
  /** Milliseconds that an answer may take; documents and changes have four times as long. */
  readonly longestRequestMs: number;
  /** Milliseconds in which headers have to arrive, and a body after them. */
  readonly slowestSenderMs: number;
  readonly personPerMinute: number;
  readonly keyPerMinute: number;
  /** Tokens and keys that open nothing, of one address. */
  readonly badTokensPerMinute: number;
  readonly mostConnections: number;
  readonly connectionsPerAddress: number;
}

export interface Basemap {
  /** Address of the tiles with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Whom the tiles' terms ask to be named on every map. */
  readonly credit: string;
}

/** The environment holds something that the product cannot run with. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const ORIGIN = "an origin without a path, such as https://market.example.com";

const address = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), `must be an address such as ${example}`);

/** Where a public office answers. */
const office = (usual: string) =>
  address(["http:", "https:"], usual).refine(isOrigin, `must be ${ORIGIN}`).default(usual);

const officeKey = (name: string) =>
  z
    .string()
    .regex(/^[\w-]+$/, `must be the key that ${name} sent`)
    .optional();

const wholeDays = z.coerce.number("must be a number of days").int("must be a whole number of days");

/** For how long something is remembered. A shorter time than a week would take it from people who were away. */
const days = (usual: number) =>
  wholeDays.min(7, "must be 7 days or more").max(3_650, "must be 3650 days at most").default(usual);

const limit = (unit: string, usual: number) =>
  z.coerce
    .number(`must be a number of ${unit}`)
    .int(`must be a whole number of ${unit}`)
    .min(0, `must be a number of ${unit}, or 0 for no limit of its own`)
    .default(usual);

const hosted = (environment: Environment) =>
  z
    .string()
    .default("")
    .superRefine((text, context) => {
      const { faults } = readHostedConfiguration(text, environment);
      if (faults.length > 0) context.addIssue({ code: "custom", message: faults.join(", ") });
    })
    .transform((text) => readHostedConfiguration(text, environment).configuration);

const port = z.coerce
  .number("must be a port number")
  .int("must be a port number")
  .min(1, "must be a port number from 1 to 65535")
  .max(65_535, "must be a port number from 1 to 65535");

const settings = z.object({
  PORT: port.default(4600),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address(["http:", "https:"], "https://market.example.com")
    .refine(isOrigin, `must be ${ORIGIN}`)
    .refine(isSecure, "must begin with https:// unless it is localhost: browsers refuse to sign in over plain http")
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => readTrustedProxies(text) !== undefined,
      "must be a number of proxies up to 10, such as 1, or addresses and networks such as 10.0.0.7, 10.1.0.0/16, loopback",
    )
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/spotmarket").optional(),
  AUTH_AUTHORITY: address(["http:", "https:"], "https://login.microsoftonline.com/common")
    .refine(isSecure, "must begin with https://")
    .optional(),
  AUTH_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, "must be the client id of the app registration")
    .optional(),
  AUTH_SCOPE: z.string().regex(/^\S+$/, "must be one scope, such as access_as_user").default("access_as_user"),
  AUTH_REDIRECT_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, "must be a path such as /signed-in; the origin before it is the app's")
    .default(""),
  AUTH_LOCAL: z.enum(["0", "1"], "must be 1 to keep the local accounts beside the cloud provider, or 0").default("0"),
  SMTP_URL: address(["smtp:", "smtps:"], "smtps://user:password@mail.example.com").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, "must be an email address, such as market@example.com")
    .optional(),
  FILES_URL: address(["file:", "s3:"], "file:///var/lib/spotmarket/files or s3://bucket/folder").optional(),
  S3_ENDPOINT: address(["http:", "https:"], "https://s3.eu-central-1.amazonaws.com")
    .refine(isSecure, "must begin with https:// unless it is localhost")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be a region, such as eu-central-1")
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SAMPLE: z.enum(["auto", "never"], "must be auto (load the sample set into an empty store) or never").default("auto"),
  DEMO_PASSWORD: z.string().min(SHORTEST_PASSWORD, `needs at least ${SHORTEST_PASSWORD} characters`).optional(),
  DEMO_ACCOUNTS: z.enum(["end", "keep"], "must be end (with the first real data) or keep").default("end"),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
  LONGEST_PAUSE_MS: limit("milliseconds", 4_000),
  MOST_MEMORY_MB: limit("megabytes", 0),
  LONGEST_REQUEST_S: limit("seconds", 30),
  SLOWEST_SENDER_S: z.coerce
    .number("must be a number of seconds")
    .min(0.1, "must be 0.1 seconds or more: otherwise no one could send anything")
    .default(20),
  REQUESTS_PER_MINUTE: limit("requests", 3_000),
  KEY_REQUESTS_PER_MINUTE: limit("requests", 3_000),
  BAD_TOKENS_PER_MINUTE: limit("tokens", 60),
  MOST_CONNECTIONS: limit("connections", 10_000),
  CONNECTIONS_PER_ADDRESS: limit("connections", 500),
  NOTIFICATION_DAYS: days(180),
  OFFLINE_DAYS: wholeDays
    .min(0, "must be 0 (keep nothing) or more")
    .max(30, "must be 30 days at most: rights that were taken away must not be outlived for longer")
    .default(7),
  SIGN_IN_DAYS: days(400),
  ERASE_GRACE_DAYS: wholeDays
    .min(1, "must be 1 day or more: otherwise no one could undo it")
    .max(365, "must be 365 days at most")
    .default(14),
  KEPT_REVISIONS: z.coerce
    .number("must be a number of revisions")
    .int("must be a whole number of revisions")
    .min(1, "must be 1 or more: a rollback needs one to go back to")
    .max(1_000, "must be 1000 at most")
    .default(12),
  BACKUP_TO: z.string().optional(),
  BACKUP_HOURS: z.coerce
    .number("must be a number of hours")
    .int("must be a whole number of hours")
    .min(1, "must be 1 hour or more")
    .max(8_760, "must be 8760 hours at most")
    .default(24),
  KEPT_BACKUPS: z.coerce
    .number("must be a number of backups")
    .int("must be a whole number of backups")
    .min(1, "must be 1 or more")
    .max(1_000, "must be 1000 at most")
    .default(7),
  BACKUP_PASSPHRASE: z.string().min(12, "needs at least 12 characters").optional(),
  CENSUS_API_KEY: officeKey("the Census Bureau"),
  CENSUS_URL: office(USUAL_PUBLIC_DATA.censusUrl),
  CENSUS_FILES_URL: office(USUAL_PUBLIC_DATA.censusFilesUrl),
  BEA_API_KEY: officeKey("the Bureau of Economic Analysis"),
  BEA_URL: office(USUAL_PUBLIC_DATA.beaUrl),
  BLS_API_KEY: officeKey("the Bureau of Labor Statistics"),
  BLS_URL: office(USUAL_PUBLIC_DATA.blsUrl),
  FCC_URL: office(USUAL_PUBLIC_DATA.fccUrl),
  METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  METRICS_PORT: port.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, "must be mailto: with an address, or an https:// address")
    .optional(),
  WEBHOOK_ALLOW_PRIVATE: z.enum(["0", "1"], "must be 1 to let webhooks lead into private networks, or 0").default("0"),
  ...CRM_SETTINGS,
  BASEMAP_URL: address(["http:", "https:"], "https://tiles.example.com/{z}/{x}/{y}.png")
    .refine(isSecure, "must begin with https://")
    .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), "must hold {z}, {x} and {y}")
    .optional(),
  BASEMAP_CREDIT: z.string().max(120, "must be at most 120 characters").optional(),
  HOSTED_SERVICE_ACCOUNT: z.string().optional(),
  VITE_BASE_PATH: z
    .string()
    .regex(/^\/([\w.-]+\/)*$/, "must begin and end with a slash, such as /app/")
    .default("/"),
  VITE_PRODUCT_NAME: z.string().default("Spotmarket"),
  VITE_HOSTED_DEVELOPMENT: hosted("development"),
  VITE_HOSTED_PRODUCTION: hosted("production"),
});

/** The name of every setting. */
export const SETTINGS = Object.keys(settings.shape);

/**
 * Reads the settings from the environment; an empty one counts as unset.
 *
 * @throws ConfigError naming every wrong setting and what it must be
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`).join("\n"));
  }
  const { data } = parsed;
  const cloud = cloudOf(data);
  const { origin, hostname } = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`);
  const environmentHere = environmentOf(hostname);
  return {
    environment: environmentHere,
    hosted: environmentHere === "development" ? data.VITE_HOSTED_DEVELOPMENT : data.VITE_HOSTED_PRODUCTION,
    port: data.PORT,
    host: data.HOST,
    publicUrl: origin,
    trustsProxy: trustsProxyOf(data.TRUSTED_PROXIES, origin),
    loopback: isLoopback(origin),
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    cloud,
    redirectPath: data.AUTH_REDIRECT_PATH,
    local: !cloud || data.AUTH_LOCAL === "1",
    sample: data.SAMPLE,
    demoPassword: data.DEMO_PASSWORD,
    keepDemoAccounts: data.DEMO_ACCOUNTS === "keep",
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${hostname}`,
    filesUrl: data.FILES_URL ?? `file://${resolve(data.DATA_DIR, "files")}`,
    bucket: bucketOf(data),
    limits: limitsOf(data),
    notificationDays: data.NOTIFICATION_DAYS,
    offlineDays: data.OFFLINE_DAYS,
    signInDays: data.SIGN_IN_DAYS,
    eraseGraceDays: data.ERASE_GRACE_DAYS,
    keptRevisions: data.KEPT_REVISIONS,
    backupTo: data.BACKUP_TO ? resolve(data.BACKUP_TO) : undefined,
    backupHours: data.BACKUP_HOURS,
    keptBackups: data.KEPT_BACKUPS,
    backupPassphrase: data.BACKUP_PASSPHRASE,
    logLevel: data.LOG_LEVEL,
    webhookAllowPrivate: data.WEBHOOK_ALLOW_PRIVATE === "1",
    crm: crmSettingsOf(data, (words) => new ConfigError(words)),
    metricsToken: data.METRICS_TOKEN,
    metricsPort: data.METRICS_PORT,
    securityContact: data.SECURITY_CONTACT,
    publicData: {
      censusUrl: data.CENSUS_URL,
      censusKey: data.CENSUS_API_KEY,
      censusFilesUrl: data.CENSUS_FILES_URL,
      beaUrl: data.BEA_URL,
      beaKey: data.BEA_API_KEY,
      blsUrl: data.BLS_URL,
      blsKey: data.BLS_API_KEY,
      fccUrl: data.FCC_URL,
    },
    basemap: basemapOf(data),
    hostedServiceAccount: data.HOSTED_SERVICE_ACCOUNT ? resolve(data.HOSTED_SERVICE_ACCOUNT) : undefined,
    basePath: data.VITE_BASE_PATH,
    product: data.VITE_PRODUCT_NAME,
  };
}

/** Without TLS there is no proxy, unless one is named. */
function trustsProxyOf(named: string | undefined, origin: string): TrustsProxy {
  if (named !== undefined) return readTrustedProxies(named) ?? (() => false);
  return origin.startsWith("https:") ? proxyHere() : () => false;
}

function limitsOf(data: z.output<typeof settings>): RequestLimits {
  return {
    longestPauseMs: data.LONGEST_PAUSE_MS,
    mostMemoryMb: data.MOST_MEMORY_MB,
    longestRequestMs: data.LONGEST_REQUEST_S * 1_000,
    slowestSenderMs: data.SLOWEST_SENDER_S * 1_000,
    personPerMinute: data.REQUESTS_PER_MINUTE,
    keyPerMinute: data.KEY_REQUESTS_PER_MINUTE,
    badTokensPerMinute: data.BAD_TOKENS_PER_MINUTE,
    mostConnections: data.MOST_CONNECTIONS,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
  };
}

function basemapOf({ BASEMAP_URL, BASEMAP_CREDIT }: z.output<typeof settings>): Basemap | null {
  if (BASEMAP_URL && BASEMAP_CREDIT) return { tiles: BASEMAP_URL, credit: BASEMAP_CREDIT };
  if (BASEMAP_URL)
    throw new ConfigError("BASEMAP_CREDIT is missing: whoever draws the tiles of BASEMAP_URL must be named.");
  return null;
}

function bucketOf(data: z.output<typeof settings>): Bucket | undefined {
  const url = data.FILES_URL === undefined ? null : URL.parse(data.FILES_URL);
  if (url?.protocol !== "s3:") return undefined;
  const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (url.hostname === "") throw new ConfigError("FILES_URL must name a bucket, such as s3://bucket/folder.");
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed where FILES_URL is a bucket.");
  const endpoint = data.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, name: url.hostname, folder: url.pathname.slice(1), accessKeyId, secretAccessKey };
}

function cloudOf({ AUTH_AUTHORITY, AUTH_CLIENT_ID, AUTH_SCOPE }: z.output<typeof settings>): CloudProvider | undefined {
  if (AUTH_AUTHORITY && AUTH_CLIENT_ID) {
    return { authority: AUTH_AUTHORITY, clientId: AUTH_CLIENT_ID, scope: AUTH_SCOPE };
  }
  if (AUTH_AUTHORITY) throw new ConfigError("AUTH_CLIENT_ID is missing: AUTH_AUTHORITY needs it. Set both or neither.");
  if (AUTH_CLIENT_ID) throw new ConfigError("AUTH_AUTHORITY is missing: AUTH_CLIENT_ID needs it. Set both or neither.");
  return undefined;
}
