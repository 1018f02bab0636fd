import { type Environment, environmentOf } from "#domain/hosted/environmentOf.ts";
import { type HostedConfiguration, readHostedConfiguration } from "#domain/hosted/hostedConfiguration.ts";

/** Both configurations as the build took them in; the build has checked them. */
const built: Record<Environment, string> = {
  development: import.meta.env["VITE_HOSTED_DEVELOPMENT"] ?? "",
  production: import.meta.env["VITE_HOSTED_PRODUCTION"] ?? "",
};

export interface HostedHere {
  readonly environment: Environment;
  /** Null where none is configured for this environment. */
  readonly configuration: HostedConfiguration | null;
}

/** The hosted backend of the address that this page stands at. */
export function hostedHere(hostname = location.hostname): HostedHere {
  const environment = environmentOf(hostname);
  return { environment, configuration: readHostedConfiguration(built[environment], environment).configuration };
}
