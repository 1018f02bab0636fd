import type { Locale } from "./name.ts";
import { PLATFORMS, type Platform } from "./platforms.ts";

const byId = new Map(PLATFORMS.map((platform) => [platform.id, platform]));

export function platformById(id: string): Platform | undefined {
  return byId.get(id);
}

/** The platform's name; an unknown one is called by its id. */
export function platformName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}
