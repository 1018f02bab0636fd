import { useCallback } from "react";
import { useNavigate } from "react-router";
import { loadMessages } from "#i18n/text.ts";
import type { Spending } from "#reports/spending.ts";
import { SectionMenu } from "#ui/figure/SectionMenu.tsx";

/** Takes the blocks of spending of a whole screen away as one file. */
export function ScreenDownload({ spending }: { readonly spending: Spending }) {
  const { text } = spending.words;
  const navigate = useNavigate();
  const actions = useCallback(async () => {
    const [{ screenActions }] = await Promise.all([import("./screenActions.tsx"), loadMessages("reports")]);
    return screenActions(spending, (path) => void navigate(path));
  }, [navigate, spending]);
  return <SectionMenu actions={actions} section="" label={text("spending.download")} />;
}
