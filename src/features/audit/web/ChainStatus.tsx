import { useQuery } from "@tanstack/react-query";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { auditVerificationQuery } from "#ui/audit/auditQueries.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./AuditScreen.module.css";

/** Whether every entry still fits the one before it, worked out anew by the server. */
export function ChainStatus() {
  const text = useText();
  const formats = useFormats();
  const { data, isFetching, error, refetch, dataUpdatedAt } = useQuery(auditVerificationQuery());
  const broken = data?.brokenAt ?? null;
  const Icon = broken === null ? IconShieldCheck : IconAlertTriangle;
  return (
    <div
      className={style["chain"]}
      data-tour="auditProof"
      data-broken={broken === null ? undefined : true}
      role="status"
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p>
          {error && text("audit.chain.unknown")}
          {!data && !error && text("audit.chain.checking")}
          {data &&
            (broken === null
              ? text("audit.chain.whole", { count: data.entries, number: formats.count(data.entries) })
              : text("audit.chain.broken", { position: formats.count(broken) }))}
          {data && data.redacted > 0 && (
            <> {text("audit.chain.redacted", { count: data.redacted, number: formats.count(data.redacted) })}</>
          )}
        </p>
        {data && (
          <p className={style["hash"]}>
            {text("audit.chain.checked", { time: formats.time(new Date(dataUpdatedAt).toISOString()) })}
            {data.lastHash && ` ${text("audit.chain.hash", { hash: data.lastHash })}`}
          </p>
        )}
      </div>
      <ActionButton busy={isFetching} onClick={() => void refetch()}>
        {text("audit.chain.again")}
      </ActionButton>
    </div>
  );
}
