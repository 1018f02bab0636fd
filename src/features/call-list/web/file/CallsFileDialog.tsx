import type { TFunction } from "i18next";
import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Counts, FileFound } from "#ui/ownFile/FileFound.tsx";
import { OwnFileDialog } from "#ui/ownFile/OwnFileDialog.tsx";
import { useOwnFile } from "#ui/ownFile/useOwnFile.ts";
import { type CallsReport, LARGEST_FILE } from "../../contract/callFile.ts";
import { callsTemplate } from "./callsTemplate.ts";
import { sendCalls } from "./sendCalls.ts";

const NOTHING_ELSE = {};

interface CallsFileDialogProps {
  /** Whether calls of colleagues can be brought too. */
  readonly team: boolean;
  readonly onClose: () => void;
}

/** Takes calls in as a file. */
export default function CallsFileDialog({ team, onClose }: CallsFileDialogProps) {
  const text = useText();
  const formats = useFormats();
  const file = useOwnFile({
    more: NOTHING_ELSE,
    largest: LARGEST_FILE,
    tooLarge: text("pipeline.file.tooLarge"),
    send: (order) => sendCalls(order, formats),
    isTaken: (report) => report.file !== null,
    onTaken: onClose,
  });
  const count = file.report?.calls ?? 0;
  return (
    <OwnFileDialog
      title={text("pipeline.file.title")}
      how={[text("pipeline.file.how"), ...(team ? [text("pipeline.file.howTeam")] : [])].join(" ")}
      file={file}
      sound={count}
      takes={text("pipeline.file.take", { count, number: formats.count(count) })}
      onClose={onClose}
      action={
        <ActionButton onClick={() => saveFile("call-list-template.csv", "text/csv", callsTemplate(formats.locale))}>
          {text("pipeline.file.template")}
        </ActionButton>
      }
      found={file.report && <CallsFound report={file.report} />}
    />
  );
}

const COUNTS = ["added", "changed", "unchanged", "withoutCompany"] as const;

/** What a file of calls would change, and line by line what is wrong with it. */
function CallsFound({ report }: { readonly report: CallsReport }) {
  const text = useText();
  const formats = useFormats();
  return (
    <FileFound name="calls-report" report={report} said={(problem) => problemText(problem, text, formats)}>
      <Counts items={COUNTS.map((count) => [text(`pipeline.file.found.${count}`), report[count]])} />
    </FileFound>
  );
}

/** What can be wrong with any file of an organisation's own, in words as `ownRevenue.problem.<code>`. */
const TOLD = [
  ...TABLE_PROBLEMS,
  "negative-amount",
  "amount-too-large",
  "unknown-market",
  "unknown-vertical",
  "unknown-medium",
  "not-a-number",
  "not-entitled",
] as const;

/** What reads otherwise of calls, in words as `pipeline.file.problem.<code>`. */
const OWN = [
  "ambiguous-market",
  "ambiguous-company",
  "unknown-person",
  "unknown-value",
  "bad-date",
  "missing-value",
  "duplicate-key",
  "too-many-rows",
] as const;

function problemText({ code, column, near, message }: OwnFileProblem, text: TFunction, formats: Formats): string {
  const told = TOLD.find((one) => one === code);
  const own = OWN.find((one) => one === code);
  const known = told ? text(`ownRevenue.problem.${told}`, { column: column ?? "" }) : message;
  const said = own ? text(`pipeline.file.problem.${own}`) : known;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
