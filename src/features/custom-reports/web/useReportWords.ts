import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { type Words, wordsIn } from "#language/words/words.ts";

/** Texts, formats and the names of the reader's markets. */
export function useReportWords(): Words {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  return useMemo(() => wordsIn(text, formats, marketNames(markets, text)), [text, formats, markets]);
}
