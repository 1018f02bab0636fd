import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Counts, FileFound } from "#ui/ownFile/FileFound.tsx";
import { OwnFileDialog } from "#ui/ownFile/OwnFileDialog.tsx";
import { useOwnFile } from "#ui/ownFile/useOwnFile.ts";
import { LARGEST_ZIP_FILE } from "../contract/zipCounties.ts";
import { sendZips } from "./changeCompanies.ts";
import { zipTableQuery } from "./companyQueries.ts";
import { problemText } from "./ImportFound.tsx";

const NOTHING_MORE = {};
const COUNTS = ["zips", "several", "elsewhere"] as const;

/** Takes in which counties ZIP codes lie in, for every organization; for administrators. */
export function ZipsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { data: table } = useQuery(zipTableQuery());
  const file = useOwnFile({
    more: NOTHING_MORE,
    largest: LARGEST_ZIP_FILE,
    tooLarge: text("companies.zips.tooLarge"),
    send: (order) => sendZips(order, formats),
    isTaken: ({ taken }) => taken,
    onTaken: onClose,
  });
  const { report } = file;
  const count = report?.zips ?? 0;
  return (
    <OwnFileDialog
      title={text("companies.zips.title")}
      how={text("companies.zips.how")}
      file={file}
      sound={count}
      takes={text("companies.zips.take", { count, number: formats.count(count) })}
      onClose={onClose}
      present={
        table && (
          <p>
            {table.file === null || table.at === null
              ? text("companies.zips.none")
              : text("companies.zips.present", {
                  file: table.file,
                  number: formats.count(table.zips),
                  several: formats.count(table.several),
                  at: formats.instant(table.at),
                })}
          </p>
        )
      }
      found={
        report && (
          <FileFound name="zips-report" report={report} said={(problem) => problemText(problem, text, formats)}>
            <Counts items={COUNTS.map((one) => [text(`companies.zips.found.${one}`), report[one]])} />
          </FileFound>
        )
      }
    />
  );
}
