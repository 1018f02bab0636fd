import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { whatComesFirst } from "#domain/calls/whatComesFirst.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { shownRows } from "#ui/list/shownRows.ts";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { Page } from "#ui/look/Page.tsx";
import { callListTable } from "../contract/callListTable.ts";
import type { CallEntry, CallList } from "../contract.ts";
import { CalendarButton } from "./calendar/CalendarButton.tsx";
import { CallBoard } from "./CallBoard.tsx";
import { callColumns } from "./callColumns.tsx";
import { CallTotals } from "./CallTotals.tsx";
import { CallDrawer } from "./CallDrawer.tsx";
import { CallsFileButton } from "./file/CallsFileButton.tsx";
import { OwnGoal } from "./goals/OwnGoal.tsx";
import { CALL_VIEWS, Views } from "./Views.tsx";
import { WorkbookButton } from "./WorkbookButton.tsx";
import { NarrowedCalls } from "./NarrowedCalls.tsx";
import { CallNewsChoice } from "./CallNewsChoice.tsx";
import { teamCallsQuery } from "./callQueries.ts";

/** `/call-list`: whom one means to call and what comes next; for who may see it, those of the whole organisation. */
export default function CallListScreen() {
  const text = useText();
  const formats = useFormats();
  const [address] = useSearchParams();
  const own = useQuery(callListQuery());
  const { data: team } = useQuery(teamCallsQuery());
  const isTeam = team?.sees === true && address.get("whose") === "team";
  const items = useShownCalls(own.data, isTeam ? team.items : undefined);
  const today = localToday();
  const columns = useMemo(
    () => callColumns({ text, formats, items: items ?? [], team: isTeam, today }),
    [text, formats, items, isTeam, today],
  );
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const shown = items?.find(({ id }) => id === opened);
  const found = (all: CallList) => shownRows(all, columns, list.view, (a, b) => formats.compare(a, b));
  const isOwn = (entry: CallEntry) => own.data?.some(({ id }) => id === entry.id) ?? false;
  const ways = CALL_VIEWS.filter((way) => way !== "totals" || isTeam);
  const view = (items?.length ? ways.find((way) => way === address.get("view")) : undefined) ?? "list";

  return (
    <Page
      title={text("menu.callList")}
      lead={text("calls.lead")}
      actions={
        <>
          <CalendarButton />
          <CallsFileButton team={team?.sees ?? false} />
          <Views team={team?.sees ? isTeam : null} view={view} ways={items?.length ? ways : []} />
        </>
      }
    >
      {!isTeam && own.data && <OwnGoal calls={own.data} />}
      {items && view !== "list" ? (
        <NarrowedCalls items={items} columns={columns} list={list}>
          {(found) =>
            view === "totals" && team ? (
              <CallTotals items={found} team={team} />
            ) : (
              <CallBoard items={found} isOwn={isOwn} team={isTeam} onOpen={({ id }) => open(id)} />
            )
          }
        </NarrowedCalls>
      ) : (
        <ListTable
          name="call-list"
          caption={text("menu.callList")}
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          list={list}
          problem={own.error}
          onRetry={() => void own.refetch()}
          empty={{
            example: "callList",
            title: text(isTeam ? "calls.emptyTeam" : "callList.empty.title"),
            hint: text("callList.empty.hint"),
            way: { to: "/vertical", words: text("callList.empty.go") },
          }}
          actions={items?.length ? <WorkbookButton found={() => found(items)} /> : null}
          onOpen={({ id }) => open(id)}
          opened={opened}
          isFaded={({ status }) => status === "won" || status === "lost"}
          file={(rows) => callListTable([...rows], formats.locale)}
        />
      )}
      <CallNewsChoice />
      {shown && (
        <CallDrawer
          key={shown.id}
          entry={shown}
          isOwn={isOwn(shown)}
          people={isTeam ? team.people : []}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** One's own calls or the team's, what comes first in front; one's own are as they were changed here last, sent or not. */
function useShownCalls(own: CallList | undefined, ofTeam: CallList | undefined): CallList | undefined {
  return useMemo(() => {
    const mine = new Map(own?.map((entry) => [entry.id, entry]));
    const all = ofTeam ? ofTeam.map((entry) => mine.get(entry.id) ?? entry) : own;
    return all?.toSorted(whatComesFirst);
  }, [own, ofTeam]);
}
