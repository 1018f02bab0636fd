import type { i18n, TFunction } from "i18next";
import { useI18n } from "./useI18n.ts";

/** The texts in the language shown: `const text = useText(); text("filters.year")`. The same function everywhere, as long as the language stays. */
export function useText(): TFunction {
  return textIn(useI18n());
}

const known = new WeakMap<i18n, Map<string, TFunction>>();

function textIn(instance: i18n): TFunction {
  const byLanguage = known.get(instance) ?? new Map<string, TFunction>();
  known.set(instance, byLanguage);
  const text = byLanguage.get(instance.language) ?? remembering(instance.getFixedT(instance.language, "messages"));
  byLanguage.set(instance.language, text);
  return text;
}

/** Looks each text without places for figures up once: a change of filters asks for some hundreds, and the library takes its time. */
function remembering(text: TFunction): TFunction {
  const said = new Map<string, string>();
  return new Proxy(text, {
    apply(_target, _self, given: readonly unknown[]) {
      const [key] = given;
      if (given.length > 1 || typeof key !== "string") return Reflect.apply(text, undefined, given);
      const found = said.get(key) ?? String(Reflect.apply(text, undefined, given));
      // A text that is still on its way is its own key.
      if (found !== key) said.set(key, found);
      return found;
    },
  });
}
