import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketNames } from "#language/marketNames.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { type Words, wordsIn } from "#language/words/words.ts";

/** Words for what alerts and rules say; markets are called as in every picker. */
export function useAlertWords(): Words {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useQuery(marketsQuery());
  return useMemo(() => wordsIn(text, formats, marketNames(markets ?? [], text)), [text, formats, markets]);
}
