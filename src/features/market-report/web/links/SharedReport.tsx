import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { DocumentView } from "#ui/figures/document/DocumentView.tsx";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ReportDocument } from "#documents/document.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { ProductName } from "#ui/shell/ProductName.tsx";
import { SchemeSwitch } from "#ui/shell/SchemeSwitch.tsx";
import reportStyle from "../MarketReport.module.css";
import { ReportContents } from "../ReportContents.tsx";
import { CustomerLogo } from "./CustomerLogo.tsx";
import style from "./SharedReport.module.css";
import { SharedDownloads } from "./SharedDownloads.tsx";

interface SharedReportProps {
  readonly secret: string;
  readonly report: ReportDocument;
  /** An ISO instant. */
  readonly expiresAt: string;
  /** A data address; null without one. */
  readonly logo: string | null;
}

/** The report with its contents and files beside it, and until when it can be read. */
export function SharedReport({ secret, report, expiresAt, logo }: SharedReportProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <div className={style["page"]}>
      <ChartColours />
      <PageTitle title={`${report.title}, ${report.subject}`} />
      <header className={style["head"]}>
        {logo !== null && <CustomerLogo logo={logo} organisation={report.brand.organisation ?? report.brand.product} />}
        <ProductName />
        <SchemeSwitch />
        <p>{text("sharedReport.validUntil", { instant: formats.instant(expiresAt) })}</p>
      </header>
      <main className={`${reportStyle["screen"]} ${style["main"]}`}>
        <aside className={reportStyle["panel"]} aria-label={text("sharedReport.actions")}>
          <SharedDownloads secret={secret} fileName={report.about.fileName} />
          <ReportContents label={text("sharedReport.contents")} sections={report.sections} />
        </aside>
        <div className={reportStyle["paper"]}>
          <DocumentView document={report} titlesPage />
        </div>
      </main>
    </div>
  );
}
