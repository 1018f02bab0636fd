import { Select } from "@mantine/core";
import type { TFunction } from "i18next";
import { useState } from "react";
import { fileSize } from "#language/fileSize.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import type { Upload, UploadChoices } from "../../contract/uploadSchemas.ts";
import { look, say } from "../changeImports.ts";
import { usePlainProblem } from "./usePlainProblem.ts";
import style from "./Wizard.module.css";

/** What the file is, which sheet is read, and how its letters and amounts are written. */
export function FileStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const plain = usePlainProblem();
  const [busy, setBusy] = useState(false);
  const { fileDescription: file, sheet, encoding, decimalComma } = upload.setup;
  const again = async (said: Partial<Pick<UploadChoices, "sheet" | "encoding" | "decimalComma">>) => {
    setBusy(true);
    await look(upload, said);
    setBusy(false);
  };
  if (!file) return null;
  const { workbook, problem } = file;
  return (
    <section className={style["step"]} aria-busy={busy}>
      <Facts upload={upload} />
      {problem && (
        <Callout tone="alarm" role="alert">
          <strong>{text("imports.unreadable")}</strong>
          <p>{plain(problem)}</p>
        </Callout>
      )}
      {workbook && (
        <Select
          className={style["field"] ?? ""}
          label={text("imports.sheet")}
          allowDeselect={false}
          value={sheet ?? workbook.sheet}
          onChange={(name) => name !== null && void again({ sheet: name })}
          data={workbook.sheets.map(({ name, hidden }) => ({
            value: name,
            label: hidden ? text("imports.sheetHidden", { name }) : name,
          }))}
        />
      )}
      {!workbook && (
        <Select
          className={style["field"] ?? ""}
          label={text("imports.encoding")}
          allowDeselect={false}
          value={encoding ?? "auto"}
          onChange={(said) => {
            const chosen = encodingOptions(text).find(({ value }) => value === said);
            if (chosen) void again({ encoding: chosen.encoding });
          }}
          data={encodingOptions(text).map(({ value, label }) => ({ value, label }))}
        />
      )}
      <Toggle
        label={text("imports.decimalComma")}
        checked={decimalComma}
        onChange={(comma) => void again({ decimalComma: comma })}
      />
      {!problem && (
        <div className={style["foot"]}>
          <span className={style["note"]}>{fileSize(formats, upload.bytes)}</span>
          <ActionButton tone="main" busy={busy} onClick={() => void say(upload, { step: "columns" })}>
            {text("imports.next")}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

/** What there is to say of the file before anything is chosen. */
function Facts({ upload: { setup, sameAs, bytes } }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const { fileDescription: file } = setup;
  if (!file) return null;
  const { workbook, kind } = file;
  const counted = (key: "imports.hiddenSheets" | "imports.formulas" | "imports.merged", count: number) =>
    count > 0 ? text(key, { count, number: formats.count(count) }) : null;
  const facts = [
    `${text(`imports.kind.${kind}`)}, ${fileSize(formats, bytes)}`,
    sameAs && text("imports.sameAs", { name: sameAs.fileName, date: formats.date(sameAs.at) }),
    counted("imports.hiddenSheets", workbook?.sheets.filter(({ hidden }) => hidden).length ?? 0),
    counted("imports.formulas", workbook?.formulas ?? 0),
    counted("imports.merged", workbook?.mergedRanges ?? 0),
    workbook?.macros ? text("imports.macros") : null,
  ].filter((fact) => fact !== null);
  return (
    <ul className={style["facts"]} aria-label={text("imports.facts")}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

interface EncodingOption {
  readonly value: string;
  readonly label: string;
  readonly encoding: UploadChoices["encoding"];
}

/** How a text's letters may be written, the usual way first. */
function encodingOptions(text: TFunction): readonly EncodingOption[] {
  return [
    { value: "auto", label: text("imports.encodings.auto"), encoding: null },
    { value: "latin1", label: text("imports.encodings.latin1"), encoding: "latin1" },
    { value: "utf-16le", label: text("imports.encodings.utf16le"), encoding: "utf-16le" },
    { value: "utf-16be", label: text("imports.encodings.utf16be"), encoding: "utf-16be" },
  ];
}
