import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { UploadProblem } from "../../contract/uploadSchemas.ts";
import type { Corrected } from "../changeImports.ts";
import { usePlainProblem } from "./usePlainProblem.ts";
import style from "./Wizard.module.css";

interface ProblemRowProps {
  readonly problem: UploadProblem;
  /** Corrections by place, `12 amount_usd`; of a whole row `12 `. */
  readonly mended: Readonly<Record<string, Corrected>>;
  readonly onMend: (correction: Corrected | null, place: string) => void;
}

/** One problem: where, what, and a field to mend it in place. */
export function ProblemRow({ problem, mended, onMend }: ProblemRowProps) {
  const text = useText();
  const formats = useFormats();
  const plain = usePlainProblem();
  const { line, column, value, severity } = problem;
  const leftOut = line !== null && mended[`${line} `] !== undefined;
  return (
    <tr data-severity={severity} data-gone={leftOut || undefined}>
      <td data-numeric>{line === null ? "–" : formats.count(line)}</td>
      <td>
        <bdi>{column}</bdi>
      </td>
      <td className={style["value"]}>
        <bdi>{value}</bdi>
      </td>
      <td className={style["what"]} title={problem.message}>
        {plain(problem)}
      </td>
      <td>
        {line !== null && line > 1 && (
          <span className={style["mend"]}>
            {column !== null && (
              <input
                aria-label={text("imports.correctedTo", { line, column })}
                disabled={leftOut}
                defaultValue={mended[`${line} ${column}`]?.value ?? ""}
                placeholder={value ?? ""}
                onChange={({ currentTarget: { value: said } }) =>
                  onMend(said === "" ? null : { line, column, value: said, before: value }, `${line} ${column}`)
                }
              />
            )}
            <QuietButton
              aria-label={text(leftOut ? "imports.keepLine" : "imports.leaveLineOut", { line })}
              aria-pressed={leftOut}
              onClick={() => onMend(leftOut ? null : { line, column: null, value: "", before: null }, `${line} `)}
            >
              {text(leftOut ? "imports.takesBack" : "imports.leaveOut")}
            </QuietButton>
          </span>
        )}
      </td>
    </tr>
  );
}
