import { useState } from "react";
import { useText } from "#language/useText.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { CompanyPairs } from "../contract.ts";
import { keepApart, merge } from "./changeCompanies.ts";
import style from "./Companies.module.css";

type Pair = CompanyPairs["items"][number];

interface PairsDialogProps {
  readonly pairs: CompanyPairs;
  readonly onClose: () => void;
}

/** Companies that look like one, side by side: keep one of the two, or say that they are not the same. */
export function PairsDialog({ pairs, onClose }: PairsDialogProps) {
  const text = useText();
  return (
    <TaskDialog
      title={text("companies.pairs.title")}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("companies.pairs.done")}</ActionButton>}
    >
      <p>{text(pairs.total === 0 ? "companies.pairs.none" : "companies.pairs.how")}</p>
      <ul className={style["people"]}>
        {pairs.items.map((pair) => (
          <li key={`${pair.one.id} ${pair.other.id}`}>
            <PairChoice pair={pair} />
          </li>
        ))}
      </ul>
    </TaskDialog>
  );
}

function PairChoice({ pair: { one, other, by } }: { readonly pair: Pair }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const run = async (work: Promise<boolean>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const keep = (kept: Pair["one"], gone: Pair["one"]) => (
    <ActionButton busy={busy} onClick={() => void run(merge(kept.id, gone.id, kept.name))}>
      {text("companies.pairs.keep", { name: lineOf(kept) })}
    </ActionButton>
  );
  return (
    <>
      <p className={style["note"]}>{text(`companies.pairs.by.${by}`)}</p>
      <div className={style["choices"]}>
        {keep(one, other)}
        {keep(other, one)}
        <ActionButton busy={busy} onClick={() => void run(keepApart(one.id, other.id))}>
          {text("companies.pairs.apart")}
        </ActionButton>
      </div>
    </>
  );
}

/** What tells the two apart. */
function lineOf({ name, city, zip, phone, crmId }: Pair["one"]): string {
  return [name, [city, zip].filter(Boolean).join(" "), phone, crmId].filter(Boolean).join(", ");
}
