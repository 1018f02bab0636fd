import { useMemo, useState } from "react";
import type { CallEntry, CallList } from "#features/call-list/contract.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { SmallSelect } from "../look/SmallSelect.tsx";
import { CallListItem } from "./CallListItem.tsx";
import style from "./CallListItems.module.css";
import { CALL_ORDERS, type CallOrder, sortCalls } from "./sortCalls.ts";

interface CallListItemsProps {
  readonly items: CallList;
  /** Called when the reader goes from an entry to its screen. */
  readonly onFollow: () => void;
}

/** The entries in the order chosen. */
export function CallListItems({ items, onFollow }: CallListItemsProps) {
  const text = useText();
  const formats = useFormats();
  const [order, setOrder] = useState<CallOrder>("added");
  const sorted = useMemo(() => {
    const nameOf = ({ name, subVertical }: CallEntry) => name ?? subVerticalName(subVertical, formats.locale);
    return sortCalls(items, order, nameOf, (a, b) => formats.compare(a, b));
  }, [items, order, formats]);

  return (
    <>
      <label className={style["order"]}>
        {text("callList.order.label")}
        <SmallSelect value={order} onChange={(event) => setOrder(orderOf(event.target.value))}>
          {CALL_ORDERS.map((one) => (
            <option key={one} value={one}>
              {text(`callList.order.${one}`)}
            </option>
          ))}
        </SmallSelect>
      </label>
      <ul className={style["list"]}>
        {sorted.map((entry) => (
          <CallListItem key={entry.id} entry={entry} onFollow={onFollow} />
        ))}
      </ul>
    </>
  );
}

function orderOf(value: string): CallOrder {
  return CALL_ORDERS.find((order) => order === value) ?? "added";
}
