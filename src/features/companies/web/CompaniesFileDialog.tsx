import type { ImportMode } from "#domain/companies/planImport.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { OwnFileDialog } from "#ui/ownFile/OwnFileDialog.tsx";
import { useOwnFile } from "#ui/ownFile/useOwnFile.ts";
import { LARGEST_FILE } from "../contract.ts";
import { sendFile } from "./changeCompanies.ts";
import { ImportFound } from "./ImportFound.tsx";
import { type ChosenCounty, ZipChoices } from "./ZipChoices.tsx";

const MODES = ["add", "replace"] as const satisfies readonly ImportMode[];
const ADDS: { readonly mode: ImportMode; readonly zips: ChosenCounty[] } = { mode: "add", zips: [] };

/** Takes companies in as a file. */
export function CompaniesFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const file = useOwnFile({
    more: ADDS,
    largest: LARGEST_FILE,
    tooLarge: text("companies.file.tooLarge"),
    send: (order) => sendFile(order, formats),
    isTaken: ({ change }) => change !== null,
    onTaken: onClose,
  });
  const count = file.report?.companies ?? 0;
  return (
    <OwnFileDialog
      title={text("companies.bring")}
      how={text("companies.file.how")}
      file={file}
      sound={count}
      takes={text("companies.take", { count, number: formats.count(count) })}
      onClose={onClose}
      choices={
        <>
          <Segmented
            label={text("companies.file.mode")}
            value={file.choice.mode}
            options={MODES.map((value) => ({ value, label: text(`companies.file.${value}`) }))}
            onChange={(mode) => file.choose({ mode })}
          />
          <ZipChoices
            undecided={file.report?.undecided ?? []}
            chosen={file.choice.zips}
            onChoose={(zips) => file.choose({ zips })}
          />
        </>
      }
      found={file.report && <ImportFound report={file.report} />}
    />
  );
}
