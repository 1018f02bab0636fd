import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RevisionFault } from "#domain/revisions/revisionFault.ts";
import { marketNames } from "#language/marketNames.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { wordsIn } from "#language/words/words.ts";
import type { BuildFault } from "../../contract/roomSchemas.ts";
import { buildFaultWords } from "./buildFaultWords.ts";
import { revisionFaultWords } from "./revisionFaultWords.ts";

/** What is wrong with a revision, in the reader's language and with the names of markets; what only the API can say is English. */
export function FaultText({ fault }: { readonly fault: RevisionFault | BuildFault }) {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useQuery(marketsQuery());
  const words = useMemo(() => wordsIn(text, formats, marketNames(markets ?? [], text)), [text, formats, markets]);
  const said = "failure" in fault ? buildFaultWords(fault, words) : revisionFaultWords(fault, words);
  return <span lang={said === null ? "en" : undefined}>{said ?? fault.message}</span>;
}
