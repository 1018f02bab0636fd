import { useTranslation } from "react-i18next";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { type Formats, formatsFor } from "./format.ts";

/** Numbers, money, dates and names in the language shown. */
export function useFormats(): Formats {
  const { language } = useTranslation("messages").i18n;
  return formatsFor(LOCALES.find((locale) => locale === language) ?? "en-US");
}
