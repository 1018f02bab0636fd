import { readFileSync } from "node:fs";

const manifest: unknown = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

/** The product's version, from package.json. */
export const VERSION = String(Reflect.get(Object(manifest), "version"));
