/** Which of the two hosted backends an installation belongs to. */
export type Environment = "development" | "production";

/** Loopback addresses are this machine, just as `localhost` is. */
const LOOPBACK = ["127.0.0.1", "::1", "[::1]"];
const DEVELOPMENT = ["localhost", "dev", "staging"];

/**
 * A host name that contains localhost, dev or staging is development, any other production. The name alone is looked at: a path such as
 * `/device-report` must not decide it. `devon-media.example` is development by this rule, as whoever asked for it wrote it; an operator with
 * such a name states the production configuration for both.
 */
export function environmentOf(hostname: string): Environment {
  const name = hostname.toLowerCase();
  return LOOPBACK.includes(name) || DEVELOPMENT.some((part) => name.includes(part)) ? "development" : "production";
}
