import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { REPORT_SECTIONS } from "#domain/reportSections.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { ReportYears } from "./ReportYears.tsx";
import style from "./MarketReport.module.css";
import type { ReportOptions } from "./useReportOptions.ts";

interface ReportOptionsPanelProps {
  readonly options: ReportOptions;
  readonly change: (change: Partial<ReportOptions>) => void;
  /** The reader's own language. */
  readonly own: Locale;
  /** Those of the revision. */
  readonly years: readonly number[];
}

const LONGEST_CLIENT = 120;

/** What the report is to hold, for whom, in which language and on which paper. */
export function ReportOptionsPanel({ options, change, own, years }: ReportOptionsPanelProps) {
  const text = useText();
  // Where there is little room, the report comes before its options.
  const [open, setOpen] = useState(() => matchMedia("(min-width: 1000px)").matches);
  // What was typed is taken over once it is finished; another address brings its own.
  const [client, setClient] = useState(options.client);
  const [addressed, setAddressed] = useState(options.client);
  if (addressed !== options.client) {
    setAddressed(options.client);
    setClient(options.client);
  }
  const takeClient = () => {
    if (client.trim() !== options.client) change({ client: client.trim() });
  };
  const toggle = (name: (typeof REPORT_SECTIONS)[number], on: boolean) =>
    change({ sections: REPORT_SECTIONS.filter((one) => (one === name ? on : options.sections.includes(one))) });
  return (
    <details className={style["options"]} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text("marketReport.options.title")}</summary>
      <TextInput
        label={text("marketReport.options.client")}
        description={text("marketReport.options.clientHint")}
        value={client}
        maxLength={LONGEST_CLIENT}
        onChange={({ currentTarget }) => setClient(currentTarget.value)}
        onBlur={takeClient}
        onKeyDown={({ key }) => {
          if (key === "Enter") takeClient();
        }}
        data-testid="report-client"
      />
      <NativeSelect
        label={text("marketReport.options.language")}
        value={options.language ?? own}
        onChange={({ currentTarget }) => {
          const language = LOCALES.find((locale) => locale === currentTarget.value) ?? null;
          change({ language: language === own ? null : language });
        }}
        data={LOCALES.map((locale) => ({ value: locale, label: text(`marketReport.languages.${locale}`) }))}
        data-testid="report-language"
      />
      <NativeSelect
        label={text("marketReport.options.paper")}
        value={options.paper}
        onChange={({ currentTarget }) => change({ paper: currentTarget.value === "a4" ? "a4" : "letter" })}
        data={[
          { value: "letter", label: text("marketReport.options.letter") },
          { value: "a4", label: text("marketReport.options.a4") },
        ]}
      />
      <ReportYears options={options} change={change} years={years} />
      <fieldset className={style["sections"]}>
        <legend>{text("marketReport.options.sections")}</legend>
        {REPORT_SECTIONS.map((name) => (
          <Checkbox
            key={name}
            size="xs"
            label={text(`marketReport.section.${name}`)}
            checked={options.sections.includes(name)}
            // A report of nothing is none.
            disabled={options.sections.length === 1 && options.sections.includes(name)}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </details>
  );
}
