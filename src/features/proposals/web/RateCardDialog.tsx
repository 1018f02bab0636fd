import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { base64Of } from "#ui/form/base64Of.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
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

type Order = EndpointInput<typeof importRateCard>["body"];
/** How a file is to be read and taken. */
type Choice = Pick<Order, "goodRowsOnly" | "decimalComma" | "encoding">;

const USUAL: Choice = { goodRowsOnly: false, decimalComma: false, encoding: "utf-8" };
const CARD = { queryKey: [RATE_CARD] };

/** The organization's rate card: what counts now, and a new file that is shown before it replaces that. */
export function RateCardDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { data: card } = useQuery(rateCardQuery());
  const { given, choice, report, failure, busy, take, choose, setChoice, bring } = useCardFile(onClose);
  const canTake = report !== null && report.lines > 0 && (report.errors === 0 || choice.goodRowsOnly);
  const count = report?.lines ?? 0;
  const codes = new Set(report?.problems.map(({ code }) => code));
  return (
    <TaskDialog
      title={text("proposals.card.title")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={() => saveFile("rate-card-template.csv", "text/csv", rateCardTemplate())}>
            {text("proposals.card.template")}
          </ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!given || !canTake} onClick={bring}>
            {text("proposals.card.take", { count, number: formats.count(count) })}
          </ActionButton>
        </>
      }
    >
      {card && <PresentCard card={card} />}
      <p>{text("proposals.card.how")}</p>
      <FileDrop
        label={given?.name ?? text("ownRevenue.drop")}
        accept=".csv,.txt,.tsv,.gz,.xlsx"
        onFile={(file) => void take(file)}
      />
      {(choice.decimalComma || codes.has("semicolon-file")) && (
        <Toggle
          label={text("ownRevenue.decimalComma")}
          checked={choice.decimalComma}
          onChange={(decimalComma) => choose({ decimalComma })}
        />
      )}
      {(choice.encoding === "latin1" || codes.has("not-utf8")) && (
        <Toggle
          label={text("ownRevenue.latin1")}
          checked={choice.encoding === "latin1"}
          onChange={(latin1) => choose({ encoding: latin1 ? "latin1" : "utf-8" })}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      {busy && !report && <LoadingBlock />}
      {report && <CardFound report={report} />}
      {report && report.lines > 0 && report.errors > 0 && (
        <Toggle
          label={text("ownRevenue.goodRowsOnly")}
          checked={choice.goodRowsOnly}
          onChange={(goodRowsOnly) => setChoice({ ...choice, goodRowsOnly })}
        />
      )}
    </TaskDialog>
  );
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

/** A file that was dropped: looked at each time that it is to be read otherwise, and taken at last. */
function useCardFile(onTaken: () => void) {
  const text = useText();
  const [given, setGiven] = useState<Pick<Order, "name" | "content"> | null>(null);
  const [choice, setChoice] = useState(USUAL);
  const [report, setReport] = useState<RateCardReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (file: Pick<Order, "name" | "content">, how: Choice, dryRun: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await callApi(importRateCard, { body: { ...file, ...how, dryRun } });
      setReport(answer);
      const { card } = answer;
      if (card === null) return;
      await changeList(Promise.resolve(), CARD);
      addToast((words) => words("proposals.card.taken", { name: file.name }), {
        type: "success",
        action: {
          label: (words) => words("proposals.undo"),
          run: () => void changeList(callApi(undoRateCard, { params: { card } }), CARD),
        },
      });
      onTaken();
    } catch (reason) {
      setFailure(text(`errors.${problemCode(reason)}.what`));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File) => {
    setReport(null);
    if (file.size > LARGEST_FILE) {
      setFailure(text("proposals.card.tooLarge"));
      return;
    }
    const read = { name: file.name.slice(0, 200), content: await base64Of(file) };
    setGiven(read);
    setChoice(USUAL);
    await send(read, USUAL, true);
  };
  const choose = (change: Partial<Choice>) => {
    const how = { ...choice, ...change };
    setChoice(how);
    if (given) void send(given, how, true);
  };
  const bring = () => {
    if (given) void send(given, choice, false);
  };
  return { given, choice, report, failure, busy, take, choose, setChoice, bring };
}
