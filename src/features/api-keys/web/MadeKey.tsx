import { API_BASE } from "#platform/api/endpoint.ts";
import { useText } from "#language/useText.ts";
import { ShownSecret } from "#ui/form/ShownSecret.tsx";
import style from "./ApiKeys.module.css";

interface MadeKeyProps {
  readonly apiKey: string;
  readonly onCopied: () => void;
}

/** The key itself, for the only time, and how it is sent. */
export function MadeKey({ apiKey, onCopied }: MadeKeyProps) {
  const text = useText();
  return (
    <ShownSecret
      secret={apiKey}
      label={text("apiKeys.made.label")}
      warning={text("apiKeys.made.warning")}
      copy={text("apiKeys.made.copy")}
      copied={text("apiKeys.made.copied")}
      onCopied={onCopied}
    >
      <p className={style["words"]}>{text("apiKeys.made.how")}</p>
      <pre
        className={style["example"]}
      >{`curl -H "Authorization: Bearer sm_…" \\\n  ${location.origin}${API_BASE}/session`}</pre>
    </ShownSecret>
  );
}
