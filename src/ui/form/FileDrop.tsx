import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import style from "./FileDrop.module.css";

interface FileDropProps {
  /** What is asked for, or the name of what was given. */
  readonly label: string;
  /** As in `<input accept>`. */
  readonly accept: string;
  readonly onFile: (name: string, content: string) => void;
}

/** A place to drop a text file, or to choose one by a press. Reads it as UTF-8, or as what spreadsheets of old wrote. */
export function FileDrop({ label, accept, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file) onFile(file.name, readText(await file.arrayBuffer()));
  };
  return (
    <label className={style["drop"]} data-over={over || undefined}>
      <IconUpload size={20} stroke={1.6} aria-hidden="true" />
      <bdi>{label}</bdi>
      {/* It lies over the whole place, and browsers let a file be dropped on it. */}
      <input
        type="file"
        accept={accept}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // The same file, edited, may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}

function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
