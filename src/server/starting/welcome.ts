import type { Database } from "#database/database.ts";
import { demoAccounts, demoPassword, giveDemoPassword } from "#identity/demoAccounts.ts";
import type { Config } from "../config.ts";

/** The accounts to try the product with, and the password they share. */
export interface Demo {
  readonly emails: readonly string[];
  readonly password: string;
}

/** Makes the demo accounts ready to sign in with; null where there are none. */
export async function readyDemo(database: Database, config: Config): Promise<Demo | null> {
  const emails = config.local ? await demoAccounts(database) : [];
  if (emails.length === 0) return null;
  const password = await demoPassword(database, config.dataDir, config.demoPassword);
  await giveDemoPassword(database, password);
  return { emails, password };
}

/** Tells the operator where the product is, and with what to try it. */
export function welcome({ product, basePath, publicUrl }: Config, demo: Demo | null): string {
  const lines = ["", `${product} is ready at ${new URL(basePath, publicUrl).href}`];
  if (demo) {
    lines.push("", "Demo accounts:", ...demo.emails.map((email) => `  ${email}`), `Their password: ${demo.password}`);
  }
  return `${lines.join("\n")}\n`;
}
