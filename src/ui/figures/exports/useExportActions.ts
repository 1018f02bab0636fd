import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loadMessages } from "#language/text.ts";
import type { SectionAction } from "#ui/figures/SectionMenu.tsx";
import type { ExportedBlock } from "./exportedBlock.ts";

/** What a block's menu offers, loaded when it is about to open: nobody waits for what few take away. */
export function useExportActions(block: ExportedBlock): () => Promise<readonly SectionAction[]> {
  const { name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table } = block;
  const navigate = useNavigate();
  return useCallback(async () => {
    const [{ exportActions }] = await Promise.all([import("./exportActions.tsx"), loadMessages("reports")]);
    const taken = { name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table };
    return exportActions(taken, (path) => void navigate(path));
  }, [navigate, name, spending, headline, measure, alt, sources, shares, files, figure, choice, chart, table]);
}
