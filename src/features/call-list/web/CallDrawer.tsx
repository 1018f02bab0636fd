import { NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { differenceOf } from "#domain/figures/difference.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import { callApi } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { type CallChange, changeEntry, removeFromCallList } from "#ui/callList/changeCallList.ts";
import { CommentsSection } from "#ui/comments/CommentsSection.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { NewProposalLink } from "#ui/proposals/NewProposalLink.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { type CallEntry, handOverCall, type TeamCalls } from "../contract.ts";
import { CallForm, type CallDraft, draftOf, tidied } from "./CallForm.tsx";
import { CallHistory } from "./CallHistory.tsx";
import style from "./CallList.module.css";
import { callName } from "./callNames.ts";
import { refreshBesides } from "./callQueries.ts";

interface CallDrawerProps {
  readonly entry: CallEntry;
  readonly isOwn: boolean;
  /** To whom it can be handed over; nobody where the reader may not. */
  readonly people: TeamCalls["people"];
  readonly onClose: () => void;
}

/** Everything about one call: how far it has come, what comes next, and what was changed. Colleagues' are read alone. */
export function CallDrawer({ entry, isOwn, people, onClose }: CallDrawerProps) {
  const text = useText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [saving, setSaving] = useState(false);
  const name = callName(entry, formats);
  const category = subVerticalName(entry.subVertical, formats.locale);
  // What was typed differs from the entry in fields that a change may have.
  const change: CallChange | undefined = differenceOf<CallDraft>(draftOf(entry), tidied(draft))?.after;

  const save = async () => {
    if (!change) return;
    setSaving(true);
    setDraft(tidied(draft));
    await changeEntry(entry, change);
    await refreshBesides(queryClient);
    setSaving(false);
  };
  const takeOff = async () => {
    onClose();
    await removeFromCallList(entry, name);
    await refreshBesides(queryClient);
  };

  return (
    <DetailDrawer
      open
      title={name}
      note={entry.name === null ? entry.marketName : `${category} · ${entry.marketName}`}
      onClose={onClose}
      dirty={isOwn && change !== undefined}
      saving={saving}
      onSave={isOwn ? () => void save() : undefined}
      actions={isOwn && <ActionButton onClick={() => void takeOff()}>{text("calls.remove")}</ActionButton>}
    >
      <div className={style["parts"]}>
        <p className={style["ways"]}>
          <Link to={subVerticalPath(entry.subVertical, new URLSearchParams({ market: entry.market }))}>
            {text("calls.openCategory", { category })}
          </Link>
          {entry.company !== null && (
            <Link to={`/companies?open=${encodeURIComponent(entry.company)}`}>{text("calls.openCompany")}</Link>
          )}
          {isOwn && (
            <NewProposalLink
              call={entry.id}
              client={entry.name}
              company={entry.company}
              market={entry.market}
              subVertical={entry.subVertical}
              medium={entry.medium}
            />
          )}
        </p>
        {people.length > 0 && <OwnerField entry={entry} people={people} name={name} />}
        {!isOwn && <p>{text("calls.readOnly", { owner: entry.owner.name })}</p>}
        <CallForm draft={draft} disabled={!isOwn} onChange={(part) => setDraft((now) => ({ ...now, ...part }))} />
        <CommentsSection about={{ about: "call", thing: entry.id, title: null }} />
        {!viewAsGrant() && (
          <section aria-labelledby="call-history">
            <h3 id="call-history">{text("calls.history.title")}</h3>
            <CallHistory entry={entry.id} />
          </section>
        )}
      </div>
    </DetailDrawer>
  );
}

/** Whose call it is; another choice hands it over at once. */
function OwnerField({ entry, people, name }: Pick<CallDrawerProps, "entry" | "people"> & { readonly name: string }) {
  const text = useText();
  const queryClient = useQueryClient();
  const { owner } = entry;
  const offered = people.some(({ id }) => id === owner.id) ? people : [owner, ...people];

  const handOver = async (to: string) => {
    try {
      const given = await callApi(handOverCall, { params: { entry: entry.id }, body: { owner: to } });
      addToast((words) => words("calls.handedOver", { name, owner: given.owner.name }), { type: "success" });
    } catch (reason) {
      toastProblem(reason);
    }
    await queryClient.invalidateQueries(callListQuery());
  };

  return (
    <NativeSelect
      label={text("calls.column.owner")}
      value={owner.id}
      data={offered.map((person) => ({ value: person.id, label: person.name }))}
      onChange={(event) => void handOver(event.currentTarget.value)}
    />
  );
}
