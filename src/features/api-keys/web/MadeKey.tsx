import { useClipboard } from "@mantine/hooks";
import { useEffect } from "react";
import { API_BASE } from "#api/endpoint.ts";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./ApiKeys.module.css";

interface MadeKeyProps {
  readonly apiKey: string;
  readonly onCopied: () => void;
}

/** The key itself, for the only time. */
export function MadeKey({ apiKey, onCopied }: MadeKeyProps) {
  const text = useText();
  const clipboard = useClipboard({ timeout: 5_000 });
  useEffect(() => {
    if (clipboard.copied) onCopied();
  }, [clipboard.copied, onCopied]);
  return (
    <div className={style["form"]}>
      <p className={style["warning"]}>{text("apiKeys.made.warning")}</p>
      <div className={style["made"]}>
        <output className={style["key"]} aria-label={text("apiKeys.made.label")}>
          {apiKey}
        </output>
        <ActionButton tone="main" data-autofocus onClick={() => clipboard.copy(apiKey)}>
          {text(clipboard.copied ? "apiKeys.made.copied" : "apiKeys.made.copy")}
        </ActionButton>
      </div>
      <p className={style["words"]}>{text("apiKeys.made.how")}</p>
      <pre
        className={style["example"]}
      >{`curl -H "Authorization: Bearer sm_…" \\\n  ${location.origin}${API_BASE}/session`}</pre>
    </div>
  );
}
