import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import { ConnectPart } from "./ConnectPart.tsx";
import style from "./DataRoom.module.css";
import { dataTablesQuery } from "./dataRoomQueries.ts";
import { SheetPart } from "./SheetPart.tsx";
import { TablePart } from "./TablePart.tsx";

/** `/data-room`: whole tables of a revision as files, and how programs read them. */
export default function DataRoomScreen() {
  const text = useText();
  const [revision, setRevision] = useState("current");
  const { data, error, refetch } = useQuery(dataTablesQuery(revision));
  return (
    <Page title={text("dataRoom.title")} lead={text("dataRoom.lead")}>
      <RevisionField revision={revision} onChange={setRevision} />
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingBlock />}
      <div className={style["parts"]}>
        {data?.tables.map((table) => (
          <TablePart key={table.name} revision={data.revision} table={table} onMade={() => void refetch()} />
        ))}
        {data && <ConnectPart />}
        {data && <SheetPart />}
      </div>
    </Page>
  );
}

interface RevisionFieldProps {
  readonly revision: string;
  readonly onChange: (revision: string) => void;
}

/** Which revision; the published one unless another one is chosen. */
function RevisionField({ revision, onChange }: RevisionFieldProps) {
  const text = useText();
  const { data = [] } = useQuery(revisionsQuery());
  const options = data.map(({ id, label, status }) => ({
    value: status === "published" ? "current" : id,
    label: status === "published" ? text("dataRoom.published", { label }) : label,
  }));
  if (options.length < 2) return null;
  return (
    <Select
      className={style["revision"] ?? ""}
      label={text("dataRoom.revision")}
      data={options}
      value={revision}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
