import { useClipboard } from "@mantine/hooks";
import { type ReactNode, useEffect } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import style from "./ShownSecret.module.css";

interface ShownSecretProps {
  readonly secret: string;
  /** What it is called. */
  readonly label: string;
  /** That it is not shown again, and what then. */
  readonly warning: string;
  readonly copy: string;
  readonly copied: string;
  readonly onCopied: () => void;
  /** How it is used. */
  readonly children?: ReactNode;
}

/** Something secret, for the only time, to be copied. */
export function ShownSecret({ secret, label, warning, copy, copied, onCopied, children }: ShownSecretProps) {
  const clipboard = useClipboard({ timeout: 5_000 });
  useEffect(() => {
    if (clipboard.copied) onCopied();
  }, [clipboard.copied, onCopied]);
  return (
    <div className={style["frame"]}>
      <Callout tone="caution">{warning}</Callout>
      <div className={style["shown"]}>
        <output className={style["secret"]} aria-label={label}>
          {secret}
        </output>
        <ActionButton tone="main" data-autofocus onClick={() => clipboard.copy(secret)}>
          {clipboard.copied ? copied : copy}
        </ActionButton>
      </div>
      {children}
    </div>
  );
}
