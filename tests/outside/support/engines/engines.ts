import { chromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

/** The name of a group of tests in an engine; where it is missing, with the line that says what to install. */
export function groupName(what: string, { name, missing }: Engine): string {
  return missing === null ? `${what}, in ${name}` : `${what}, in ${name} (skipped: ${missing})`;
}
