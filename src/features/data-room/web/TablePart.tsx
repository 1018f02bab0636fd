import { useState } from "react";
import { fileSize } from "#language/fileSize.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { dataFile, type DataTables } from "../contract.ts";
import { type DataFormat, FILE_TYPE_OF } from "../contract/dataTables.ts";
import style from "./DataRoom.module.css";

type DataTable = DataTables["tables"][number];

interface TablePartProps {
  readonly revision: string;
  readonly table: DataTable;
  /** A file was made that was not there before. */
  readonly onMade: () => void;
}

/** One table: what it holds, how much of it, and its files. */
export function TablePart({ revision, table, onMade }: TablePartProps) {
  const text = useText();
  const formats = useFormats();
  const name = text(`dataRoom.table.${table.name}`);
  return (
    <section className={style["part"]} aria-labelledby={`table-${table.name}`}>
      <h2 id={`table-${table.name}`} className={style["heading"]}>
        {name}
      </h2>
      <p className={style["words"]}>
        {text(`dataRoom.what.${table.name}`)}{" "}
        <strong>{text("dataRoom.rows", { rows: formats.count(table.rows) })}</strong>
      </p>
      {table.rows === 0 ? (
        <p className={style["words"]}>{text("dataRoom.noRows")}</p>
      ) : (
        <ScrollFrame className={style["frame"]} label={text("dataRoom.files", { table: name })}>
          <table className={style["files"]}>
            <caption className="visually-hidden">{text("dataRoom.files", { table: name })}</caption>
            <thead>
              <tr>
                <th scope="col">{text("dataRoom.format")}</th>
                <th scope="col">{text("dataRoom.size")}</th>
                <th scope="col">{text("dataRoom.actions")}</th>
              </tr>
            </thead>
            <tbody>
              {table.files.map((file) => (
                <FileRow key={file.format} revision={revision} table={table.name} file={file} onMade={onMade} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}

interface FileRowProps {
  readonly revision: string;
  readonly table: DataTable["name"];
  readonly file: DataTable["files"][number];
  readonly onMade: () => void;
}

function FileRow({ revision, table, file: { format, address, bytes }, onMade }: FileRowProps) {
  const text = useText();
  const formats = useFormats();
  const { download, busy } = useDownload(revision, `${table}.${format}`, format, onMade);
  const named = { table: text(`dataRoom.table.${table}`), format: text(`dataRoom.formats.${messageOf(format)}`) };
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + address);
    addToast(text("dataRoom.copied"), { type: "success" });
  };
  return (
    <tr>
      <th scope="row">{named.format}</th>
      <td>{busy ? text("dataRoom.making") : bytes === null ? text("dataRoom.notMade") : fileSize(formats, bytes)}</td>
      <td>
        <div className={style["actions"]}>
          <QuietButton busy={busy} aria-label={text("dataRoom.downloadNamed", named)} onClick={() => void download()}>
            {text("dataRoom.download")}
          </QuietButton>
          <QuietButton aria-label={text("dataRoom.copyNamed", named)} onClick={() => void copy()}>
            {text("dataRoom.copy")}
          </QuietButton>
        </div>
      </td>
    </tr>
  );
}

/** Names of messages have no dots in them. */
function messageOf(format: DataFormat): "parquet" | "csv" | "jsonl" {
  return format === "parquet" ? format : format === "csv.gz" ? "csv" : "jsonl";
}

function useDownload(
  revision: string,
  table: `${DataTable["name"]}.${DataFormat}`,
  format: DataFormat,
  onMade: () => void,
) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await callFile(dataFile, { params: { revision, table }, query: {} });
      const [name = "", ...ending] = table.split(".");
      saveFile(`${name}-${revision}.${ending.join(".")}`, FILE_TYPE_OF[format], file);
      onMade();
    } catch (reason) {
      toastProblem(reason);
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
}
