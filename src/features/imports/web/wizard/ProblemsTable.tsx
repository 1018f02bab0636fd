import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { callApi } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { importProblems } from "../../contract.ts";
import type { Upload, UploadOutcome, UploadProblem } from "../../contract/uploadSchemas.ts";
import { check, correct, type Corrected, saveRefused } from "../changeImports.ts";
import { PROBLEMS_ON_A_PAGE, problemsQuery } from "../importQueries.ts";
import { ProblemRow } from "./ProblemRow.tsx";
import { usePlainProblem } from "./usePlainProblem.ts";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

type Mended = Readonly<Record<string, Corrected>>;

export const placeOf = ({ line, column }: { readonly line: number | null; readonly column: string | null }) =>
  `${line} ${column ?? ""}`;

/** Problem by problem, page by page; a cell can be mended and a row left out in place. */
export function ProblemsTable({ upload, outcome }: { readonly upload: Upload; readonly outcome: UploadOutcome }) {
  const text = useText();
  const formats = useFormats();
  const plain = usePlainProblem();
  const [code, setCode] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const [mended, setMended] = useState<Mended>({});
  const [busy, setBusy] = useState(false);
  const found = useQuery({ ...problemsQuery(upload, code, page), placeholderData: keepPreviousData });
  const count = Object.keys(mended).length;
  const all = outcome.errors + outcome.warnings;
  const mend = (correction: Corrected | null, place: string) =>
    setMended((before) => {
      const others = Object.entries(before).filter(([key]) => key !== place);
      return Object.fromEntries(correction ? [...others, [place, correction]] : others);
    });
  const apply = async () => {
    setBusy(true);
    const after = await correct(upload, Object.values(mended));
    if (after) await check(after);
    setBusy(false);
  };
  return (
    <section className={style["block"]}>
      <h2>{text("imports.problemsTitle")}</h2>
      {all > outcome.kept && (
        <p className={style["note"]}>{text("imports.problemsShown", { number: formats.count(outcome.kept) })}</p>
      )}
      <div className={style["tools"]}>
        <SmallSelect
          aria-label={text("imports.showOnly")}
          value={code ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setCode(value === "" ? null : value);
            setPage(0);
          }}
        >
          <option value="">{text("imports.allCodes", { number: formats.count(all) })}</option>
          {outcome.byCode.map((each) => (
            <option key={`${each.severity} ${each.code}`} value={each.code}>
              {text("imports.codeCount", {
                what: plain({ code: each.code, column: null, message: each.code }),
                number: formats.count(each.count),
              })}
            </option>
          ))}
        </SmallSelect>
        <QuietButton onClick={() => void saveProblems(upload)}>{text("imports.downloadProblems")}</QuietButton>
        {outcome.refused > 0 && (
          <QuietButton onClick={() => void saveRefused(upload)}>{text("imports.downloadRefused")}</QuietButton>
        )}
      </div>
      {found.data ? (
        <Rows problems={found.data.items} mended={mended} onMend={mend} />
      ) : found.error ? (
        <ErrorState reason={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingBlock />
      )}
      <div className={style["foot"]}>
        <Pages page={page} total={found.data?.total ?? 0} onPage={setPage} />
        {count > 0 && (
          <ActionButton tone="main" busy={busy} onClick={() => void apply()}>
            {text("imports.applyCorrections", { count })}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

interface RowsProps {
  readonly problems: readonly UploadProblem[];
  readonly mended: Mended;
  readonly onMend: (correction: Corrected | null, place: string) => void;
}

function Rows({ problems, mended, onMend }: RowsProps) {
  const text = useText();
  return (
    <TableFrame label={text("imports.problemsTitle")}>
      <table className={style["table"]} aria-label={text("imports.problemsTitle")}>
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {text("imports.line")}
            </th>
            <th scope="col">{text("imports.column")}</th>
            <th scope="col">{text("imports.value")}</th>
            <th scope="col">{text("imports.what")}</th>
            <th scope="col">{text("imports.mend")}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <ProblemRow key={problem.position} problem={problem} mended={mended} onMend={onMend} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const text = useText();
  const formats = useFormats();
  if (total <= PROBLEMS_ON_A_PAGE) return null;
  const from = page * PROBLEMS_ON_A_PAGE;
  const to = Math.min(from + PROBLEMS_ON_A_PAGE, total);
  return (
    <span className={style["pages"]}>
      <QuietButton disabled={page === 0} onClick={() => onPage(page - 1)}>
        {text("imports.previous")}
      </QuietButton>
      <span>
        {text("imports.pageOf", { from: formats.count(from + 1), to: formats.count(to), all: formats.count(total) })}
      </span>
      <QuietButton disabled={to >= total} onClick={() => onPage(page + 1)}>
        {text("imports.next")}
      </QuietButton>
    </span>
  );
}

const COLUMNS = ["line", "column", "value", "severity", "code", "message"] as const;

/** Saves all problems that are kept with their place. */
async function saveProblems({ id, fileName }: Upload): Promise<void> {
  try {
    const { items } = await callApi(importProblems, { params: { upload: id }, query: { most: 10_000 } });
    const columns = COLUMNS.map((key) => ({ key, unit: key === "line" ? ("count" as const) : ("text" as const) }));
    const csv = csvFile({ columns, rows: items.map((problem) => COLUMNS.map((key) => problem[key])) });
    // Spreadsheets take a file without the mark for one in an old encoding.
    saveFile(`${fileName.replace(/\.\w+(\.gz)?$/, "")}-problems.csv`, "text/csv", csv);
  } catch (reason) {
    toastProblem(reason);
  }
}
