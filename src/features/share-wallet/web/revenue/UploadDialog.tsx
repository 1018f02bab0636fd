import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { Words } from "#language/words/words.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { FileFound, FoundTable } from "#ui/ownFile/FileFound.tsx";
import { OwnFileDialog } from "#ui/ownFile/OwnFileDialog.tsx";
import { useOwnFile } from "#ui/ownFile/useOwnFile.ts";
import { LARGEST_FILE, type RevenueReport } from "../../contract/ownRevenue.ts";
import { type FileOrder, sendFile } from "./changeOwnRevenue.ts";

interface UploadDialogProps {
  readonly market: string;
  readonly medium: string;
  readonly words: Words;
  readonly onClose: () => void;
}

const REPLACES: Pick<FileOrder, "mode"> = { mode: "replace" };

/** Takes own revenue in as a file. */
export default function UploadDialog({ market, medium, words, onClose }: UploadDialogProps) {
  const { text } = words;
  const file = useOwnFile({
    more: REPLACES,
    largest: LARGEST_FILE,
    tooLarge: text("ownRevenue.tooLarge"),
    send: (order) => sendFile(market, { ...order, medium }),
    isTaken: ({ change }) => change !== null,
    onTaken: onClose,
  });
  const count = file.report?.accepted ?? 0;
  return (
    <OwnFileDialog
      title={text("ownRevenue.uploadTitle")}
      how={text("ownRevenue.uploadHow", { medium: words.medium(medium), market: words.market(market) })}
      file={file}
      sound={count}
      takes={text("ownRevenue.take", { count })}
      onClose={onClose}
      choices={
        <Segmented
          label={text("ownRevenue.mode")}
          value={file.choice.mode}
          options={[
            { value: "replace", label: text("ownRevenue.replace") },
            { value: "add", label: text("ownRevenue.add") },
          ]}
          onChange={(mode) => file.choose({ mode })}
        />
      }
      found={file.report && <RevenueFound report={file.report} words={words} />}
    />
  );
}

interface RevenueFoundProps {
  readonly report: RevenueReport;
  readonly words: Words;
}

/** What a file holds beside what stands there now, and line by line what is wrong with it. */
function RevenueFound({ report, words }: RevenueFoundProps) {
  const { text, formats } = words;
  const { accepted, totals } = report;
  const heads = [
    text("spending.column.market"),
    text("spending.column.medium"),
    text("spending.column.year"),
    text("ownRevenue.column.categories"),
    text("ownRevenue.column.inFile"),
    text("ownRevenue.column.now"),
  ];
  return (
    <FileFound
      name="revenue-report"
      report={report}
      said={(problem) => problemText(problem, words)}
      sound={text("ownRevenue.sound", { count: accepted, number: formats.count(accepted) })}
    >
      {totals.length > 0 && (
        <FoundTable name={text("ownRevenue.totals")} caption={text("ownRevenue.totals")} heads={heads}>
          {totals.map(({ market, medium, year, subVerticals, dollars, replaced }) => (
            <tr key={`${market} ${medium} ${year}`}>
              <th scope="row">{words.market(market)}</th>
              <td>{words.medium(medium)}</td>
              <td>{formats.year(year)}</td>
              <td>{formats.count(subVerticals)}</td>
              <td>{formats.dollars(dollars)}</td>
              <td>{replaced === 0 ? "–" : formats.dollars(replaced)}</td>
            </tr>
          ))}
        </FoundTable>
      )}
    </FileFound>
  );
}

/** Everything that can be wrong with a file of own revenue, in words as `ownRevenue.problem.<code>`. */
const TOLD = [
  ...TABLE_PROBLEMS,
  "missing-value",
  "not-a-number",
  "negative-amount",
  "amount-too-large",
  "bad-year",
  "bad-month",
  "unknown-market",
  "ambiguous-market",
  "unknown-medium",
  "unknown-vertical",
  "duplicate-key",
  "year-and-months",
  "not-entitled",
  "too-many-rows",
] as const;

/** What is wrong, in the reader's language, with the names that come near; the API's own sentence for what is new to this screen. */
function problemText({ code, column, near, message }: OwnFileProblem, { text, formats }: Words): string {
  const known = TOLD.find((one) => one === code);
  const said = known ? text(`ownRevenue.problem.${known}`, { column: column ?? "" }) : message;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
