import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { callList, teamCalls } from "../contract.ts";

const WORKBOOK = { types: [FILE_TYPES.xlsx], shown: "attachment" } as const;

/** Saves the whole list as a workbook, which the server writes: one's own, or the team's. */
export function WorkbookButton({ team }: { readonly team: boolean }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await callFile({ ...(team ? teamCalls : callList), file: WORKBOOK }, {});
      saveFile("call-list.xlsx", FILE_TYPES.xlsx, new Uint8Array(await file.arrayBuffer()));
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
