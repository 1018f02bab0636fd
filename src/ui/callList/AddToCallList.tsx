import { useQuery } from "@tanstack/react-query";
import { IconPhoneCheck, IconPhonePlus } from "@tabler/icons-react";
import { memo, useCallback, useState } from "react";
import type { CallList } from "#features/call-list/contract.ts";
import { useText } from "#language/useText.ts";
import style from "./AddToCallList.module.css";
import { callListQuery } from "./callListQuery.ts";
import { addToCallList, removeFromCallList } from "./changeCallList.ts";
import { findCall } from "./findCall.ts";

interface AddToCallListProps {
  readonly market: string;
  readonly subVertical: string;
  /** The prospect's id; left out for the sub-vertical as a whole. */
  readonly prospect?: string;
  /** What is added, as the reader sees it; for a prospect also what the list will call it. */
  readonly name: string;
}

/** Puts a sub-vertical or a prospect on the reader's call list, and takes it off again. */
export const AddToCallList = memo(function AddToCallList(props: AddToCallListProps) {
  const { market, subVertical, prospect, name } = props;
  const text = useText();
  const [busy, setBusy] = useState(false);
  const call = { market, subVertical, ...(prospect !== undefined && { prospect, name }) };
  // Rows whose own entry has not changed render nothing when another one is added.
  const own = useCallback(
    (items: CallList) => findCall(items, { market, subVertical, ...(prospect !== undefined && { prospect }) }) ?? null,
    [market, subVertical, prospect],
  );
  const { data: entry, isSuccess } = useQuery({ ...callListQuery(), select: own });

  const press = async () => {
    setBusy(true);
    await (entry ? removeFromCallList(entry, name) : addToCallList(call, name));
    setBusy(false);
  };
  const Sign = entry ? IconPhoneCheck : IconPhonePlus;
  const words = text(entry ? "callList.onList" : "callList.add");

  return (
    <button
      type="button"
      className={style["sign"]}
      aria-pressed={Boolean(entry)}
      aria-label={text("callList.addNamed", { name })}
      title={words}
      disabled={!isSuccess}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A row explains itself when it is clicked.
        event.stopPropagation();
        if (!busy) void press();
      }}
    >
      <Sign size={16} stroke={1.6} aria-hidden="true" />
    </button>
  );
});
