import type { Database } from "#platform/database/database.ts";
import {
  demoAccounts,
  demoAccountsWith,
  demoPassword,
  giveDemoPassword,
  hasDemoAdministrator,
} from "#platform/identity/demoAccounts.ts";
import { endDemoAccounts } from "#platform/identity/endDemoAccounts.ts";
import type { Config } from "../config.ts";

/** The accounts to try the product with, and the password they share. */
export interface Demo {
  readonly emails: readonly string[];
  readonly password: string;
}

/**
 * Makes the demo accounts ready to sign in with, or ends them where their time is over. Answers those that the first password still opens, where
 * nobody but this machine reaches them; null where there are none.
 */
export async function readyDemo(database: Database, config: Config, say: (line: string) => void): Promise<Demo | null> {
  if (!config.keepDemoAccounts) {
    const ended = await endDemoAccounts(database);
    if (ended.length > 0) say(`Demo accounts ended, for there is real data: ${ended.join(", ")}.`);
  }
  if (!config.local || (await demoAccounts(database)).length === 0) return null;
  const password = await demoPassword(database, config.dataDir, config.demoPassword);
  await giveDemoPassword(database, password);
  if (!config.loopback) {
    if (await hasDemoAdministrator(database)) say(demoWarning(config.publicUrl));
    return null;
  }
  const emails = await demoAccountsWith(database, password);
  return emails.length > 0 ? { emails, password } : null;
}

/** What the log of the start and `doctor` say where strangers reach a demo account that may do everything. */
export function demoWarning(publicUrl: string): string {
  return (
    `A demo account administers the product at ${publicUrl}, which is not this machine alone. Make an administrator of your own ` +
    '("spotmarket user add … --role Administrator") and deactivate the demo accounts.'
  );
}

/** Tells the operator where the product is, and with what to try it. */
export function welcome({ product, basePath, publicUrl }: Config, demo: Demo | null): string {
  const lines = ["", `${product} is ready at ${new URL(basePath, publicUrl).href}`];
  if (demo) {
    lines.push("", "Demo accounts:", ...demo.emails.map((email) => `  ${email}`), `Their password: ${demo.password}`);
  }
  return `${lines.join("\n")}\n`;
}
