import { use, useCallback } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { loadMessages } from "#language/text.ts";
import type { SectionAction } from "#ui/figures/SectionMenu.tsx";
import type { ExportedBlock } from "./exportedBlock.ts";

/** What a block's menu offers, loaded when it is about to open: nobody waits for what few take away. */
export function useExportActions(block: ExportedBlock): () => Promise<readonly SectionAction[]> {
  const { name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table } = block;
  // Not by its hook, which is another one for every path: from one vertical to the next all blocks would be rendered at once.
  const router = use(DataRouterContext)?.router;
  return useCallback(async () => {
    const [{ exportActions }] = await Promise.all([import("./exportActions.tsx"), loadMessages("reports")]);
    const taken = { name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table };
    return exportActions(taken, (path) => void router?.navigate(path));
  }, [router, name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table]);
}
