import { IconUpload } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { AID_TYPES } from "#domain/content/contentKind.ts";
import { TEAM_AID_STATUSES } from "#domain/sellingAids/teamAid.ts";
import { fileSize } from "#language/fileSize.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { SentAid } from "../../contract/teamAids.ts";
import { AidStatus } from "./AidStatus.tsx";
import { SentAidDrawer } from "./SentAidDrawer.tsx";
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
          example: "teamAids",
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

/** What is known of an aid that somebody brought, a column each. Whose it is matters only among those of all. */
function sentAidColumns(text: TFunction, formats: Formats, whose: Whose): readonly ListColumn<SentAid>[] {
  const head = (key: "title" | "customer" | "sentBy" | "file" | "sentAt" | "decidedAt" | "decidedBy" | "status") =>
    text(`sellingAids.team.${key}`);
  const columns: readonly ListColumn<SentAid>[] = [
    {
      key: "title",
      head: head("title"),
      kind: "text",
      value: ({ title }) => title,
      width: 240,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "status",
      head: head("status"),
      kind: "choice",
      value: ({ status }) => status,
      options: TEAM_AID_STATUSES.filter((status) => status !== "replaced").map((value) => ({
        value,
        label: text(`sellingAids.team.is.${value}`),
      })),
      cell: ({ status }) => <AidStatus status={status} />,
      width: 140,
      narrow: "end",
    },
    {
      key: "customer",
      head: head("customer"),
      kind: "text",
      value: ({ customer }) => customer,
      width: 170,
      narrow: "note",
    },
    { key: "sentBy", head: head("sentBy"), kind: "text", value: ({ sentBy }) => sentBy, width: 150 },
    {
      key: "type",
      head: text("sellingAids.filter.type"),
      kind: "choice",
      value: ({ type }) => type,
      options: AID_TYPES.map((value) => ({ value, label: text(`sellingAids.type.${value}`) })),
      width: 170,
      ...(whose === "own" && { narrow: "note" as const }),
    },
    {
      key: "file",
      head: head("file"),
      kind: "text",
      value: ({ file }) => `${file.name} (${fileSize(formats, file.bytes)})`,
      width: 220,
    },
    {
      key: "sentAt",
      head: head("sentAt"),
      kind: "date",
      value: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => formats.date(sentAt),
      width: 130,
    },
    {
      key: "decidedAt",
      head: head("decidedAt"),
      kind: "date",
      value: ({ decidedAt }) => decidedAt,
      cell: ({ decidedAt }) => (decidedAt === null ? "" : formats.date(decidedAt)),
      width: 130,
    },
    {
      key: "decidedBy",
      head: head("decidedBy"),
      kind: "text",
      value: ({ decidedBy }) => decidedBy,
      width: 150,
      hidden: true,
    },
  ];
  return whose === "all" ? columns : columns.filter(({ key }) => key !== "customer" && key !== "sentBy");
}
