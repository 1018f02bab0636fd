import { IconFileSpreadsheet, IconFiles, IconFileText, IconPresentation } from "@tabler/icons-react";
import type { To } from "react-router";
import { screenFile } from "#features/market-summary/contract.ts";
import type { Spending } from "#documents/spending.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { STORY_KINDS } from "#domain/storyKinds.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { withStory } from "#ui/address/storyAddress.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import type { SectionAction } from "#ui/figures/SectionMenu.tsx";
import { MY_REPORT } from "#ui/reportBasket/changeBasket.ts";
import { addToast, removeToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { DownloadedScreen } from "./downloadedScreen.ts";
import { fileName } from "./fileName.ts";

const ICONS = { pdf: IconFileText, pptx: IconPresentation, xlsx: IconFileSpreadsheet };
const FORMATS = ["pdf", "pptx", "xlsx"] as const;
const FILE_NAMES = {
  wallet: "shareOfWallet",
  ranker: "mediaRank",
  profile: "marketProfile",
  stations: "stationOverview",
} as const;

/**
 * The forms in which a screen's blocks can be taken away, all made by the server from this very view; and the ways to one-sheets
 * and to where blocks of several screens are put together. `open` leads there.
 */
export function screenActions(
  spending: Spending,
  screen: DownloadedScreen | undefined,
  open: (to: To) => void,
): readonly SectionAction[] {
  const { text } = spending.words;
  const stories = STORY_KINDS.map(
    (kind, at): SectionAction => ({
      id: kind,
      label: text(`oneSheet.kind.${kind}`),
      icon: <IconPresentation size={16} aria-hidden="true" />,
      separated: at === 0 && screen !== undefined,
      run: async () => open({ search: String(withStory(addressNow(), kind)) }),
    }),
  );
  if (!screen) return stories;
  const files = FORMATS.map((format): SectionAction => {
    const Icon = ICONS[format];
    return {
      id: format,
      label: text(`exportMenu.download.${format}`),
      icon: <Icon size={16} aria-hidden="true" />,
      run: () => download(spending, screen, format),
    };
  });
  const own: SectionAction = {
    id: "report",
    label: text("menu.myReport"),
    icon: <IconFiles size={16} aria-hidden="true" />,
    separated: true,
    run: async () => open(MY_REPORT),
  };
  return [...files, ...stories, own];
}

async function download(
  spending: Spending,
  { screen, tab, choice }: DownloadedScreen,
  format: (typeof FORMATS)[number],
): Promise<void> {
  const { view, whole, market, revision, measure, words } = spending;
  const { scope = spending.scope, medium, kind, benchmark, local } = choice;
  const shown = screen === "spending" ? (scope.kind === "market" ? "marketSummary" : scope.kind) : FILE_NAMES[screen];
  const name = fileName({ ...spending, scope }, shown, format);
  const toast = addToast((text) => text("exportMenu.download.making"), { isLoading: true, progress: null });
  try {
    const bytes = await callFile(screenFile, {
      params: { market: market.id },
      query: {
        format,
        measure,
        locale: words.formats.locale,
        year: view.year,
        ...(view.quarter && { quarter: view.quarter }),
        political: view.political,
        compare: whole.compared.map(({ wallet }) => wallet.market).join(","),
        minimum: view.minimumShare,
        revision: revision.id,
        ...(scope.kind !== "market" && { [scope.kind]: scope.id }),
        screen,
        ...(tab && { tab }),
        ...(medium && { medium }),
        ...(kind && { kind }),
        ...(local && { localMedium: local.medium, people: local.people, by: local.by, view: local.view }),
        ...(benchmark && { benchmark: writeBenchmark(benchmark) }),
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
