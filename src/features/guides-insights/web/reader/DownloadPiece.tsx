import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { contentFile } from "#features/content/contract/editing.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { fileEnding } from "./fileEnding.ts";

interface DownloadPieceProps {
  /** The id of the stored file. */
  readonly file: string;
  /** What the file will be called, without its ending. */
  readonly name: string;
}

/** Takes the file of a report away. */
export function DownloadPiece({ file, name }: DownloadPieceProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const bytes = await callFile(contentFile, { params: { file } });
      saveFile(`${name}${fileEnding(bytes.type)}`, bytes.type, bytes);
    } catch (reason) {
      toastProblem(reason);
    }
    setBusy(false);
  };
  return (
    <p>
      <ActionButton tone="main" busy={busy} onClick={() => void download()}>
        <IconDownload size={16} stroke={1.6} aria-hidden="true" />
        {text(busy ? "guides.reader.downloading" : "guides.reader.download")}
      </ActionButton>
    </p>
  );
}
