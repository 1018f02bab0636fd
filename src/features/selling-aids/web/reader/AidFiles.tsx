import { IconDownload, IconMail } from "@tabler/icons-react";
import type { CallInput } from "#ui/api/addressOf.ts";
import type { AidType } from "#domain/content/contentKind.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { useText } from "#language/useText.ts";
import { aidText, mailText } from "#documents/aids/aidText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { type AidFormat, aidFile } from "../../contract.ts";
import style from "./AidReader.module.css";

interface AidFilesProps {
  readonly aid: string;
  readonly type: AidType;
  /** Both with their fields filled. */
  readonly title: string;
  readonly body: ContentDocument;
  readonly market: string;
  /** Without its ending. */
  readonly fileName: string;
  readonly query: NonNullable<CallInput<typeof aidFile>["query"]>;
  /** What is said below a text of sample figures; empty where there are none. */
  readonly sample: string;
}

/** Longer addresses break in mail programs. */
const LONGEST_MAILTO = 1_800;

/** An aid to take away: as a file of the server's, or as text. */
export function AidFiles({ aid, type, title, body, market, fileName, query, sample }: AidFilesProps) {
  const text = useText();
  const isMail = type === "email-template";
  const plain = isMail ? mailText(title, body) : { subject: title, body: aidText(body) };
  const words = sample === "" ? plain.body : `${plain.body}\n\n${sample}`;
  const mailto = `mailto:?subject=${encodeURIComponent(plain.subject)}&body=${encodeURIComponent(words)}`;
  const download = async (format: AidFormat) => {
    const file = await startJob(title, (_, signal) =>
      callFile(aidFile, { params: { market, aid }, query: { ...query, format }, signal }),
    );
    if (!file) return;
    saveFile(`${fileName}.${format}`, file.type, file);
    await queryClient.invalidateQueries({ queryKey: ["selling-aids"] });
  };
  const formats: readonly AidFormat[] = isMail ? ["eml", "txt", "pdf"] : ["pdf", "pptx", "txt"];
  return (
    <div className={style["files"]} role="group" aria-label={text("sellingAids.files.label")}>
      {formats.map((format, at) => (
        <ActionButton key={format} tone={at === 0 ? "main" : "quiet"} onClick={() => void download(format)}>
          <IconDownload size={16} stroke={1.6} aria-hidden="true" /> {text(`sellingAids.files.${format}`)}
        </ActionButton>
      ))}
      <CopyButton
        words={text("sellingAids.files.copy")}
        done={text("sellingAids.files.copied")}
        copied={isMail ? words : `${plain.subject}\n\n${words}`}
      />
      {isMail && mailto.length <= LONGEST_MAILTO && (
        <a className={style["mail"]} href={mailto}>
          <IconMail size={16} aria-hidden="true" /> {text("sellingAids.files.mail")}
        </a>
      )}
    </div>
  );
}
