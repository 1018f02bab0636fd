import { useState } from "react";
import { useText } from "#language/useText.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Upload, UploadDescription } from "../../contract/uploadSchemas.ts";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

interface LayoutColumn {
  readonly key: string;
  readonly required: boolean;
}

interface ColumnTableProps {
  readonly layout: { readonly columns: readonly LayoutColumn[] };
  readonly file: UploadDescription["columns"];
  readonly proposals: Upload["setup"]["proposals"];
  /** Position of the file's column by column of the layout. */
  readonly columns: Readonly<Record<string, number>>;
  readonly onChange: (columns: Record<string, number>) => void;
}

/** Column by column: what is needed, which of the file's it is, and what stands in it. Further columns are unfolded. */
export function ColumnTable({ layout, file, proposals, columns, onChange }: ColumnTableProps) {
  const text = useText();
  const [first] = useState(() =>
    layout.columns.filter(
      ({ key, required }) => required || columns[key] !== undefined || proposals[key] === "doubled",
    ),
  );
  const [all, showAll] = useState(false);
  const shown = all ? layout.columns : first;
  const hidden = layout.columns.length - shown.length;
  const taken = new Set(Object.values(columns));
  const unused = file.filter((_, at) => !taken.has(at)).map(({ name }) => name);
  const nameOf = (at: number) => file[at]?.name || text("imports.unnamed", { number: at + 1 });
  const [taking, setTaking] = useState({ key: "", before: columns });
  // Typing ahead comes past columns that others have; those that it does not end at go back to them.
  const take = (key: string, at: number | null) => {
    const before = taking.key === key ? taking.before : columns;
    setTaking({ key, before });
    const others = Object.entries(before).filter(([other, place]) => other !== key && place !== at);
    onChange(Object.fromEntries(at === null ? others : [...others, [key, at]]));
  };
  return (
    <>
      <TableFrame label={text("imports.columnsTitle")}>
        <table className={style["table"]} aria-label={text("imports.columnsTitle")}>
          <thead>
            <tr>
              <th scope="col">{text("imports.wanted")}</th>
              <th scope="col">{text("imports.inFile")}</th>
              <th scope="col">{text("imports.samples")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, required }) => {
              const at = columns[key];
              const why = (at === undefined) === (proposals[key] === "doubled") ? proposals[key] : undefined;
              return (
                <tr key={key} data-wanting={(required && at === undefined) || undefined}>
                  <th scope="row">
                    <code>{key}</code>
                    {required && <small>{text("imports.required")}</small>}
                  </th>
                  <td>
                    <SmallSelect
                      aria-label={`${key}: ${text("imports.inFile")}`}
                      value={at === undefined ? "" : String(at)}
                      onChange={({ currentTarget: { value } }) => take(key, value === "" ? null : Number(value))}
                    >
                      <option value="">{text("imports.noColumn")}</option>
                      {file.map((_, place) => (
                        <option key={nameKey(place)} value={place}>
                          {nameOf(place)}
                        </option>
                      ))}
                    </SmallSelect>
                    {why && why !== "name" && <small>{text(`imports.proposal.${why}`)}</small>}
                  </td>
                  <td className={style["samples"]}>
                    <bdi>{at === undefined ? "" : file[at]?.samples.slice(0, 3).join(" · ")}</bdi>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
      {hidden > 0 && (
        <p>
          <LinkButton onClick={() => showAll(true)}>{text("imports.optional", { count: hidden })}</LinkButton>
        </p>
      )}
      {unused.length > 0 && <p className={style["note"]}>{text("imports.unused", { names: unused.join(", ") })}</p>}
    </>
  );
}

const nameKey = (place: number) => `column ${place}`;
