import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { reportLinkFile } from "../../contract/reportLinks.ts";
import { REPORT_FORMATS, type ReportFormat } from "../../contract/reportOptions.ts";
import reportStyle from "../MarketReport.module.css";
import style from "./SharedReport.module.css";

interface SharedDownloadsProps {
  readonly secret: string;
  /** Without its ending. */
  readonly fileName: string;
}

/** The report behind a link as a file of each kind, and on the reader's own printer. */
export function SharedDownloads({ secret, fileName }: SharedDownloadsProps) {
  const text = useText();
  const [making, setMaking] = useState<ReportFormat | null>(null);
  const [fault, setFault] = useState<unknown>(null);

  async function download(format: ReportFormat): Promise<void> {
    setMaking(format);
    setFault(null);
    try {
      const file = await callFile(reportLinkFile, { body: { token: secret, format } });
      saveFile(`${fileName}.${format}`, file.type, file);
    } catch (reason) {
      setFault(reason);
    }
    setMaking(null);
  }

  return (
    <div className={reportStyle["downloads"]}>
      {REPORT_FORMATS.map((format) => (
        <ActionButton
          key={format}
          tone={format === "pdf" ? "main" : "quiet"}
          busy={making !== null}
          onClick={() => void download(format)}
          data-testid={`download-${format}`}
        >
          <IconDownload size={16} aria-hidden="true" /> {text(`sharedReport.download.${format}`)}
        </ActionButton>
      ))}
      <ActionButton onClick={() => print()}>
        <IconPrinter size={16} aria-hidden="true" /> {text("sharedReport.download.print")}
      </ActionButton>
      <p className={style["state"]} role="status">
        {making !== null && text("sharedReport.download.making")}
      </p>
      {fault !== null && (
        <Callout tone="alarm" role="alert">
          {text(`errors.${problemCode(fault)}.what`)}
        </Callout>
      )}
    </div>
  );
}
