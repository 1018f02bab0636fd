import type { ReactNode } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { OwnFileFound, OwnFileProblem } from "#platform/api/ownFile.ts";
import { ScrollFrame } from "../look/ScrollFrame.tsx";
import style from "./FileFound.module.css";

interface FileFoundProps {
  /** For tests. */
  readonly name: string;
  readonly report: OwnFileFound;
  /** What is wrong at a place, in the reader's language. */
  readonly said: (problem: OwnFileProblem) => string;
  /** What the sound rows come to, beside how many were read. */
  readonly sound?: string;
  readonly children: ReactNode;
}

/** What a file would change, and line by line what is wrong with it. */
export function FileFound({ name, report, said, sound, children }: FileFoundProps) {
  const text = useText();
  const formats = useFormats();
  const { rows, refused } = report;
  return (
    <div className={style["report"]} data-testid={name}>
      <p role="status">
        {text("ownRevenue.read", { count: rows, rows: formats.count(rows) })} {sound}{" "}
        {refused > 0 && (
          <strong>{text("ownRevenue.refused", { count: refused, number: formats.count(refused) })}</strong>
        )}
      </p>
      {children}
      {report.problems.length > 0 && <Problems report={report} said={said} />}
    </div>
  );
}

function Problems({ report: { problems, errors }, said }: Pick<FileFoundProps, "report" | "said">) {
  const text = useText();
  const formats = useFormats();
  return (
    <FoundTable
      name={text("ownRevenue.problems")}
      caption={
        errors > problems.length
          ? text("ownRevenue.problemsOf", { shown: formats.count(problems.length), all: formats.count(errors) })
          : text("ownRevenue.problems")
      }
      heads={[
        text("ownRevenue.column.line"),
        text("ownRevenue.column.column"),
        text("ownRevenue.column.value"),
        text("ownRevenue.column.problem"),
      ]}
    >
      {problems.map((problem, at) => (
        // Two problems of one line differ by nothing but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={at}>
          <th scope="row">{problem.line === null ? "–" : formats.count(problem.line)}</th>
          <td>
            <bdi>{problem.column}</bdi>
          </td>
          <td>
            <bdi>{problem.value}</bdi>
          </td>
          <td className={style["what"]}>{said(problem)}</td>
        </tr>
      ))}
    </FoundTable>
  );
}

interface FoundTableProps {
  readonly name: string;
  readonly caption: string;
  readonly heads: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of what was found, which scrolls by itself. */
export function FoundTable({ name, caption, heads, children }: FoundTableProps) {
  return (
    <ScrollFrame className={style["frame"]} label={name}>
      <table aria-label={name}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollFrame>
  );
}

interface CountsProps {
  readonly items: readonly (readonly [name: string, count: number])[];
}

/** What the sound rows come to, a count a line. */
export function Counts({ items }: CountsProps) {
  const formats = useFormats();
  return (
    <dl className={style["counts"]}>
      {items.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formats.count(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
