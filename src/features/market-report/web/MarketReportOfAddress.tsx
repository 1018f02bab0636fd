import { useQuery } from "@tanstack/react-query";
import { DocumentView } from "#ui/figures/document/DocumentView.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAddress } from "#ui/address/useAddress.ts";
import { useShownRevision } from "#ui/address/useShownRevision.ts";
import { DownloadButtons } from "./DownloadButtons.tsx";
import style from "./MarketReport.module.css";
import { ShareLink } from "./links/ShareLink.tsx";
import { OwnReportLink } from "./OwnReportLink.tsx";
import { ReportContents } from "./ReportContents.tsx";
import { ReportOptionsPanel } from "./ReportOptionsPanel.tsx";
import { type ReportAsked, reportQuery } from "./reportQuery.ts";
import { useReportOptions } from "./useReportOptions.ts";

/** The report that the address asks for beside what can be chosen of it. */
export function MarketReportOfAddress() {
  const text = useText();
  const { locale } = useFormats();
  const { market, year, political } = useAddress();
  const { revision } = useShownRevision();
  const [options, change] = useReportOptions();
  const asked: ReportAsked = {
    market,
    year,
    political,
    ...(options.from !== null && { from: options.from }),
    ...(options.to !== null && { to: options.to }),
    sections: options.sections.join(),
    ...(options.client !== "" && { client: options.client }),
    language: options.language ?? locale,
    paper: options.paper,
    revision: revision.id,
  };
  const { data: report, error, isPlaceholderData } = useQuery(reportQuery(asked));
  if (error) throw error;
  if (!report) return <SpendingSkeleton label={text("marketReport.loading")} />;
  return (
    <div className={style["screen"]}>
      <aside className={style["panel"]} aria-label={text("marketReport.options.title")}>
        <DownloadButtons asked={asked} name={`${report.title}, ${report.subject}`}>
          <ShareLink asked={asked} />
        </DownloadButtons>
        <OwnReportLink />
        <ReportContents label={text("marketReport.contents")} sections={report.sections} />
        <ReportOptionsPanel options={options} change={change} own={locale} years={revision.years} />
      </aside>
      <div className={style["paper"]} aria-busy={isPlaceholderData}>
        <DocumentView document={report} />
      </div>
    </div>
  );
}
