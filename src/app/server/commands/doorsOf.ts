import type { Config } from "../config.ts";
import type { Doors } from "./command.ts";

/** How people sign in, as the settings have it. */
export function doorsOf(config: Config): Doors {
  return { site: config, local: config.local, cloud: config.cloud !== undefined };
}
