import { IconFileSpreadsheet, IconFileText, IconPresentation, IconTable } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { MoneyPart } from "#domain/trackRecord/moneyPart.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import type { SectionAction } from "#ui/figures/SectionMenu.tsx";
import { addToast, removeToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { trackRecordFile } from "../contract.ts";
import { RECORD_FORMATS, type RecordFormat } from "../contract/recordSchemas.ts";

const ICONS = { pdf: IconFileText, xlsx: IconFileSpreadsheet, csv: IconTable, pptx: IconPresentation } as const;

/** What is shown. */
interface ShownRecord {
  readonly market: string;
  readonly part: MoneyPart;
  readonly locale: Locale;
  readonly sample: boolean;
}

/** The forms in which a track record can be taken along, each made by the server of every score. */
export function recordActions(shown: ShownRecord, text: TFunction): SectionAction[] {
  return RECORD_FORMATS.map((format) => {
    const Icon = ICONS[format];
    return {
      id: format,
      label: text(`trackRecord.formats.${format}`),
      icon: <Icon size={16} aria-hidden="true" />,
      run: () => download(shown, format),
    };
  });
}

async function download({ market, part, locale, sample }: ShownRecord, format: RecordFormat): Promise<void> {
  const name = `${sample ? "open-estimate-" : ""}${market}-track-record-${part}.${format}`;
  const toast = addToast((text) => text("exportMenu.download.making"), { isLoading: true, progress: null });
  try {
    const file = await callFile(trackRecordFile, { params: { market }, query: { format, part, locale } });
    saveFile(name, FILE_TYPES[format], file);
    addToast((text) => text("trackRecord.fileMade", { name }), { type: "success" });
  } catch (reason) {
    toastProblem(reason);
  } finally {
    removeToast(toast);
  }
}
