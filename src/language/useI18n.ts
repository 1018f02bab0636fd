import type { i18n } from "i18next";
import { use, useCallback, useSyncExternalStore } from "react";
import { getI18n, I18nContext } from "react-i18next";

/** The texts' library, followed as it changes its language. Its own hook does much besides, and a screen asks some hundred times. */
export function useI18n(): i18n {
  const instance: i18n = use(I18nContext)?.i18n ?? getI18n();
  const follow = useCallback(
    (notify: () => void) => {
      instance.on("languageChanged", notify);
      return () => instance.off("languageChanged", notify);
    },
    [instance],
  );
  const language = () => instance.language;
  useSyncExternalStore(follow, language, language);
  return instance;
}
