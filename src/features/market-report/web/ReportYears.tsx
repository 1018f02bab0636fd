import { NativeSelect } from "@mantine/core";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import style from "./MarketReport.module.css";
import type { ReportOptions } from "./useReportOptions.ts";

interface ReportYearsProps {
  readonly options: Pick<ReportOptions, "from" | "to">;
  readonly change: (change: Partial<ReportOptions>) => void;
  /** Those of the revision, the first one first. */
  readonly years: readonly number[];
}

/** From which year to which charts and tables go; two at least, or no change would be left to see. */
export function ReportYears({ options, change, years }: ReportYearsProps) {
  const text = useText();
  const formats = useFormats();
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const [from, to] = [options.from ?? first, options.to ?? last];
  const items = (offered: readonly number[]) =>
    offered.map((year) => ({ value: String(year), label: formats.year(year) }));
  return (
    <div className={style["years"]} role="group" aria-label={text("marketReport.options.years")}>
      <NativeSelect
        label={text("marketReport.options.from")}
        value={String(from)}
        data={items(years.filter((year) => year < to))}
        onChange={({ currentTarget }) => change({ from: unlessUsual(currentTarget.value, first) })}
        data-testid="report-from"
      />
      <NativeSelect
        label={text("marketReport.options.to")}
        value={String(to)}
        data={items(years.filter((year) => year > from))}
        onChange={({ currentTarget }) => change({ to: unlessUsual(currentTarget.value, last) })}
        data-testid="report-to"
      />
    </div>
  );
}

const unlessUsual = (value: string, usual: number): number | null => (Number(value) === usual ? null : Number(value));
