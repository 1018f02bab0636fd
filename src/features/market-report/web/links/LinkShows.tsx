import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { REPORT_SECTIONS } from "#domain/reportSections.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { REVISION_PARAMETER, useShownRevision } from "#ui/address/useShownRevision.ts";
import { type ReportAsked, reportQuery } from "../reportQuery.ts";
import style from "./ShareLink.module.css";

/** What a link to the report would show, in a line. */
export function LinkShows({ asked }: { readonly asked: ReportAsked }) {
  const text = useText();
  const formats = useFormats();
  const [search] = useSearchParams();
  const { revision } = useShownRevision();
  const { data: report } = useQuery(reportQuery(asked));
  const [firstYear = 0, lastYear = 0] = [revision.years[0], revision.years.at(-1)];
  const count = asked.sections.split(",").length;
  const facts = [
    ...(report ? [`${report.title}, ${report.subject}`] : []),
    ...(asked.client === undefined ? [] : [text("reportLinks.forClient", { client: asked.client })]),
    ...(asked.from === undefined && asked.to === undefined
      ? []
      : [`${formats.year(asked.from ?? firstYear)}–${formats.year(asked.to ?? lastYear)}`]),
    count === REPORT_SECTIONS.length ? text("reportLinks.allSections") : text("reportLinks.someSections", { count }),
    text(`marketReport.languages.${asked.language}`),
    search.has(REVISION_PARAMETER)
      ? text("reportLinks.revision", { label: revision.label })
      : text("reportLinks.newest"),
  ];
  return (
    <p className={style["shows"]}>
      <strong>{text("reportLinks.shows")}</strong> {facts.join(" · ")}
    </p>
  );
}
