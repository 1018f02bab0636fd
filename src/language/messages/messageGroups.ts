import { join } from "node:path";
import type { Plugin } from "vite";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { AREAS, MESSAGE_GROUPS } from "./areas.ts";

const LOADERS = "virtual:messages";

/** The module of a group's texts in a language, as the bundler knows it. */
export const messagesOf = (group: string, locale: string) => `\0${LOADERS}/${group}.${locale}.js`;

/**
 * Makes `virtual:messages`: by group and language, what loads its texts. Each of these is one part of the built script,
 * `virtual:messages/door.en-US.js`, made of the files of the areas that belong to the group.
 */
export function messageGroups(): Plugin {
  return {
    name: "message-groups",
    resolveId: (id) => (id.startsWith(LOADERS) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${LOADERS}`)) return null;
      const [, group = "", locale = ""] = /\/(\w+)\.([\w-]+)\.js$/.exec(id) ?? [];
      return group === "" ? loaders() : textsOf(group, locale);
    },
  };
}

function loaders(): string {
  const groups = MESSAGE_GROUPS.map((group) => {
    const byLocale = LOCALES.map((locale) => `"${locale}": () => import("${LOADERS}/${group}.${locale}.js")`);
    return `${group}: { ${byLocale.join(", ")} }`;
  });
  return `export const loaders = { ${groups.join(", ")} };`;
}

function textsOf(group: string, locale: string): string {
  const names = Object.entries(AREAS).flatMap(([name, { groups }]) =>
    groups.some((one) => one === group) ? [name] : [],
  );
  const imports = names.map((name) => {
    const path = join(import.meta.dirname, locale, `${name}.json`);
    return `import ${name} from ${JSON.stringify(path)};`;
  });
  return `${imports.join("\n")}\nexport default { ${names.join(", ")} };`;
}
