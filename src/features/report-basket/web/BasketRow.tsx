import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { changeBlock, removeBlock } from "#ui/reportBasket/changeBasket.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { inRevision } from "#ui/savedViews/viewPath.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { BasketItem } from "../contract.ts";
import { blockName, blockPlace } from "./blockNames.ts";
import { EditBlock } from "./EditBlock.tsx";
import style from "./MyReport.module.css";

interface BasketRowProps {
  readonly item: BasketItem;
  /** 1 comes first. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDrag: (begun: boolean) => void;
}

/** One block: what it is and where it leads, with what can be done with it. */
export function BasketRow({ item, place, count, onMove, onDrag }: BasketRowProps) {
  const text = useText();
  const formats = useFormats();
  const [editing, setEditing] = useState(false);
  const name = blockName(item, text);
  const { revision, path, note, open, section } = item;
  const to = `${revision.current ? path : inRevision(path, revision.id)}#${section}`;

  return (
    <>
      <div className={style["row"]}>
        <span
          className={style["grip"]}
          draggable
          title={text("exportMenu.basket.drag")}
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", name);
            const row = event.currentTarget.parentElement;
            if (row) event.dataTransfer.setDragImage(row, 16, 16);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <IconGripVertical size={16} />
        </span>
        <span className={style["place"]} aria-hidden="true">
          {place}
        </span>
        <div className={style["words"]}>
          {open ? (
            <Link to={to} className={style["name"]}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <span className={style["name"]}>
              <IconLock size={14} aria-hidden="true" /> <bdi>{name}</bdi>
            </span>
          )}
          <span className={style["detail"]}>{blockPlace(item, text, formats)}</span>
          {!open && <span className={style["detail"]}>{text("exportMenu.basket.closed")}</span>}
          {open && !revision.current && <OlderRevision item={item} name={name} />}
          {note !== "" && <span className={style["note"]}>{note}</span>}
        </div>
        <div className={style["tools"]}>
          <Tool
            icon={IconArrowUp}
            label={text("exportMenu.basket.up", { name })}
            off={place === 1}
            run={() => onMove(-1)}
          />
          <Tool
            icon={IconArrowDown}
            label={text("exportMenu.basket.down", { name })}
            off={place === count}
            run={() => onMove(1)}
          />
          <Tool icon={IconPencil} label={text("exportMenu.basket.edit", { name })} run={() => setEditing(!editing)} />
          <Tool
            icon={IconTrash}
            label={text("exportMenu.basket.remove", { name })}
            run={() => void removeBlock(item, name)}
          />
        </div>
      </div>
      {editing && <EditBlock item={item} onDone={() => setEditing(false)} />}
    </>
  );
}

/** A block keeps the revision it was seen in until it is told otherwise. */
function OlderRevision({ item, name }: { readonly item: BasketItem; readonly name: string }) {
  const text = useText();
  const { data: latest } = useQuery(revisionQuery());
  const renew = async () => {
    if (latest && (await changeBlock(item, { revision: latest.id })))
      addToast((say) => say("exportMenu.basket.updated", { name }), { type: "success" });
  };
  return (
    <span className={style["detail"]}>
      {text("exportMenu.basket.older", { label: item.revision.label })}{" "}
      <button
        type="button"
        className={style["renew"]}
        aria-label={text("exportMenu.basket.newestNamed", { name })}
        onClick={() => void renew()}
      >
        {text("exportMenu.basket.newest")}
      </button>
    </span>
  );
}

interface ToolProps {
  readonly icon: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  readonly label: string;
  /** Not now; it keeps its place and the focus. */
  readonly off?: boolean;
  readonly run: () => void;
}

function Tool({ icon: Icon, label, off = false, run }: ToolProps) {
  return (
    <button
      type="button"
      className={style["tool"]}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => off || run()}
    >
      <Icon size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
