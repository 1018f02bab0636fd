import { useQuery } from "@tanstack/react-query";
import { IconPhone } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "../look/QuietButton.tsx";
import style from "./CallListButton.module.css";
import { callListQuery } from "./callListQuery.ts";

const CallListDrawer = lazy(() => import("./CallListDrawer.tsx"));

/** Opens the call list from any screen of figures, and says how many calls are still to be made. */
export function CallListButton() {
  const text = useText();
  const formats = useFormats();
  const { data: waiting = 0 } = useQuery({
    ...callListQuery(),
    select: (items) => items.filter(({ status }) => status === "open").length,
  });
  /** Null until it is opened for the first time: then its part of the script loads. */
  const [open, setOpen] = useState<boolean | null>(null);

  return (
    <>
      <QuietButton aria-haspopup="dialog" title={text("callList.title")} onClick={() => setOpen(true)}>
        <IconPhone size={18} stroke={1.6} aria-hidden="true" />
        <span className={style["spoken"]}>{text("callList.title")}</span>
        {waiting > 0 && (
          <>
            <span className={style["count"]} aria-hidden="true">
              {formats.count(waiting)}
            </span>
            <span className={style["spoken"]}>{text("callList.waiting", { count: waiting })}</span>
          </>
        )}
      </QuietButton>
      {open !== null && (
        <Suspense>
          <CallListDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
