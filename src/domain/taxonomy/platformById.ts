import type { Locale } from "./name.ts";
import { PLATFORMS, type Platform, type PlatformId } from "./platforms.ts";

const byId: ReadonlyMap<string, Platform> = new Map(PLATFORMS.map((platform) => [platform.id, platform]));

export function platformById(id: string): Platform | undefined {
  return byId.get(id);
}

export function isPlatform(id: string): id is PlatformId {
  return byId.has(id);
}

/** The platform's name; an unknown one is called by its id. */
export function platformName(id: string, locale: Locale): string {
  return byId.get(id)?.names[locale] ?? id;
}
