import { useTranslation } from "react-i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type Formats, formatsFor } from "./format.ts";

/** Numbers, money, dates and names in the language shown. */
export function useFormats(): Formats {
  return formatsFor(useTranslation("messages").i18n.language as Locale);
}
