import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import style from "./FileDrop.module.css";

interface FileDropProps {
  /** What is asked for, or the name of what was given. */
  readonly label: string;
  /** As in `<input accept>`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A place to drop a file, or to choose one by a press. */
export function FileDrop({ label, accept, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
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
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file, edited, may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
