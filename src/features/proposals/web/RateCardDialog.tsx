import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { OwnFileDialog } from "#ui/ownFile/OwnFileDialog.tsx";
import { type OwnFileOrder, useOwnFile } from "#ui/ownFile/useOwnFile.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { readAgain } from "#ui/queries/readAgain.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  importRateCard,
  LARGEST_FILE,
  type RateCard,
  type RateCardReport,
  undoRateCard,
} from "../contract/rateCard.ts";
import { rateCardTable } from "../contract/rateCardTable.ts";
import { CardFound } from "./CardFound.tsx";
import style from "./Proposals.module.css";
import { RATE_CARD, rateCardQuery } from "./proposalQueries.ts";
import { rateCardTemplate } from "./rateCardTemplate.ts";

const CARD = { queryKey: [RATE_CARD] };
const NOTHING_ELSE = {};

/** The organization's rate card: what counts now, and a new file that is shown before it replaces that. */
export function RateCardDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { data: card } = useQuery(rateCardQuery());
  const file = useOwnFile({
    more: NOTHING_ELSE,
    largest: LARGEST_FILE,
    tooLarge: text("proposals.card.tooLarge"),
    send: sendCard,
    isTaken: (report) => report.card !== null,
    onTaken: onClose,
  });
  const count = file.report?.lines ?? 0;
  return (
    <OwnFileDialog
      title={text("proposals.card.title")}
      how={text("proposals.card.how")}
      file={file}
      sound={count}
      takes={text("proposals.card.take", { count, number: formats.count(count) })}
      onClose={onClose}
      present={card && <PresentCard card={card} />}
      action={
        <ActionButton onClick={() => saveFile("rate-card-template.csv", "text/csv", rateCardTemplate())}>
          {text("proposals.card.template")}
        </ActionButton>
      }
      found={file.report && <CardFound report={file.report} />}
    />
  );
}

/** Shows what a file holds, or takes it. What was taken can be undone. */
async function sendCard(order: OwnFileOrder<object>): Promise<RateCardReport> {
  const report = await callApi(importRateCard, { body: order });
  const { card } = report;
  if (card === null) return report;
  await readAgain([CARD.queryKey]);
  addToast((words) => words("proposals.card.taken", { name: order.name }), {
    type: "success",
    action: {
      label: (words) => words("proposals.undo"),
      run: () => void changeList(callApi(undoRateCard, { params: { card } }), CARD),
    },
  });
  return report;
}

/** What counts now, as a file, and the way back to the one before. */
function PresentCard({ card: { card, items } }: { readonly card: RateCard }) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  if (!card) return <p>{text("proposals.card.none")}</p>;
  const undo = async () => {
    setBusy(true);
    await changeList(callApi(undoRateCard, { params: { card: card.id } }), CARD);
    setBusy(false);
  };
  return (
    <>
      <p>
        {text("proposals.card.present", {
          file: card.file,
          by: card.by,
          date: formats.date(card.at),
          count: items.length,
          number: formats.count(items.length),
        })}
      </p>
      <div className={style["ways"]}>
        <ActionButton onClick={() => saveFile("rate-card.csv", "text/csv", csvFile(rateCardTable(items)))}>
          {text("proposals.card.download")}
        </ActionButton>
        <ActionButton busy={busy} onClick={() => void undo()}>
          {text("proposals.card.undo")}
        </ActionButton>
      </div>
    </>
  );
}
