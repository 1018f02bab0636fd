import { IconFileSpreadsheet, IconFiles, IconFileText, IconPresentation } from "@tabler/icons-react";
import { screenFile } from "#features/market-summary/contract.ts";
import type { Spending } from "#reports/spending.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figure/saveFile.ts";
import type { SectionAction } from "#ui/figure/SectionMenu.tsx";
import { MY_REPORT } from "#ui/reportBasket/changeBasket.ts";
import { addToast, removeToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { fileName } from "./fileName.ts";

const ICONS = { pdf: IconFileText, pptx: IconPresentation, xlsx: IconFileSpreadsheet };
const FORMATS = ["pdf", "pptx", "xlsx"] as const;

/**
 * The forms in which a screen's blocks of spending can be taken away, all made by the server from this very view; and the way to where
 * blocks of several screens are put together. `open` leads there.
 */
export function screenActions(spending: Spending, open: (path: string) => void): readonly SectionAction[] {
  const files = FORMATS.map((format): SectionAction => {
    const Icon = ICONS[format];
    return {
      id: format,
      label: spending.words.text(`exportMenu.download.${format}`),
      icon: <Icon size={16} aria-hidden="true" />,
      run: () => download(spending, format),
    };
  });
  const own: SectionAction = {
    id: "report",
    label: spending.words.text("menu.myReport"),
    icon: <IconFiles size={16} aria-hidden="true" />,
    separated: true,
    run: async () => open(MY_REPORT),
  };
  return [...files, own];
}

async function download(spending: Spending, format: (typeof FORMATS)[number]): Promise<void> {
  const { scope, view, whole, market, revision, measure, words } = spending;
  const name = fileName(spending, scope.kind === "market" ? "marketSummary" : scope.kind, format);
  const toast = addToast((text) => text("exportMenu.download.making"), { isLoading: true, progress: null });
  try {
    const bytes = await callFile(screenFile, {
      params: { market: market.id },
      query: {
        format,
        measure,
        locale: words.formats.locale,
        year: view.year,
        political: view.political,
        compare: whole.compared.map(({ wallet }) => wallet.market).join(","),
        minimum: view.minimumShare,
        revision: revision.id,
        ...(scope.kind !== "market" && { [scope.kind]: scope.id }),
      },
    });
    saveFile(name, FILE_TYPES[format], bytes);
    addToast((text) => text("exportMenu.download.made", { name }), { type: "success" });
  } catch (reason) {
    toastProblem(reason);
  } finally {
    removeToast(toast);
  }
}
