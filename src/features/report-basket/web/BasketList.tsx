import { type DragEvent, useState } from "react";
import { useText } from "#language/useText.ts";
import { orderBlocks } from "#ui/reportBasket/changeBasket.ts";
import type { BasketItem } from "../contract.ts";
import { BasketRow } from "./BasketRow.tsx";
import { blockName } from "./blockNames.ts";
import style from "./MyReport.module.css";

/** The blocks in the order of the document; they are moved by their buttons, or dragged. */
export function BasketList({ items }: { readonly items: readonly BasketItem[] }) {
  const text = useText();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  const move = (from: number, to: number) => {
    const moved = items[from];
    if (!moved || from === to || to < 0 || to >= items.length) return;
    const ordered = items.toSpliced(from, 1).toSpliced(to, 0, moved);
    setSaid(text("exportMenu.basket.moved", { name: blockName(moved, text), place: to + 1, count: items.length }));
    void orderBlocks(ordered);
  };
  const place = (id: string | null) => items.findIndex((item) => item.id === id);
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault();
    move(place(dragged), at);
    setDragged(null);
    setOver(null);
  };

  return (
    <div>
      <ol className={style["items"]} aria-label={text("exportMenu.basket.list")}>
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the buttons of the row move it too
          <li
            key={item.id}
            className={style["item"]}
            data-testid="report-block"
            data-dragged={item.id === dragged || undefined}
            data-over={dragged !== null && item.id === over ? (place(dragged) < at ? "after" : "before") : undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (over !== item.id) setOver(item.id);
            }}
            onDrop={(event) => drop(event, at)}
          >
            <BasketRow
              item={item}
              place={at + 1}
              count={items.length}
              onMove={(step) => move(at, at + step)}
              onDrag={(begun) => {
                setDragged(begun ? item.id : null);
                setOver(null);
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className={style["said"]}>
        {said}
      </p>
    </div>
  );
}
