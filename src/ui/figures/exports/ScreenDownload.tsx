import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loadMessages } from "#language/text.ts";
import type { Spending } from "#documents/spending.ts";
import { SectionMenu } from "#ui/figures/SectionMenu.tsx";
import type { DownloadedScreen } from "./downloadedScreen.ts";

interface ScreenDownloadProps {
  readonly spending: Spending;
  /** Which screen it is, the same object as long as it is the same; left out where its blocks are no file. */
  readonly screen?: DownloadedScreen | undefined;
}

/** What can be taken away from a whole screen: its blocks as one file, a one-sheet or a meeting kit. */
export function ScreenDownload({ spending, screen }: ScreenDownloadProps) {
  const { text } = spending.words;
  const navigate = useNavigate();
  const actions = useCallback(async () => {
    const [{ screenActions }] = await Promise.all([import("./screenActions.tsx"), loadMessages("reports")]);
    return screenActions(spending, screen, (to) => void navigate(to, { preventScrollReset: true }));
  }, [navigate, spending, screen]);
  return <SectionMenu actions={actions} section="" label={text("spending.download")} />;
}
