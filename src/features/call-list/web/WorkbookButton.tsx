import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { PRODUCT_NAME } from "#ui/shell/ProductName.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { callListTable } from "../contract/callListTable.ts";
import type { CallList } from "../contract.ts";

/** Saves calls as a workbook. */
export function WorkbookButton({ found }: { readonly found: () => CallList }) {
  const text = useText();
  const { locale } = useFormats();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { writeTableXlsx } = await import("#documents/writers/xlsx/writeTableXlsx.ts");
      const bytes = await writeTableXlsx({
        table: callListTable(found(), locale),
        name: "call-list",
        tab: text("menu.callList"),
        summary: text("calls.lead"),
        facts: [],
        sample: false,
        product: PRODUCT_NAME,
      });
      saveFile("call-list.xlsx", FILE_TYPES.xlsx, bytes);
    } catch (reason) {
      toastProblem(reason);
    }
    setBusy(false);
  };
  return (
    <ActionButton busy={busy} title={text("pipeline.workbook.hint")} onClick={() => void save()}>
      <IconDownload size={16} stroke={1.6} aria-hidden="true" />
      {text("pipeline.workbook.save")}
    </ActionButton>
  );
}
