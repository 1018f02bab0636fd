import { LOCALES } from "#domain/taxonomy/name.ts";
import { type Formats, formatsFor } from "./format.ts";
import { useI18n } from "./useI18n.ts";

/** Numbers, money, dates and names in the language shown. */
export function useFormats(): Formats {
  const { language } = useI18n();
  return formatsFor(LOCALES.find((locale) => locale === language) ?? "en-US");
}
