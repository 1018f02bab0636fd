import { useQuery } from "@tanstack/react-query";
import { useReducer, useState } from "react";
import { useText } from "#language/useText.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { LinkList } from "#ui/reportLinks/LinkList.tsx";
import { reportLinksQuery } from "#ui/reportLinks/reportLinksQuery.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import type { ReportAsked } from "../reportQuery.ts";
import { LinkShows } from "./LinkShows.tsx";
import { LinksOff } from "./LinksOff.tsx";
import { MadeLink } from "./MadeLink.tsx";
import { NewLinkForm } from "./NewLinkForm.tsx";
import style from "./ShareLink.module.css";
import { useNewLink } from "./useNewLink.ts";

interface ShareLinkDialogProps {
  /** The report as it is chosen now. */
  readonly asked: ReportAsked;
  readonly onClose: () => void;
}

/** Makes a link to the report as it is chosen, shows it this once, and lists those made before. */
export function ShareLinkDialog({ asked, onClose }: ShareLinkDialogProps) {
  const text = useText();
  const { data, error } = useQuery(reportLinksQuery());
  const making = useNewLink(asked);
  const [kept, keep] = useReducer(() => true, false);
  const [form] = useState("new-report-link");
  const made = making.made;
  const mayMake = data?.allowed === true && made === null;
  return (
    <TaskDialog
      title={text("reportLinks.title")}
      held={making.busy || (made !== null && !kept)}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("reportLinks.close")}</ActionButton>
          {mayMake && (
            <ActionButton tone="main" type="submit" form={form} busy={making.busy} disabled={!making.complete}>
              {text("reportLinks.make")}
            </ActionButton>
          )}
        </>
      }
    >
      {error && (
        <Callout tone="alarm" role="alert">
          {text(`errors.${problemCode(error)}.what`)}
        </Callout>
      )}
      {!data && !error && <LoadingBlock />}
      {data && (
        <div className={style["dialog"]}>
          {data.allowed ? (
            <>
              <p className={style["words"]}>{text("reportLinks.lead")}</p>
              <LinkShows asked={asked} />
              {made === null ? (
                <NewLinkForm id={form} making={making} />
              ) : (
                <MadeLink token={made} onCopied={keep} onAnother={making.begin} />
              )}
            </>
          ) : (
            <LinksOff hadSome={data.items.length > 0} />
          )}
          {(data.allowed || data.items.length > 0) && (
            <section className={style["yours"]}>
              <h3>{text("reportLinks.yours")}</h3>
              {data.items.length === 0 ? (
                <p className={style["soft"]}>{text("reportLinks.none")}</p>
              ) : (
                <LinkList label={text("reportLinks.yours")} links={data.items} />
              )}
            </section>
          )}
        </div>
      )}
    </TaskDialog>
  );
}
