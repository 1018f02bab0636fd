import { useInterval } from "@mantine/hooks";
import { IconEye } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { endView } from "./viewAs.ts";
import style from "./ViewAsLine.module.css";
import type { ViewAsGrant } from "./viewAsState.ts";

const MINUTE_MS = 60_000;

/** As whom an administrator looks, for how long, and the way back. */
export default function ViewAsLine({ grant }: { readonly grant: ViewAsGrant }) {
  const text = useText();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 5_000, { autoInvoke: true });
  const left = Date.parse(grant.expiresAt) - now;
  useEffect(() => {
    if (left <= 0) void endView();
  }, [left]);
  const { name, email } = grant.person;

  return (
    <section className={style["banner"]} aria-label={text("viewAs.banner")} data-testid="view-as-banner">
      <IconEye size={18} stroke={1.8} aria-hidden="true" />
      <p className={style["words"]}>
        <strong>
          {text("viewAs.as")} <bdi>{name}</bdi>
        </strong>{" "}
        <bdi className={style["email"]}>{email}</bdi>
        <span className={style["fact"]}>
          {text("viewAs.readOnly")} · {text("viewAs.left", { count: Math.max(1, Math.ceil(left / MINUTE_MS)) })}
        </span>
      </p>
      <ActionButton className={style["end"]} onClick={() => void endView()}>
        {text("viewAs.end")}
      </ActionButton>
    </section>
  );
}
