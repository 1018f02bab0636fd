import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Config } from "../config.ts";

/** Headers of a JSON or CSV answer: nothing in it may ever run, be framed, or be taken in by a page of another origin. */
export const ANSWER_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
};

/** Browsers speak to this host through TLS alone from now on: a year, as preloading asks for. */
export const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** Headers of what a secret link shows: nobody keeps it, no search engine lists it, no other site learns of it. */
export const CONFIDENTIAL_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/** Where the hosted backend's statistics come from and go to; open only where an operator has set a measurement id. */
const STATISTICS_SCRIPT = "https://www.googletagmanager.com";
const STATISTICS = [
  "https://firebase.googleapis.com",
  "https://firebaseinstallations.googleapis.com",
  "https://*.google-analytics.com",
];
const HOSTED_SIGN_IN = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** What pages may do: run our own scripts, talk to us and to the cloud identity provider, and be framed by ourselves alone. */
export function pageProtection({
  cloud,
  publicUrl,
  hosted,
  hostedServiceAccount,
  basemap,
}: Config): FastifyHelmetOptions {
  const counting = (hosted?.measurementId ?? "") !== "";
  const backend = [...(counting ? STATISTICS : []), ...(hosted && hostedServiceAccount ? HOSTED_SIGN_IN : [])];
  const tiles = basemap ? [new URL(basemap.tiles).origin] : [];
  const signIn = cloud ? providerOrigins(cloud.authority) : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(counting ? [STATISTICS_SCRIPT] : [])],
        // Style elements of the component library carry the word that `sendPage` adds; styles of single elements are set by script.
        styleSrc: ["'self'"],
        // What is pasted and copied has its look in attributes, which browsers forbid there too: all that is pasted would turn bold.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...tiles],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn, ...backend, ...tiles],
        workerSrc: ["'self'", "blob:"],
        // Silent renewal of the sign-in runs in a hidden frame of our own pages or of the cloud provider's.
        frameSrc: ["'self'", ...signIn],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    xFrameOptions: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: publicUrl.startsWith("https:"),
    // Windows that we open keep their tie to us, as signing in through one needs; windows that open us have none.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  };
}

/** Microsoft sends personal accounts on to another host of its own. */
function providerOrigins(authority: string): string[] {
  const { origin, hostname } = new URL(authority);
  return hostname === "login.microsoftonline.com" ? [origin, "https://login.live.com"] : [origin];
}
