import {
  IconClipboard,
  IconDownload,
  IconFilePlus,
  IconFileSpreadsheet,
  IconLink,
  IconPhoto,
  IconVector,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { FigurePart, ReportTable } from "#documents/document.ts";
import { BLOCK_NAMES, type BlockName, rankTabOf, screenOfBlock } from "#domain/blockNames.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { tableInQuarter } from "#domain/tables/inQuarter.ts";
import { NO_CHOICE, writeBlockAddress } from "#features/report-basket/contract/blockAddress.ts";
import { readableQuery } from "#ui/address/readableQuery.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import type { SectionAction } from "#ui/figures/SectionMenu.tsx";
import { addBlock } from "#ui/reportBasket/changeBasket.ts";
import { copyLink, pathHere } from "#ui/savedViews/copyLink.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { CsvFile, ExportedBlock } from "./exportedBlock.ts";
import { figureOf } from "./figureOf.ts";
import { fileName } from "./fileName.ts";
import { asHtml, asTsv } from "./tableAsText.ts";

/**
 * Everything that can be taken away from a block; a toast says of each what it was and how many rows. `open` leads to another screen.
 */
export function exportActions(block: ExportedBlock, open: (path: string) => void): readonly SectionAction[] {
  const part = figureOf(block);
  // What the screen alone can draw is in no document.
  const name = block.chart ? undefined : BLOCK_NAMES.find((one) => one === block.name);
  // Cells alone cannot say that they are of a scenario, and one's own report is made of what is published.
  const isWhatIf = block.spending.revision.status === "scenario";
  return [
    ...(part.chart === null ? [] : [pictureAction(block, part, "png"), pictureAction(block, part, "svg")]),
    ...(isWhatIf ? [] : block.files).map((file, at) => ({
      ...csvAction(block, file),
      separated: at === 0 && part.chart !== null,
    })),
    ...(part.table === null ? [] : [workbookAction(block, part)]),
    ...(part.table === null || isWhatIf ? [] : [copyAction(block, part)]),
    ...(name && !isWhatIf ? [{ ...basketAction(block, name, open), separated: true }] : []),
    { ...linkAction(block), separated: name === undefined },
  ];
}

function basketAction(block: ExportedBlock, name: BlockName, open: (path: string) => void): SectionAction {
  return actionOf(
    "report",
    block.spending.words.text("exportMenu.basket.add"),
    <IconFilePlus size={16} aria-hidden="true" />,
    async () => {
      await addBlock({ section: name, path: addressOf(name, block), revision: block.spending.revision.id }, open);
    },
  );
}

function pictureAction(block: ExportedBlock, part: FigurePart, kind: "png" | "svg"): SectionAction {
  const { text } = block.spending.words;
  return actionOf(
    `picture-${kind}`,
    text(`exportMenu.${kind}`),
    kind === "png" ? <IconPhoto size={16} aria-hidden="true" /> : <IconVector size={16} aria-hidden="true" />,
    async () => {
      const { savePicture } = await import("./savePicture.ts");
      const { width, height } = await savePicture(
        part,
        block.spending,
        kind,
        fileName(block.spending, block.name, kind),
      );
      addToast((say) => say(`exportMenu.done.${kind}`, { width, height }), { type: "success" });
    },
  );
}

function csvAction({ spending }: ExportedBlock, { name, label, table }: CsvFile): SectionAction {
  return actionOf(
    name,
    label ?? spending.words.text("figure.csv"),
    <IconDownload size={16} aria-hidden="true" />,
    async () => {
      const made = tableInQuarter(table(), spending.view.quarter);
      saveFile(fileName(spending, name, "csv"), "text/csv;charset=utf-8", csvFile(made));
      rowsToast("csv", made.rows.length, spending);
    },
  );
}

function workbookAction({ spending, name }: ExportedBlock, part: FigurePart): SectionAction {
  return actionOf(
    "xlsx",
    spending.words.text("exportMenu.xlsx"),
    <IconFileSpreadsheet size={16} aria-hidden="true" />,
    async () => {
      const { saveWorkbook } = await import("./saveWorkbook.ts");
      await saveWorkbook([part], spending, fileName(spending, name, "xlsx"));
      rowsToast("xlsx", rowsOf(part), spending);
    },
  );
}

function copyAction({ spending }: ExportedBlock, part: FigurePart): SectionAction {
  return actionOf(
    "copy",
    spending.words.text("exportMenu.copy"),
    <IconClipboard size={16} aria-hidden="true" />,
    async () => {
      if (part.table) await copyTable(part.table, part);
      rowsToast("copy", rowsOf(part), spending);
    },
  );
}

function linkAction({ spending, name }: ExportedBlock): SectionAction {
  const { text } = spending.words;
  return actionOf("link", text("figure.link"), <IconLink size={16} aria-hidden="true" />, async () => {
    const asked = new URLSearchParams(location.search);
    asked.set("market", spending.market.id);
    asked.set("year", String(spending.view.year));
    await copyLink(`${pathHere()}?${readableQuery(asked)}#${name}`);
    addToast((say) => say("figure.linkCopied"), { type: "success" });
  });
}

/** What cannot be done is said too. */
function actionOf(id: string, label: string, icon: ReactNode, run: () => Promise<void>): SectionAction {
  return { id, label, icon, run: () => run().catch((reason: unknown) => void toastProblem(reason)) };
}

/** Totals are rows as well: they stand in the file. */
function rowsOf({ table }: FigurePart): number {
  return table === null ? 0 : table.rows.length + table.totals.length;
}

function rowsToast(kind: "csv" | "xlsx" | "copy", count: number, { words }: ExportedBlock["spending"]): void {
  addToast((say) => say(`exportMenu.done.${kind}`, { count, rows: words.formats.count(count) }), { type: "success" });
}

/** Screens of spending compare and measure; the others show dollars of one market. */
const PLAIN = { measure: "dollars", compare: [], minimum: 0.01 } as const;

/** The address that shows the block, as one's own report keeps it. */
function addressOf(name: BlockName, { spending, choice }: Pick<ExportedBlock, "spending" | "choice">): string {
  const { scope, view, whole, market, measure } = spending;
  const screen = screenOfBlock(name);
  const shown =
    screen === "spending"
      ? { measure, compare: whole.compared.map(({ wallet }) => wallet.market), minimum: view.minimumShare }
      : PLAIN;
  return writeBlockAddress({
    ...NO_CHOICE,
    screen,
    tab: rankTabOf(name),
    market: market.id,
    scope,
    year: view.year,
    quarter: view.quarter,
    political: view.political,
    ...shown,
    ...choice,
  });
}

/**
 * Puts a table into the clipboard twice, with the digits of the screen: as cells that a spreadsheet takes apart, and as a table that text
 * programs and slides show, with its sentence and its source.
 */
async function copyTable(table: ReportTable, figure: FigurePart): Promise<void> {
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": new Blob([asTsv(table)], { type: "text/plain" }),
      "text/html": new Blob([asHtml(table, figure)], { type: "text/html" }),
    }),
  ]);
}
