import type { Plugin, Rolldown } from "vite";
import { LOCALES } from "../src/domain/taxonomy/name.ts";
import { messagesOf } from "../src/language/messages/messageGroups.ts";
import { filesOf } from "./filesOf.ts";
import { FIRST_SCREENS } from "./firstScreens.ts";

/** What every screen behind the sign-in stands on. */
const BEHIND_SIGN_IN = ["/src/app/web/enter.ts", "/src/app/web/shell/Shell.tsx"];

/** The texts of the first screens. */
const TEXTS = ["inside", "analysis"];

/** Files of the app by what needs them, as addresses below its base path. */
interface FilesAhead {
  readonly base: string;
  /** What everybody reads first, by language. */
  readonly door: Readonly<Record<string, readonly string[]>>;
  readonly always: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Tells which files a screen needs, so that they are asked for together and not one after the other as each names the next: the
 * page has it for its own script (`firstPaint.js`), the server in `ahead.json` for the page on which the password is typed.
 */
export function loadAhead(): Plugin {
  let base = "/";
  const named = (bundle: Rolldown.OutputBundle): FilesAhead => {
    const first = filesOf(bundle, ["/src/app/web/app.tsx"]);
    const always = filesOf(bundle, BEHIND_SIGN_IN);
    const beyond = (modules: readonly string[], before: readonly ReadonlySet<string>[]) =>
      [...filesOf(bundle, modules)].filter((file) => !before.some((known) => known.has(file)));
    return {
      base,
      door: Object.fromEntries(LOCALES.map((locale) => [locale, beyond([messagesOf("door", locale)], [first])])),
      always: beyond(BEHIND_SIGN_IN, [first]),
      screens: mapped(FIRST_SCREENS, (module) => beyond([module], [first, always])),
      texts: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          beyond(
            TEXTS.map((group) => messagesOf(group, locale)),
            [first],
          ),
        ]),
      ),
    };
  };
  return {
    name: "load-ahead",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const attrs = { name: "ahead", content: JSON.stringify(named(bundle)) };
        return [{ tag: "meta", attrs, injectTo: "head-prepend" }];
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(named(bundle)) });
      },
    },
  };
}

function mapped<Key extends string, From, To>(of: Readonly<Record<Key, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries<From>(of).map(([key, value]) => [key, to(value)]));
}
