import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Upload } from "../../contract/uploadSchemas.ts";
import { look } from "../changeImports.ts";
import { fileSize } from "#language/fileSize.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { ProgressLine } from "../wizard/ProgressLine.tsx";
import style from "../wizard/Wizard.module.css";
import { pauseSending, sendRest, useSending } from "./sendFile.ts";

/** A file that is still arriving: from this browser, or from one that was closed meanwhile. */
export function ArrivalStep({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const sending = useSending(({ files }) => files[upload.id]);
  const size = (bytes: number) => fileSize(formats, bytes);
  const sent = sending?.sent ?? upload.received;
  const part = text("imports.progress.receiving", { part: size(sent), all: size(upload.bytes) });
  const active = sending && sending.state !== "failed";

  if (active) {
    const left = sending.rate === null ? null : (sending.bytes - sent) / sending.rate;
    const whole = sent >= sending.bytes;
    return (
      <section className={style["work"]}>
        <ProgressLine
          label={whole ? text("imports.progress.looking") : part}
          percentage={whole ? null : (sent / Math.max(sending.bytes, 1)) * 100}
          rate={sending.rate === null ? null : `${size(sending.rate)}/s`}
          secondsLeft={whole ? null : left}
        />
        {sending.state === "lineLost" && <p role="alert">{text("imports.progress.lineLost")}</p>}
        <ActionButton onClick={() => pauseSending(upload.id)}>{text("imports.upload.pause")}</ActionButton>
      </section>
    );
  }
  return (
    <section className={style["work"]}>
      {sending?.fault && (
        <Callout tone="alarm" role="alert">
          <strong>{text(`errors.${sending.fault}.what`)}</strong> {text(`errors.${sending.fault}.why`)}
        </Callout>
      )}
      {upload.received < upload.bytes ? <Resume upload={upload} /> : <LookAtIt upload={upload} />}
    </section>
  );
}

/** All bytes are there, but the browser was closed before the file was looked at. */
function LookAtIt({ upload }: { readonly upload: Upload }) {
  const text = useText();
  return (
    <ActionButton tone="main" onClick={() => void look(upload)}>
      {text("imports.next")}
    </ActionButton>
  );
}

function Resume({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const formats = useFormats();
  const [wrong, setWrong] = useState(false);
  const size = (bytes: number) => fileSize(formats, bytes);
  const take = (file: File) => {
    const same = file.size === upload.bytes && file.name.slice(-200) === upload.fileName;
    setWrong(!same);
    if (same) void sendRest(upload, file);
  };
  return (
    <>
      <p>{text("imports.upload.resume", { part: size(upload.received), all: size(upload.bytes) })}</p>
      <FileDrop
        label={text("imports.again", { name: upload.fileName })}
        accept=".csv,.txt,.tsv,.gz,.xlsx"
        onFile={take}
      />
      {wrong && (
        <Callout tone="alarm" role="alert">
          {text("imports.upload.other", { name: upload.fileName, size: size(upload.bytes) })}
        </Callout>
      )}
    </>
  );
}
