import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { IconUpload } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { SentAidDrawer } from "./SentAidDrawer.tsx";
import { sentAidColumns } from "./sentAidColumns.tsx";
import style from "./Team.module.css";
import { TeamAidDialog } from "./TeamAidDialog.tsx";
import { sentAidsQuery, type Whose } from "./teamQueries.ts";

const WHOSE = ["all", "own"] as const satisfies readonly Whose[];

/** What people brought themselves: one's own with where it stands and, for administrators, what waits for them. */
export function TeamAids() {
  const text = useText();
  const formats = useFormats();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const approves = session.role === "Administrator";
  const whose: Whose = approves && search.get("whose") !== "own" ? "all" : "own";
  const { data, error, refetch } = useQuery(sentAidsQuery(whose));
  const columns = useMemo(() => sentAidColumns(text, formats, whose), [text, formats, whose]);
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const aid = data?.find(({ id }) => id === opened);
  const waiting = data?.filter(({ status }) => status === "waiting").length ?? 0;
  return (
    <div className={style["team"]}>
      <div className={style["intro"]}>
        <p>{text(whose === "all" ? "sellingAids.team.approving" : "sellingAids.team.bringing")}</p>
        {approves && (
          <Segmented
            label={text("sellingAids.team.whose.label")}
            options={WHOSE.map((value) => ({ value, label: text(`sellingAids.team.whose.${value}`) }))}
            value={whose}
            onChange={(value) => setSearch({ tab: "team", ...(value === "own" && { whose: value }) })}
          />
        )}
      </div>
      {whose === "all" && waiting > 0 && (
        <p className={style["waiting"]} role="status">
          {text("sellingAids.team.waiting", { count: waiting, number: formats.count(waiting) })}
        </p>
      )}
      <ListTable
        key={whose}
        name={`team-aids-${whose}`}
        caption={text("sellingAids.tabs.team")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          title: text(`sellingAids.team.none.${whose}.what`),
          hint: text(`sellingAids.team.none.${whose}.why`),
        }}
        onOpen={({ id }) => open(id)}
        opened={opened}
        actions={
          <ActionButton tone="main" disabled={session.viewAs !== null} onClick={() => setAdding(true)}>
            <IconUpload size={16} aria-hidden="true" /> {text("sellingAids.team.add")}
          </ActionButton>
        }
      />
      {aid && <SentAidDrawer key={`${aid.id}-${aid.number}`} aid={aid} approves={approves} onClose={close} />}
      {adding && <TeamAidDialog before={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
