import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { marketReportFile } from "../contract.ts";
import { REPORT_FORMATS, type ReportFormat } from "../contract/reportOptions.ts";
import style from "./MarketReport.module.css";
import { type ReportAsked, reportQuery } from "./reportQuery.ts";

interface DownloadButtonsProps {
  readonly asked: ReportAsked;
  /** What the report is called while it is made. */
  readonly name: string;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** The report as a file of each kind, and on the reader's own printer. */
export function DownloadButtons({ asked, name, children }: DownloadButtonsProps) {
  const text = useText();
  const queries = useQueryClient();
  const [making, setMaking] = useState<ReportFormat | null>(null);

  async function download(format: ReportFormat): Promise<void> {
    setMaking(format);
    const { market, ...query } = asked;
    await startJob(`${name} (${format.toUpperCase()})`, async (_progress, signal) => {
      const [file, { about }] = await Promise.all([
        callFile(marketReportFile, { params: { market }, query: { ...query, format }, signal }),
        // What is on the screen may still be the report before; the file is called after what it holds.
        queries.ensureQueryData(reportQuery(asked)),
      ]);
      saveFile(`${about.fileName}.${format}`, file.type, file);
    });
    setMaking(null);
  }

  return (
    <div className={style["downloads"]} data-tour="downloads">
      {REPORT_FORMATS.map((format) => (
        <ActionButton
          key={format}
          tone={format === "pdf" ? "main" : "quiet"}
          busy={making === format}
          onClick={() => void download(format)}
          data-testid={`download-${format}`}
        >
          <IconDownload size={16} aria-hidden="true" /> {text(`marketReport.download.${format}`)}
        </ActionButton>
      ))}
      <ActionButton onClick={() => print()}>
        <IconPrinter size={16} aria-hidden="true" /> {text("marketReport.download.print")}
      </ActionButton>
      {children}
    </div>
  );
}
