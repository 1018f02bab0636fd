import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/** The texts in the language shown: `const text = useText(); text("filters.year")`. */
export function useText(): TFunction {
  return useTranslation("messages").t;
}
