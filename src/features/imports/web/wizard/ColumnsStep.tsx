import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LAYOUTS } from "#domain/layoutNames.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { check, say } from "../changeImports.ts";
import { layoutsQuery } from "../importQueries.ts";
import { ColumnTable } from "./ColumnTable.tsx";
import style from "./Wizard.module.css";

/** What the file holds, and which of its columns is which. */
export function ColumnsStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const { data: layouts } = useQuery(layoutsQuery());
  const { setup } = upload;
  const [columns, setColumns] = useState(setup.columns);
  const [replace, setReplace] = useState(setup.replace);
  const [busy, setBusy] = useState(false);
  if (!layouts) return <LoadingBlock />;
  const layout = layouts.find(({ name }) => name === setup.layout);
  const missing = (layout?.columns ?? []).filter(({ key, required }) => required && columns[key] === undefined);
  const choose = (name: string | null) => {
    const chosen = LAYOUTS.find((known) => known === name);
    if (chosen) void say(upload, { layout: chosen });
  };
  const start = async () => {
    setBusy(true);
    const said = await say(upload, { columns, replace });
    if (said) await check(said);
    setBusy(false);
  };
  return (
    <section className={style["step"]}>
      <Select
        className={style["field"] ?? ""}
        label={text("imports.layout")}
        description={text(setup.layout === null ? "imports.layoutUnknown" : "imports.layoutHint")}
        placeholder={text("imports.choose")}
        searchable
        allowDeselect={false}
        value={setup.layout}
        onChange={choose}
        data={LAYOUTS.map((value) => ({ value, label: text(`imports.layouts.${value}`) }))}
      />
      {layout && (
        <>
          <div>
            <h2>{text("imports.columnsTitle")}</h2>
            <p className={style["note"]}>{text("imports.columnsHint")}</p>
          </div>
          <ColumnTable
            // Another layout asks for other columns.
            key={layout.name}
            layout={layout}
            file={setup.fileDescription?.columns ?? []}
            proposals={setup.proposals}
            columns={columns}
            onChange={setColumns}
          />
          {layout.beside && <Toggle label={text("imports.replace")} checked={replace} onChange={setReplace} />}
        </>
      )}
      <div className={style["foot"]}>
        {layout && missing.length > 0 && (
          <span className={style["note"]}>{text("imports.missing", { count: missing.length })}</span>
        )}
        <ActionButton tone="main" busy={busy} disabled={!layout || missing.length > 0} onClick={() => void start()}>
          {text("imports.check")}
        </ActionButton>
      </div>
    </section>
  );
}
