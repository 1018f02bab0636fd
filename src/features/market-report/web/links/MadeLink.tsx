import { useClipboard } from "@mantine/hooks";
import { useEffect } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import style from "./ShareLink.module.css";

interface MadeLinkProps {
  readonly token: string;
  readonly onCopied: () => void;
  readonly onAnother: () => void;
}

/** The link itself, for the only time. */
export function MadeLink({ token, onCopied, onAnother }: MadeLinkProps) {
  const text = useText();
  const clipboard = useClipboard({ timeout: 5_000 });
  useEffect(() => {
    if (clipboard.copied) onCopied();
  }, [clipboard.copied, onCopied]);
  const address = linkAddress(token);
  return (
    <div className={style["form"]}>
      <Callout tone="caution">{text("reportLinks.made.once")}</Callout>
      <output className={style["address"]} aria-label={text("reportLinks.made.label")} data-testid="made-link">
        {address}
      </output>
      <div className={style["buttons"]}>
        <ActionButton tone="main" data-autofocus onClick={() => clipboard.copy(address)}>
          {text(clipboard.copied ? "reportLinks.made.copied" : "reportLinks.made.copy")}
        </ActionButton>
        <ActionButton onClick={onAnother}>{text("reportLinks.made.another")}</ActionButton>
      </div>
    </div>
  );
}

/** Where whoever holds a link reads the report. The secret stands behind the `#`, which browsers send to nobody. */
function linkAddress(token: string): string {
  return new URL(`${import.meta.env.BASE_URL}r#token=${token}`, location.origin).href;
}
