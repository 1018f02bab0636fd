import { readFileSync } from "node:fs";
import { ConfigError, SETTINGS } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what stands in files: `DATABASE_URL_FILE` names a file that holds `DATABASE_URL`, and so for every setting. Secrets given that way
 * are seen neither in a list of processes nor in a description of a container. White space around what a file holds does not count.
 *
 * @throws ConfigError where a file cannot be read, is empty, or the setting is given both ways
 */
export function settingsFromFiles(environment: Environment): Environment {
  const given = { ...environment };
  for (const name of SETTINGS) {
    const path = environment[`${name}_FILE`];
    if (!path) continue;
    if (environment[name]) throw new ConfigError(`${name} and ${name}_FILE are both set. Set one of them.`);
    given[name] = textOf(`${name}_FILE`, path);
  }
  return given;
}

function textOf(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (reason) {
    const code = reason instanceof Error && "code" in reason ? String(reason.code) : String(reason);
    throw new ConfigError(
      `${name} names ${path}, which cannot be read (${code}). Make the file readable for this account.`,
    );
  }
  if (text === "") throw new ConfigError(`${name} names ${path}, which is empty. Write the setting's value into it.`);
  return text;
}
